/** web/stock: parts of a file straight to the storage, at addresses that the server signs. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { sendWithProgress } from '#web/platform/api/send-with-progress.ts'

type Part = {
  params: { id: string; upload: string }
  /** Bytes before the part, and of the whole file. */
  place: { from: number; of: number }
  part: Blob
}
/** @throws TypeError when the storage cannot be reached or takes the part for another. */
export type DirectSending = (
  stock: Pick<MeridianApi['stock'], 'signPart' | 'keepPart'>,
  part: Part,
) => Promise<Reply<typeof contract.keepPart>>

/** Null where digests cannot be made, which is so at insecure origins. */
export async function prepareDirect(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<DirectSending | null> {
  if (!('subtle' in crypto)) return null
  const whole = Array.from(await digestOf(file), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return async (stock, { params, place, part }) => {
    const where = { ...place, length: part.size }
    const sha256 = btoa(String.fromCharCode(...(await digestOf(part))))
    const { url, headers } = await stock.signPart({ params, body: { ...where, sha256 } })
    // No cookies: the signature is all that the storage asks for.
    const request = new Request(url, { method: 'PUT', body: part, headers, credentials: 'omit' })
    const { ok, status } = await sendWithProgress(request, (share) =>
      onProgress((place.from + share * part.size) / place.of),
    )
    if (!ok) throw new TypeError(`storage: ${status}`)
    return stock.keepPart({ params, body: { ...where, sha256: whole } })
  }
}

const digestOf = async (bytes: Blob): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()))
