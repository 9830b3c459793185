/**
 * search: the engine turned round against PostgreSQL: whatever a home is,
 * it answers the wishes whose search finds it.
 */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchQuestion, type SearchQuestion } from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import { inventedPlace } from '#tests/search/places.ts'
import { questionsAbout } from '#tests/search/questions.ts'
import { createWorld, settle, worldNow } from '#tests/search/world.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { times } from '#tests/support/depth.ts'
import { projectAll } from '../projection/project-listings.ts'
import { createPostgresSearch } from '../sql/postgres-search.ts'
import { createPercolator } from './percolator.ts'
import { readPercolated, readWishWords } from './percolated.store.ts'
import { wishOf } from './wish.ts'

const { db } = await createTestDatabase()
const rates = await latestRates(db)
const world = createWorld(7, 250)
await settle(db, world)
await projectAll(db)
const engine = createPostgresSearch((work) => work(db))

const waiting = async (question: SearchQuestion) =>
  wishOf(question, {
    perEuro: rates.get(question.currency)?.perEuro ?? Number.NaN,
    words: await readWishWords(db, question),
  })

/** Every home that the search finds, page by page. */
async function found(question: SearchQuestion): Promise<string[]> {
  const ids: string[] = []
  const asked = { ...question, facets: undefined, costs: undefined, cells: undefined, limit: 50, page: 1 }
  let cursor: string | undefined
  do {
    const place = inventedPlace(question.place)
    const page = await engine.search({
      question: { ...asked, cursor },
      rates,
      now: worldNow,
      place,
    })
    ids.push(...page.ids)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids.toSorted()
}

describe('homes that come to the wishes', () => {
  test(
    'answer those that would have found them, for random questions and homes',
    { timeout: 60_000 },
    async () => {
      const questions = fc.sample(questionsAbout(world), { seed: 11, numRuns: times(120, 220) })
      const percolator = createPercolator()
      for (const [at, question] of questions.entries()) percolator.put(String(at), await waiting(question))
      const answered = new Map<string, string[]>()
      for (const [id, home] of await readPercolated(
        db,
        world.homes.map((home) => home.id),
      ))
        for (const wish of percolator.matches(home, worldNow))
          answered.set(wish, [...(answered.get(wish) ?? []), id])
      let some = 0
      for (const [at, question] of questions.entries()) {
        const expected = await found(question)
        some += Number(expected.length > 0)
        expect([question, (answered.get(String(at)) ?? []).toSorted()]).toEqual([question, expected])
      }
      expect(some).toBeGreaterThan(times(30, 60))
    },
  )

  test('find wishes that were changed as they are now, and none that were taken out', async () => {
    const percolator = createPercolator()
    const any = await waiting(searchQuestion.parse({}))
    const none = await waiting(searchQuestion.parse({ minBeds: '50' }))
    const [home] = (await readPercolated(db, await found(searchQuestion.parse({})))).values()
    if (!home) throw new Error('the world has no home for sale')
    for (let at = 0; at < 6_000; at++) percolator.put(String(at), any)
    for (let at = 0; at < 6_000; at++) {
      if (at % 1_000 === 0) percolator.put(String(at), none)
      else if (at % 1_000 !== 1) percolator.remove(String(at))
    }
    expect(percolator.size()).toBe(12)
    expect(percolator.matches(home, worldNow)).toEqual(['1', '1001', '2001', '3001', '4001', '5001'])
  })
})
