/** media: gives out a paper, to be saved rather than shown: what others wrote never runs under our name. */
import { hasAlready } from '#server/platform/http/answers/etag.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { paperKey } from './media.rules.ts'

/** Answers `/media/<sha256>/paper.pdf`; the content of an address never changes. */
export async function servePaper({ files }: Pick<Platform, 'files'>, request: Request, sha256: string) {
  const found = await files.get(paperKey(sha256))
  if (!found) throw refuse('common.notFound')
  const etag = `"${sha256.slice(0, 32)}"`
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="paper.pdf"',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
  const isUnchanged = hasAlready(request, etag)
  if (isUnchanged || request.method === 'HEAD') await found.stream.cancel()
  if (isUnchanged) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : found.stream
  return new Response(body, { headers: { ...headers, 'content-length': String(found.size) } })
}
