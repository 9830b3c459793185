/**
 * web/stock: files on their way into a draft, a few at a time;
 * what does not arrive stays, with what is wrong.
 */
import { useRef, useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { mostFileBytes } from '#contract/stock/uploads.ts'
import { useLeaving } from '#web/platform/autosave/use-leaving.ts'
import { failureWords } from '../../words.ts'
import type { DraftEditor } from '../use-draft.ts'
import { placed } from './reorder.rules.ts'
import { sendInParts } from './send-in-parts.ts'

export type SendingFile = {
  key: number
  file: File
  /** From 0 to 1. */
  share: number
  /** Until the line is back. */
  isWaiting: boolean
  error: string | null
  /** Sent again it would be the same. */
  isFinal: boolean
}
export type Sender = ReturnType<typeof useSending>

/** Pictures sent at the same time. */
const together = 3
let keys = 0

/** Sends files; belongs to the whole editor, so that folding its step loses nothing. */
export function useSending({ id, change, addPicture }: Pick<DraftEditor, 'id' | 'change' | 'addPicture'>) {
  const [files, setFiles] = useState<SendingFile[]>([])
  const line = useRef<{ waiting: SendingFile[]; busy: number }>({ waiting: [], busy: 0 })
  /** In which turn what arrived was chosen. */
  const turns = useRef(new Map<string, number>())
  const patch = (key: number, changes: Partial<SendingFile>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const forget = (key: number) => setFiles((now) => now.filter((one) => one.key !== key))

  const sendOne = async ({ key, file }: SendingFile) => {
    try {
      const onProgress = (share: number) => patch(key, { share, isWaiting: false })
      const onWait = () => patch(key, { isWaiting: true })
      const { sha256, picture } = await sendInParts({ draftId: id, file, onProgress, onWait })
      addPicture(sha256, picture)
      const kind = picture ? 'photo' : paperKindOf(file.name)
      const item = { kind, sha256, sourceUrl: null, caption: picture ? null : nameOf(file) } as const
      turns.current.set(sha256, key)
      const turnOf = (one: typeof item | ListingForm['media'][number]) => turns.current.get(one.sha256 ?? '')
      // The same picture twice is one.
      change(({ media }) => ({
        media: media.some((one) => one.sha256 === sha256) ? media : placed(media, item, turnOf),
      }))
      forget(key)
    } catch (failure) {
      patch(key, { error: failureWords(failure), isFinal: isFinal(failure) })
    }
  }
  const next = () => {
    const file = line.current.busy < together ? line.current.waiting.shift() : undefined
    if (!file) return
    line.current.busy++
    void sendOne(file).finally(() => {
      line.current.busy--
      next()
    })
    next()
  }
  const send = (chosen: readonly File[]) => {
    const added = chosen.map(toSend)
    setFiles((now) => [...now, ...added])
    line.current.waiting.push(...added.filter(({ error }) => error === null))
    next()
  }
  const again = ({ key, file }: SendingFile) => {
    forget(key)
    send([file])
  }
  const onTheirWay = files.filter(({ error }) => error === null).length
  // A link within the program is followed at once, and the rest
  // arrives all the same; a closed tab sends nothing.
  useLeaving(onTheirWay > 0)
  return { files, send, again, forget, onTheirWay }
}

/** What is too large is told at once, and not sent. */
function toSend(file: File): SendingFile {
  const error =
    file.size > mostFileBytes ? sizeWords[file.type === 'application/pdf' ? 'paper' : 'picture'] : null
  return { key: ++keys, file, share: 0, isWaiting: false, error, isFinal: error !== null }
}

const sizeWords = {
  picture: 'The picture has more than 20 MB.',
  paper: 'The paper has more than 20 MB.',
}

const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.problem.code === 'stock.fileRefused'

/** Most papers that agents send are energy certificates, and say so in their names. */
const paperKindOf = (name: string) =>
  /energ|\b(?:epc|dpe|ape|cee|cpe)\b/i.test(name) ? 'energyCertificate' : 'document'

const nameOf = ({ name }: File): string => name.replace(/\.pdf$/i, '').slice(0, 500)
