/** platform: files of the built pages, with ranges (the map is read in pieces), caching and compression. */
import { hasAlready } from './answers/etag.ts'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, isText } from './compression.ts'
import { workerPolicy } from './security-headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.pmtiles': 'application/vnd.pmtiles',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Bytes below which packing is no gain, as for the build. */
const worthPacking = 200
/** What the build calls a file that it has packed. */
const packedEnding = '.br'

/**
 * Works for every page of the site, by a policy of its own, and a
 * newer one is never kept from anybody by a cache.
 */
const serviceWorker = '/service-worker.js'

type StaticFile = {
  path: string
  size: number
  type: string
  etag: string
  modified: string
  cache: string
  isWorker: boolean
}
export type StaticFiles = (request: Request) => Promise<Response | null>

/**
 * Serves what is in `root` now: the list is made once, so no address can lead anywhere else. Files under
 * /assets/ have their content's hash in their name and may be kept for ever; the others are asked for again.
 */
export async function createStaticFiles(root: string): Promise<StaticFiles> {
  const files = await listFiles(root)
  const packed = new Map<string, Promise<Buffer>>()
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const file = files.get(new URL(request.url).pathname)
    return file ? serve(file, request, packed) : null
  }
}

async function listFiles(root: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const visible = paths.filter(
    (path) =>
      !isPacked(path, known) &&
      !relative(root, path)
        .split(sep)
        .some((part) => part.startsWith('.')),
  )
  return new Map(
    await Promise.all(
      visible.map(async (path) => [address(root, path), await describe(root, path)] as const),
    ),
  )
}

/** Whether it is a file of this list as Brotli packed it: no file of its own. */
const isPacked = (path: string, known: ReadonlySet<string>): boolean =>
  path.endsWith(packedEnding) && known.has(path.slice(0, -packedEnding.length))

const address = (root: string, path: string) =>
  `/${relative(root, path).split(sep).map(encodeURIComponent).join('/')}`

const cacheOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

async function describe(root: string, path: string): Promise<StaticFile> {
  const { size, mtime, mtimeMs } = await stat(path)
  const isWorker = address(root, path) === serviceWorker
  return {
    path,
    size,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    modified: mtime.toUTCString(),
    cache: isWorker ? 'no-cache' : cacheOf(address(root, path)),
    isWorker,
  }
}

async function serve(
  file: StaticFile,
  request: Request,
  packed: Map<string, Promise<Buffer>>,
): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    'last-modified': file.modified,
    ...(file.isWorker && { 'content-security-policy': workerPolicy, 'service-worker-allowed': '/' }),
  })
  if (isText(file.type)) headers.set('vary', 'Accept-Encoding')
  else headers.set('accept-ranges', 'bytes')
  if (hasAlready(request, file.etag)) return new Response(null, { status: 304, headers })
  const head = request.method === 'HEAD'
  if (isText(file.type)) return serveText(file, headers, request, packed)
  const range = readRange(request.headers, file)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  return new Response(head || file.size === 0 ? null : stream(file, start, end), {
    status: range ? 206 : 200,
    headers,
  })
}

const stream = (file: StaticFile, start: number, end: number) =>
  Readable.toWeb(createReadStream(file.path, { start, end })) as ReadableStream

/** One range of RFC 9110, 14.2; several at once are answered with the whole file, which is allowed. */
function readRange(
  headers: Headers,
  { size, etag }: StaticFile,
): { start: number; end: number } | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  if (headers.has('if-range') && headers.get('if-range') !== etag) return null
  const start = found[1] === '' ? Math.max(0, size - Number(found[2])) : Number(found[1])
  const end = found[1] === '' || found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

async function serveText(
  file: StaticFile,
  headers: Headers,
  request: Request,
  packed: Map<string, Promise<Buffer>>,
) {
  const encoding = file.size < worthPacking ? null : chooseEncoding(request.headers.get('accept-encoding'))
  const key = `${encoding} ${file.path}`
  const content = packed.get(key) ?? pack(file.path, encoding)
  packed.set(key, content)
  const body = await content
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

/**
 * What the build has packed is as small as can be; whatever else
 * there is, is packed when it is first asked for.
 */
async function pack(path: string, encoding: 'br' | 'gzip' | null): Promise<Buffer> {
  const ready = encoding === 'br' ? await readFile(`${path}${packedEnding}`).catch(() => null) : null
  if (ready) return ready
  const content = await readFile(path)
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 })
  if (encoding !== 'br') return content
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
