/** search: words folded here and in the database are the same words. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestDatabase } from '#tests/support/database.ts'
import { plainWords } from './fold.rules.ts'
import { foldWords } from './fold.store.ts'

const { db } = await createTestDatabase()

async function fromDatabase(text: string): Promise<string[] | null> {
  const { rows } = await sql<{ words: string[] | null }>`select search_split(${text}) as words`.execute(db)
  return rows[0]?.words ?? null
}

test('plain text of every kind', async () => {
  const text = fc.string({ unit: 'grapheme-ascii', maxLength: 150 })
  await fc.assert(
    fc.asyncProperty(text, async (text) => {
      expect(await foldWords(db, text)).toEqual(await fromDatabase(text))
    }),
    { numRuns: 300 },
  )
})

test('what is not plain is left to the database', async () => {
  expect(plainWords('São Tomé')).toBeNull()
  expect(plainWords('x'.repeat(100))).toBeNull()
  expect(await foldWords(db, 'São Tomé 東京')).toEqual(['sao', 'tome', '東', '京'])
  expect(await foldWords(db, '… –')).toBeNull()
  expect(await foldWords(db, '!?')).toBeNull()
})
