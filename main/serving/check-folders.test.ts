/** main: where nothing can be kept a start says so, and whose setting it is. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sentenceOf } from '../terminal.ts'
import { checkDataFolder, checkStorageFolder } from './check-folders.ts'

const root = await mkdtemp(join(tmpdir(), 'meridian-folders-'))
afterAll(() => rm(root, { recursive: true, force: true }))

const said = (checking: Promise<void>) => checking.then(() => null, sentenceOf)

test('a folder is made, and one that is there is kept', async () => {
  for (let time = 0; time < 2; time++) {
    expect(await said(checkDataFolder({ dataDir: join(root, 'a/b') }))).toBeNull()
    expect(await said(checkStorageFolder({ storage: { folder: join(root, 'c/d') } }))).toBeNull()
  }
})

test('what is no folder, and a place where none can be, are told by the name of the setting', async () => {
  await writeFile(join(root, 'file'), 'x')
  expect(await said(checkDataFolder({ dataDir: join(root, 'file') }))).toBe(
    `DATA_DIR leads to ${join(root, 'file')}, but that is no folder.`,
  )
  expect(await said(checkStorageFolder({ storage: { folder: join(root, 'file/below') } }))).toContain(
    'but that is no folder.',
  )
})

test.runIf(process.platform === 'linux')(
  'a file system without room for folders does not hold the start',
  async () => {
    expect(await said(checkStorageFolder({ storage: { folder: '/proc/nowhere/deep' } }))).toBe(
      'STORAGE_URL leads to /proc/nowhere/deep, but no folder can be made there.',
    )
  },
)

test('a bucket is not asked: it may come later', async () => {
  const bucket = { name: 'homes', prefix: '', region: 'x', endpoint: 'http://127.0.0.1:1', isPathStyle: true }
  expect(await said(checkStorageFolder({ storage: { bucket } }))).toBeNull()
})
