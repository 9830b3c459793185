/** platform: makes text answers smaller: Brotli where the browser takes it, gzip otherwise. */
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { promisify } from 'node:util'
import type { Body } from './answers/answers.ts'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const text =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|atom\+xml|rss\+xml|ld\+json|geo\+json)|image\/svg\+xml)/

/** The encoding both sides know, the better one first; null for none. */
export function chooseEncoding(accept: string | null): 'br' | 'gzip' | null {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, quality]) => !/^\s*q=0(\.0*)?\s*$/.test(quality ?? ''))
      .map(([name]) => name?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}

export const isText = (contentType: string | null): boolean => text.test(contentType ?? '')

const least = 1024
const gzipLevel = 5
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** An answer that is there whole: packed in one go, on another thread, where both sides can. */
export async function compressWhole(
  body: Body,
  { status, headers }: { status: number; headers: Headers },
  accept: string | null,
): Promise<Response> {
  headers.append('vary', 'Accept-Encoding')
  const encoding = body.length < least ? null : chooseEncoding(accept)
  if (!encoding) return new Response(body, { status, headers })
  weaken(headers)
  headers.set('content-encoding', encoding)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const packed = await (encoding === 'br'
    ? brotli(bytes, { params: brotliParams })
    : zip(bytes, { level: gzipLevel }))
  return new Response(new Uint8Array(packed), { status, headers })
}

/** Packed bytes are not those that the tag was made of. */
function weaken(headers: Headers): void {
  const etag = headers.get('etag')
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
}

/**
 * The answer compressed as it streams; flushed with every chunk,
 * so that a page's first part is not held back.
 */
export function compress(response: Response, accept: string | null): Response {
  const { headers, body, status } = response
  if (!body || status === 206 || !isText(headers.get('content-type')) || headers.has('content-encoding'))
    return response
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(accept)
  if (!encoding || Number(headers.get('content-length') ?? least) < least) return response
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: brotliParams,
        })
      : createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as NodeStream)
  // A visitor who leaves ends the source too; without this it would be rendered for nobody.
  source.on('error', (error) => packer.destroy(error))
  packer.on('close', () => source.destroy())
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  weaken(headers)
  return new Response(Readable.toWeb(source.pipe(packer)) as ReadableStream, { status, headers })
}
