/**
 * web/stock: sends a file part by part and goes on where it stopped: after a broken line, and after a reload.
 */
import type { Reply } from '#contract/http/endpoint.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { sendWithProgress } from '#web/platform/api/send-with-progress.ts'
import { prepareDirect, type DirectSending } from './send-direct.ts'
import { signedApiOver } from '#web/platform/session/signed-api.ts'

/** Bytes of a part: what a slow phone sends in some seconds. */
const partSize = 1 << 20
/** Milliseconds before each further try. */
const pauses = [500, 1_000, 2_000, 5_000, 10_000, 20_000]

type Sent = Reply<typeof contract.addFile>
type Wish = {
  draftId: string
  file: File
  onProgress: (share: number) => void
  /** Before it tries again what did not go through. */
  onWait: () => void
}

/** @throws what the server said of the file, or the last of several failures to reach it. */
export async function sendInParts({ draftId, file, onProgress, onWait }: Wish): Promise<Sent> {
  const params = { id: draftId, upload: await uploadIdOf(draftId, file) }
  let from = 0
  const { stock } = await signedApiOver((request) =>
    request.method === 'GET'
      ? fetch(request)
      : sendWithProgress(request, (share) =>
          onProgress((from + share * Math.min(partSize, file.size - from)) / file.size),
        ),
  )
  let direct: DirectSending | null = null
  for (let tries = 0; ;) {
    try {
      if (tries > 0 || from === 0) {
        const begun = await stock.upload({ params })
        from = begun.received
        // Where the storage could not be reached once, everything goes by the server.
        direct = begun.direct && tries === 0 ? await prepareDirect(file, onProgress) : null
      }
      const body = file.slice(from, from + partSize)
      const place = { from, of: file.size }
      const answer = direct
        ? await direct(stock, { params, place, part: body })
        : await stock.addPart({ params, query: place, body })
      if (answer.file) return answer.file
      from = answer.received
      tries = 0
    } catch (failure) {
      const pause = pauses[tries++]
      if (isFinal(failure) || pause === undefined) throw failure
      onWait()
      await rest(pause)
    }
  }
}

/** Whether trying again cannot help. */
const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.status !== 429 &&
  failure.problem.code !== 'stock.partElsewhere'

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The same for the same file of the same draft, so that choosing it again after a reload goes on. */
async function uploadIdOf(draftId: string, { name, size, lastModified }: File): Promise<string> {
  // Digests are for secure origins only.
  if (!('subtle' in crypto)) return draftId.replace(/^.{8}/, randomEight())
  const text = new TextEncoder().encode(`${draftId}\n${name}\n${size}\n${lastModified}`)
  const hex = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text), 0, 16))
  // RFC 9562, 5.8: version 8 is for ids made in one's own way.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

const randomEight = (): string => hexOf(crypto.getRandomValues(new Uint8Array(4)))

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
