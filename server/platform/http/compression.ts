/** platform: makes text answers smaller: Brotli where the browser takes it, gzip otherwise. */
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

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

/** The answer compressed as it streams; flushed with every chunk, so that a page's first part is not held back. */
export function compress(response: Response, accept: string | null): Response {
  const { headers, body, status } = response
  if (!body || status === 206 || !isText(headers.get('content-type')) || headers.has('content-encoding'))
    return response
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(accept)
  if (!encoding || Number(headers.get('content-length') ?? 1024) < 1024) return response
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as NodeStream)
  // A visitor who leaves ends the source too; without this it would be rendered for nobody.
  source.on('error', (error) => packer.destroy(error))
  packer.on('close', () => source.destroy())
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const etag = headers.get('etag')
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
  return new Response(Readable.toWeb(source.pipe(packer)) as ReadableStream, { status, headers })
}
