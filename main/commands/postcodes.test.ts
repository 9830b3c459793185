/**
 * main: postal files are loaded, gone on with, replaced, listed and
 * removed; then postcodes without homes are known.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findPostcodes } from '#server/places/index.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { postcodesReport } from './postcodes.ts'

const { db } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'meridian-postcodes-'))

const line = (country: string, code: string, lat: number | string, lon: number) =>
  [country, code, 'Invented', 'North', 'N', '', '', '', '', lat, lon, 4].join('\t')
/** A town whose code two places share, a district, and lines that are none. */
const town = [
  line('PT', '9999-001', 40.1, -8.2),
  line('PT', '9999-001', 40.12, -8.2),
  line('GB', 'ZZ9', 51.5, -0.1),
  line('PT', '9999-002', '', -8),
  'no such line',
]

async function file(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `${lines.join('\r\n')}\r\n`)
  return path
}
const run = (path: string | null, more: { remove?: string; signal?: AbortSignal } = {}) =>
  postcodesReport(db, { file: path, remove: null, ...more })
const find = (typed: string) => findPostcodes(db, typed, async () => [])

afterEach(async () => {
  await db.deleteFrom('postal_files').execute()
})

test('a loaded file tells where postcodes without homes are, whole or by their district', async () => {
  expect(await run(await file('XX.txt', town))).toEqual([
    'XX.txt: 3 postcodes are known now.',
    '2 lines had no postcode or no position and were left out.',
  ])
  expect(await find('9999-001')).toEqual([
    { code: '9999-001', country: 'PT', count: 0, lat: 40.11, lon: -8.2, radiusM: 2_224 },
  ])
  expect(await find('zz9 1aa')).toMatchObject([{ code: 'ZZ9', country: 'GB', lat: 51.5 }])
  expect(await find('9999-002')).toEqual([])
})

test('homes that have the code say it better, in their country', async () => {
  await run(await file('XX.txt', town))
  const home = { code: '9999001', country: 'PT', count: 3, lat: 40, lon: -8, radiusM: 500 }
  expect(await findPostcodes(db, '9999-001', async () => [home])).toEqual([home])
})

test('a load that was stopped goes on, and knows nothing before it is done', async () => {
  const many = Array.from({ length: 12_000 }, (_, at) => line('FR', String(10_000 + at), 45, at / 10_000))
  const path = await file('FR.txt', many)
  await expect(run(path, { signal: AbortSignal.abort() })).rejects.toThrow('goes on where this ended')
  expect(await find('10001')).toEqual([])
  expect(await run(null)).toEqual([expect.stringMatching(/^FR.txt: broken off at \d\d %/)])
  expect(await run(path)).toEqual(['FR.txt: 12,000 postcodes are known now.'])
  expect(await run(path)).toEqual(['FR.txt is loaded already: 12,000 postcodes.'])
  expect(await find('21999')).toHaveLength(1)
})

test('a newer file of the name takes the place of the one before', async () => {
  await run(await file('XX.txt', town))
  await run(await file('XX.txt', [line('PT', '9999-005', 41, -8)]))
  expect(await find('9999-001')).toEqual([])
  expect(await find('9999-005')).toHaveLength(1)
  expect(await run(null)).toHaveLength(1)
})

test('files are listed, and removed with all they told', async () => {
  expect(await run(null)).toEqual([expect.stringContaining('No postal file is loaded')])
  await run(await file('XX.txt', town))
  expect(await run(null, { remove: 'XX.txt' })).toEqual(['XX.txt was removed.'])
  expect(await find('ZZ9')).toEqual([])
  await expect(run(null, { remove: 'XX.txt' })).rejects.toThrow('No file named XX.txt')
})

test('what is no postal file is refused in plain words', async () => {
  await expect(run(await file('notes.txt', ['hello', 'world']))).rejects.toThrow('no postal file of GeoNames')
  await expect(run(join(folder, 'missing.txt'))).rejects.toThrow('There is no file')
})
