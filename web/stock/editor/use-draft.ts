/** web/stock: a draft while it is written; every change is saved by itself. */
import { useState } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { Draft } from '#contract/stock/stock.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { useAutosave, type Stored } from '#web/platform/autosave/use-autosave.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

export type DraftEditor = ReturnType<typeof useDraft>

const storedOf = ({ form, version, savedAt }: Draft): Stored<ListingForm> => ({
  value: form,
  version,
  savedAt,
})

export function useDraft(first: Draft) {
  const { id, feed, colleagues, status } = first
  const params = { id }
  const { value: form, ...editor } = useAutosave<ListingForm, Draft>(first, {
    send: async (value, version) =>
      (await signedApi()).stock.save({ params, body: { version, form: value } }),
    conflict: 'stock.changed',
    read: async () => (await signedApi()).stock.draft({ params }),
    storedOf,
  })
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture | null>>(() => picturesOf(first))
  const addPictures = (more: ReadonlyMap<string, Picture | null>) =>
    setPictures((known) => new Map([...known, ...more]))
  /** What somebody else saved brings its own pictures. */
  const resolve = (theirs: Draft, keep: 'theirs' | 'mine') => {
    if (keep === 'theirs') addPictures(picturesOf(theirs))
    editor.resolve(theirs, keep)
  }
  const addPicture = (sha256: string, picture: Picture | null) => addPictures(new Map([[sha256, picture]]))
  return { ...editor, id, feed, colleagues, status, form, pictures, resolve, addPicture }
}

/** By their hash, or by the address a feed gave; null for what is no picture, and for what did not arrive. */
const picturesOf = ({ form, pictures }: Draft): Map<string, Picture | null> =>
  new Map(
    form.media.flatMap(({ sha256, sourceUrl }, at) => {
      const key = sha256 ?? sourceUrl
      const picture = pictures[at]
      return key !== null && picture !== undefined ? [[key, picture] as const] : []
    }),
  )
