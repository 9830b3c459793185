/** platform: files of the pages: ranges for the map, caching, compression, and nothing outside the folder. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

let root = ''
let files: StaticFiles
const script = 'export const a = 1;\n'.repeat(200)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meridian-static-'))
  await mkdir(join(root, 'site/assets'), { recursive: true })
  await writeFile(join(root, 'secret.txt'), 'secret')
  await writeFile(join(root, 'site/map.pmtiles'), Buffer.from('0123456789'))
  await writeFile(join(root, 'site/assets/app-abc.js'), script)
  await writeFile(join(root, 'site/.hidden'), 'hidden')
  await writeFile(join(root, 'site/service-worker.js'), script)
  files = await createStaticFiles(join(root, 'site'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(new Request(new URL(path, 'http://localhost'), { headers, method }))
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await ask(path, headers, method)
  if (!response) throw new Error(`${path} was not found`)
  return response
}

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('a range of %s', async (range, status, body, contentRange) => {
  const response = await get('/map.pmtiles', { range })
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    body,
    contentRange,
  ])
  expect(response.headers.get('content-length')).toBe(String(body.length))
})

test.each(['bytes=10-', 'bytes=4-2', 'bytes=-0'])('a range of %s cannot be answered', async (range) => {
  const response = await get('/map.pmtiles', { range })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test('a range of an older version is answered with the whole', async () => {
  expect((await get('/map.pmtiles', { range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200)
})

test('text is compressed as the browser likes it', async () => {
  const brotli = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script)
  const gzip = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
  expect(await (await get('/assets/app-abc.js')).text()).toBe(script)
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
})

test('hashed files are kept for ever, others are asked for again', async () => {
  expect((await get('/assets/app-abc.js')).headers.get('cache-control')).toContain('immutable')
  const { headers } = await get('/map.pmtiles')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await get('/map.pmtiles', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
})

test('HEAD says what GET would', async () => {
  const response = await get('/map.pmtiles', {}, 'HEAD')
  expect([response.headers.get('content-length'), await response.text()]).toEqual(['10', ''])
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets',
  '/.hidden',
  '/assets/../../secret.txt',
  '//secret.txt',
])('there is no %s', async (path) => {
  expect(await files(new Request(`http://localhost${path}`))).toBe(null)
})

test('nothing is written to files', async () => {
  expect(await ask('/map.pmtiles', {}, 'POST')).toBe(null)
})

test('what the build has packed is sent as it is, and has no address of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-packed-'))
  const ready = brotliCompressSync(Buffer.from(script))
  await writeFile(join(folder, 'app.js'), script)
  await writeFile(join(folder, 'app.js.br'), ready)
  const ours = await createStaticFiles(folder)
  const read = (path: string, encoding: string) =>
    ours(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': encoding } }))
  const sent = await read('/app.js', 'br')
  expect(sent?.headers.get('content-encoding')).toBe('br')
  expect(Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(ready)
  expect(await (await read('/app.js', ''))?.text()).toBe(script)
  expect(await read('/app.js.br', 'br')).toBeNull()
  await rm(folder, { recursive: true })
})

test('a service worker may ask us and nobody else, works for the whole site, and is never kept by a cache', async () => {
  const { headers } = await get('/service-worker.js')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  )
  expect(headers.get('service-worker-allowed')).toBe('/')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect((await get('/assets/app-abc.js')).headers.get('content-security-policy')).toBeNull()
})
