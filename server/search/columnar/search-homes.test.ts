/** search: the columns against PostgreSQL, for random worlds, changes and questions: every answer must be equal. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchQuestion } from '#contract/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { questionsAbout } from '#tests/search/questions.ts'
import { createWorld, settle, worldNow } from '#tests/search/world.ts'
import { decodeCursor } from '../cursor.ts'
import { searchPostgres } from '../postgres-search.ts'
import { projectAll } from '../project-listings.ts'
import { foldWords } from './fold.store.ts'
import { mergeText } from './merge-text.ts'
import { resort } from './resort.ts'
import { searchHomes } from './search-homes.ts'
import { readAllListings } from './source.store.ts'
import { createHomes, putListing } from './store-home.ts'
import { isCurrent } from './documents.ts'

describe.each([1, 2])('in world %i', async (seed) => {
  const { db } = await createTestDatabase()
  const rates = await latestRates(db)
  const world = createWorld(seed, 300)
  await settle(db, world)
  await projectAll(db)
  const homes = createHomes()
  await readAllListings(db, (listing) => putListing(homes, listing))
  for (const text of [homes.words, homes.titles])
    for (const _ of mergeText({
      text,
      documents: homes.documents.count,
      isCurrent: (doc) => isCurrent(homes.documents, doc),
    })) {
      // Run to its end.
    }
  for (const _ of resort(homes)) {
    // Run to its end.
  }

  const ask = async (question: SearchQuestion) => {
    const words = question.q === undefined ? null : await foldWords(db, question.q)
    const not = question.not === undefined ? null : await foldWords(db, question.not)
    const position = question.cursor === undefined ? null : decodeCursor(question.cursor, question.sort)
    return searchHomes(homes, { question, position, rates, now: worldNow, words, not })
  }

  test('answers as PostgreSQL does', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(questionsAbout(world), async (question) => {
        const expected = await searchPostgres(db, { question, rates, now: worldNow })
        const answer = await ask(question)
        expect(answer).toEqual(expected)
        if (!expected.nextCursor) return
        const next = { ...question, cursor: expected.nextCursor, facets: undefined, cells: undefined }
        expect(await ask(next)).toEqual(await searchPostgres(db, { question: next, rates, now: worldNow }))
      }),
      { seed, numRuns: 400 },
    )
  })
})
