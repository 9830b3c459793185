/** media: gives out one width of one picture, made at its first request and kept. */
import { hasAlready } from '#server/platform/http/answers/etag.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { originalKey, parseVariant, pictureFormats, variantKey, type PictureVariant } from './media.rules.ts'
import { PictureRefused, PictureQueueFull } from './picture-process.ts'
import { pictureQueue } from './picture-queue.ts'

type Files = Platform['files']

/** Widths being made now, so that ten visitors of a new home make each only once. */
const making = new WeakMap<Files, Map<string, Promise<boolean>>>()

/** Answers `/media/<sha256>/<width>.<webp|avif|jpg>`; the content of an address never changes. */
export async function servePicture(
  { files }: Pick<Platform, 'files'>,
  request: Request,
  params: Record<string, string>,
) {
  const asked = parseVariant(params.sha ?? '', params.file ?? '')
  if (!asked) throw notFound()
  const etag = `"${asked.sha256.slice(0, 32)}-${asked.width}-${asked.format}"`
  const headers = {
    'content-type': pictureFormats[asked.format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
  const found =
    (await files.get(variantKey(asked))) ??
    ((await make(files, asked)) ? await files.get(variantKey(asked)) : null)
  if (!found) throw notFound()
  const unchanged = hasAlready(request, etag)
  if (unchanged || request.method === 'HEAD') await found.stream.cancel()
  if (unchanged) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : found.stream
  return new Response(body, { headers: { ...headers, 'content-length': String(found.size) } })
}

const notFound = () => refuse('common.notFound')

function make(files: Files, asked: PictureVariant): Promise<boolean> {
  const key = variantKey(asked)
  const under = making.get(files) ?? new Map<string, Promise<boolean>>()
  making.set(files, under)
  const begun = under.get(key) ?? makeNow(files, asked).finally(() => under.delete(key))
  under.set(key, begun)
  return begun
}

/** False when there is no such picture. */
async function makeNow(files: Files, { sha256, width, format }: PictureVariant): Promise<boolean> {
  const original = await files.get(originalKey(sha256))
  if (!original) return false
  const bytes = new Uint8Array(await new Response(original.stream).arrayBuffer())
  const made = await pictureQueue.do({ kind: 'variant', bytes, width, format }, 'visitor').catch(unavailable)
  await files.put(variantKey({ sha256, width, format }), made.bytes)
  return true
}

function unavailable(cause: unknown): never {
  if (!(cause instanceof PictureQueueFull) && !(cause instanceof PictureRefused)) throw cause
  throw refuse('common.unavailable', { retryAfter: 5, cause })
}
