/** web/portal/library: files are sent one after the other, each told of when it is in. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LibraryPicture } from '#contract/content/library.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'

/** Bytes that the server takes. */
const mostBytes = 20_000_000

export type Sending = { name: string; at: number; of: number }

/** `onAdded` hears of each picture; those that were refused are named with the reason. */
export function useUpload(onAdded?: (picture: LibraryPicture) => void) {
  const { revalidate } = useRevalidator()
  const { take } = useTurns()
  const [sending, setSending] = useState<Sending | null>(null)
  const sendOne = async (file: File) => {
    try {
      if (file.size > mostBytes) throw new Error('It has more than 20 MB.')
      const { pictureLibrary } = await signedApi()
      const name = file.name.slice(0, 200) || 'picture'
      const { message, picture } = await pictureLibrary.add({ query: { name }, body: file })
      toast.success(message)
      onAdded?.(picture)
    } catch (error) {
      toast.error(refusalWords(error), { title: file.name })
    }
  }
  const send = (files: readonly File[]) =>
    take(async () => {
      for (const [at, file] of files.entries()) {
        setSending({ name: file.name, at: at + 1, of: files.length })
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the server is not flooded
        await sendOne(file)
      }
      setSending(null)
      await revalidate()
      return true
    })
  return { send, sending }
}
