/** web/stock: a draft while it is written: every change is saved by itself, one call at a time, and nothing is lost on the way. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { Draft } from '#contract/stock/stock.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

/** Milliseconds without a change after which it is saved. */
const pause = 700

export type Saving =
  | { state: 'saved'; at: string }
  | { state: 'waiting' }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  /** Somebody else saved it meanwhile; `theirs` is what they saved. */
  | { state: 'conflict'; theirs: Draft }

export type DraftEditor = ReturnType<typeof useDraft>

/** `change` changes the form; `settled` answers the version once everything is saved, or null when it could not be. */
export function useDraft(first: Draft) {
  const [form, setForm] = useState(first.form)
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: first.savedAt })
  const [pictures, setPictures] = useState(() => picturesOf(first))
  const now = useRef({ form: first.form, saved: first.form, version: first.version })
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef<Promise<void>>(Promise.resolve())

  const save = useCallback((): Promise<number | null> => {
    clearTimeout(clock.current)
    const done = turn.current.then(() => saveNow(first.id, now.current, setSaving))
    turn.current = done.then(() => undefined)
    return done
  }, [first.id])

  const change = useCallback(
    (next: Partial<ListingForm> | ((form: ListingForm) => Partial<ListingForm>)) => {
      const changes = typeof next === 'function' ? next(now.current.form) : next
      now.current.form = { ...now.current.form, ...changes }
      setForm(now.current.form)
      setSaving((before) => (before.state === 'conflict' ? before : { state: 'waiting' }))
      clearTimeout(clock.current)
      clock.current = setTimeout(() => void save(), pause)
    },
    [save],
  )

  /** Ends a conflict: with what they saved, or with ours over it. */
  const resolve = (theirs: Draft, keep: 'theirs' | 'mine') => {
    now.current.version = theirs.version
    now.current.saved = theirs.form
    if (keep === 'theirs') {
      now.current.form = theirs.form
      setForm(theirs.form)
      setPictures((known) => new Map([...known, ...picturesOf(theirs)]))
      setSaving({ state: 'saved', at: theirs.savedAt })
    } else void save()
  }

  useLeaving(saving)
  const addPicture = (sha256: string, picture: Picture) =>
    setPictures((known) => new Map([...known, [sha256, picture]]))
  const { id, feed, colleagues, status } = first
  return { id, feed, colleagues, status, form, saving, pictures, change, save, resolve, addPicture }
}

type Now = { form: ListingForm; saved: ListingForm; version: number }

/** Answers the version that holds everything; null when something is not saved. */
async function saveNow(id: string, now: Now, tell: (saving: Saving) => void): Promise<number | null> {
  const { form } = now
  if (form === now.saved) return now.version
  tell({ state: 'saving' })
  const { stock } = await signedApi()
  try {
    const { version, savedAt } = await stock.save({ params: { id }, body: { version: now.version, form } })
    now.version = version
    now.saved = form
    tell(now.form === form ? { state: 'saved', at: savedAt } : { state: 'waiting' })
    return version
  } catch (failure) {
    tell(await afterFailure(id, failure))
    return null
  }
}

async function afterFailure(id: string, failure: unknown): Promise<Saving> {
  if (failure instanceof ApiError && failure.problem.code === 'stock.changed') {
    const { stock } = await signedApi()
    const theirs = await stock.draft({ params: { id } }).catch(() => null)
    if (theirs) return { state: 'conflict', theirs }
  }
  const message = failure instanceof Error ? failure.message : ''
  return { state: 'failed', message: message || 'This could not be saved.' }
}

/** Asks before a page with unsaved words is left. */
function useLeaving({ state }: Saving): void {
  useEffect(() => {
    if (state === 'saved') return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])
}

const picturesOf = ({ form, pictures }: Draft): Map<string, Picture> =>
  new Map(
    form.media.flatMap(({ sha256 }, at) => {
      const picture = pictures[at]
      return sha256 && picture ? [[sha256, picture] as const] : []
    }),
  )
