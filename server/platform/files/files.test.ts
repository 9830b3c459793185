/**
 * platform: stored files are whole or absent, in a folder and in a
 * bucket alike, and keys stay where they belong.
 */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createNetServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBucketFiles } from './bucket-files.ts'
import type { Files } from './files.ts'
import { createFiles } from './open-files.ts'

const root = await mkdtemp(join(tmpdir(), 'meridian-files-'))
afterAll(() => rm(root, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (files: Files, key: string, range = {}) => {
  const found = await files.get(key, range)
  return found && { size: found.size, text: await new Response(found.stream).text() }
}

const server = new S3rver({
  port: 0,
  silent: true,
  directory: join(root, 'buckets'),
  configureBuckets: [{ name: 'homes', configs: [] }],
})
const bucket = { name: 'homes', prefix: 'live/', region: 'us-east-1', isPathStyle: true }
const folder = createFiles({ folder: join(root, 'folder') })
let endpoint = ''
let inBucket: Files

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
  inBucket = createFiles({ bucket: { ...bucket, endpoint } })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

/** A storage that has more to do than it can. */
const overtaxed = createServer(({ headers }, answer) => {
  heard.push(headers)
  answer.writeHead(503).end()
})
const heard: IncomingHttpHeaders[] = []
let busy = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => overtaxed.listen(0, '127.0.0.1', resolve))
  busy = `http://127.0.0.1:${(overtaxed.address() as AddressInfo).port}`
})
afterAll(() => void overtaxed.close())

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => inBucket],
])('in %s', (_place, files) => {
  test('what was put can be got, whole or in part, replaced and removed', async () => {
    expect(await files().put('pictures/ab/one.jpg', bytes('hello'))).toBe(5)
    expect(await textOf(files(), 'pictures/ab/one.jpg')).toEqual({ size: 5, text: 'hello' })
    const part = { start: 1, end: 2 }
    expect(await textOf(files(), 'pictures/ab/one.jpg', part)).toEqual({ size: 5, text: 'el' })
    expect(await textOf(files(), 'pictures/ab/one.jpg', { start: 3 })).toEqual({ size: 5, text: 'lo' })
    expect(await textOf(files(), 'pictures/ab/one.jpg', { start: 5 })).toEqual({ size: 5, text: '' })
    await files().put('pictures/ab/one.jpg', bytes('new'))
    expect(await textOf(files(), 'pictures/ab/one.jpg')).toEqual({ size: 3, text: 'new' })
    await files().remove('pictures/ab/one.jpg')
    await files().remove('pictures/ab/one.jpg')
    expect(await files().exists('pictures/ab/one.jpg')).toBe(false)
    expect(await files().get('pictures/ab/one.jpg')).toBeNull()
  })

  test('a long stream arrives byte for byte', async () => {
    const chunk = Uint8Array.from({ length: 1 << 16 }, (_, at) => at % 251)
    const chunks = async function* () {
      for (let sent = 0; sent < 200; sent++) yield chunk
    }
    expect(await files().put('feeds/long.xml', chunks())).toBe(200 * chunk.length)
    const found = await files().get('feeds/long.xml')
    const read = Buffer.from(await new Response(found?.stream).arrayBuffer())
    expect(read.equals(Buffer.concat(Array.from({ length: 200 }, () => chunk)))).toBe(true)
  })

  test('a source that breaks off leaves the old file and no remains', async () => {
    await files().put('broken/a.xml', bytes('old'))
    const broken = async function* () {
      yield bytes('ne')
      throw new Error('connection lost')
    }
    await expect(files().put('broken/a.xml', broken())).rejects.toThrow('connection lost')
    expect(await textOf(files(), 'broken/a.xml')).toEqual({ size: 3, text: 'old' })
    expect(await files().list('broken')).toEqual(['a.xml'])
  })

  test('a folder lists its own files alone', async () => {
    for (const key of ['audit/one.json', 'audit/two.json', 'audit/deeper/three.json', 'audited/four.json'])
      await files().put(key, bytes('{}'))
    expect((await files().list('audit')).toSorted()).toEqual(['one.json', 'two.json'])
    expect(await files().list('nothing')).toEqual([])
  })

  test('whoever walks sees every file below, and when it was put there', async () => {
    const began = Date.now() - 2_000
    for (const key of ['walked/a.json', 'walked/deep/er/b.json', 'walkedby/c.json'])
      await files().put(key, bytes('{}'))
    const seen = await Array.fromAsync(files().walk('walked'))
    expect(seen.map(({ key }) => key).toSorted()).toEqual(['walked/a.json', 'walked/deep/er/b.json'])
    expect(seen.every(({ putAt }) => putAt.getTime() >= began && putAt.getTime() <= Date.now() + 1)).toBe(
      true,
    )
    expect(await Array.fromAsync(files().walk('nothing'))).toEqual([])
  })

  test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a/.b', 'a\0b', '', 'a/', 'ü'])(
    'the key %j is refused',
    async (key) => {
      await expect(Promise.resolve().then(() => files().exists(key))).rejects.toThrow('not a file key')
    },
  )
})

test.runIf(process.platform === 'linux')('a folder that cannot be made is an error, not a wait', async () => {
  const nowhere = createFiles({ folder: '/proc/nowhere' })
  await expect(nowhere.put('a/b', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a broken source leaves no draft in the folder', async () => {
  expect(await readdir(join(root, 'folder/broken'))).toEqual(['a.xml'])
})

test('a bucket that is not there is an error rather than a missing file', async () => {
  const missing = createFiles({ bucket: { ...bucket, name: 'other', endpoint } })
  await expect(missing.get('a.xml')).rejects.toThrow(/bucket/i)
})

test.each([
  ['refuses', () => 'http://127.0.0.1:1'],
  ['cannot', () => busy],
])('a storage that %s is away: whoever asked is told to come again', async (_what, address) => {
  const files = createFiles({ bucket: { ...bucket, endpoint: address() } })
  const told = { status: 503, code: 'common.unavailable', retryAfter: 5 }
  await expect(files.get('a/b.jpg')).rejects.toMatchObject(told)
  await expect(files.put('a/b.jpg', bytes('x'))).rejects.toMatchObject(told)
})

test('a storage that hangs is away, too, for whoever reads and whoever writes', async () => {
  const hanging = createNetServer()
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
  const { port } = hanging.address() as AddressInfo
  const hung = { ...bucket, endpoint: `http://127.0.0.1:${port}` }
  const files = createBucketFiles(hung, { read: 50, silent: 20 })
  for (const asked of [files.get('a/b.jpg'), files.exists('a/b.jpg'), files.put('a/b.jpg', bytes('x'))])
    await expect(asked).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  const patient = createBucketFiles(hung, { read: 50, silent: 60_000 })
  await expect(patient.get('a/b.jpg')).rejects.toMatchObject({ status: 503 })
  hanging.close()
})

test('what goes to a bucket is signed with its own SHA-256, so that nothing else is taken for it', async () => {
  await createFiles({ bucket: { ...bucket, endpoint: busy } })
    .put('a/b.jpg', bytes('these very bytes'))
    .catch(() => undefined)
  const digest = createHash('sha256').update('these very bytes').digest('hex')
  expect(heard.at(-1)?.['x-amz-content-sha256']).toBe(digest)
  expect(heard.at(-1)?.authorization).toContain('x-amz-content-sha256')
})

test('a signed address takes one file of one length for browsers, at the address that they use', async () => {
  const files = createFiles({ bucket: { ...bucket, endpoint, uploads: endpoint } })
  const content = bytes('a part of a picture')
  const sha256 = createHash('sha256').update(content).digest('base64')
  const signed = await files.signPut?.('uploads/one/0', { length: content.length, sha256 })
  const { origin, searchParams } = new URL(signed?.url ?? '')
  expect(origin).toBe(endpoint)
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host;x-amz-checksum-sha256')
  expect(Number(searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600)
  expect(signed?.headers).toEqual({ 'x-amz-checksum-sha256': sha256 })
  await fetch(signed?.url ?? '', { method: 'PUT', body: content, headers: signed?.headers ?? {} })
  expect(await files.size('uploads/one/0')).toBe(content.length)
  expect(await files.size('uploads/one/1')).toBeNull()
  expect(inBucket.signPut ?? folder.signPut).toBeUndefined()
})
