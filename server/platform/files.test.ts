/** platform: stored files are whole or absent, and keys stay inside their folder. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFiles } from './files.ts'

const root = await mkdtemp(join(tmpdir(), 'meridian-files-'))
const files = createFiles(root)
afterAll(() => rm(root, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (key: string, range = {}) => {
  const found = await files.get(key, range)
  return found && new Response(found.stream).text()
}

test('what was put can be got, whole or in part, replaced and removed', async () => {
  expect(await files.put('pictures/ab/one.jpg', bytes('hello'))).toBe(5)
  expect(await read('pictures/ab/one.jpg')).toBe('hello')
  expect(await read('pictures/ab/one.jpg', { start: 1, end: 2 })).toBe('el')
  await files.put('pictures/ab/one.jpg', bytes('new'))
  expect(await read('pictures/ab/one.jpg')).toBe('new')
  await files.remove('pictures/ab/one.jpg')
  expect([await files.exists('pictures/ab/one.jpg'), await read('pictures/ab/one.jpg')]).toEqual([
    false,
    null,
  ])
})

test('a source that breaks off leaves the old file and no remains', async () => {
  await files.put('feed/a.xml', bytes('old'))
  const broken = async function* () {
    yield bytes('ne')
    throw new Error('connection lost')
  }
  await expect(files.put('feed/a.xml', broken())).rejects.toThrow('connection lost')
  expect(await read('feed/a.xml')).toBe('old')
  expect(await readdir(join(root, 'feed'))).toEqual(['a.xml'])
})

test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a/.b', 'a\0b', '', 'a/', 'ü'])(
  'the key %j is refused',
  async (key) => {
    await expect(Promise.resolve().then(() => files.exists(key))).rejects.toThrow('not a file key')
  },
)
