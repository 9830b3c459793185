/**
 * search: PostgreSQL's answers against the plainest possible search, for random worlds and random questions.
 */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Trade } from '#contract/search/near.ts'
import {
  searchParameters,
  type SearchParameter,
  type SearchQuestion,
} from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import {
  naiveBins,
  naiveBounds,
  naiveCells,
  naiveFacets,
  naiveLoosen,
  withoutArea,
  withoutPrice,
} from '#tests/search/naive-counts.ts'
import { naiveNear } from '#tests/search/naive-near.ts'
import { inOrder, matches } from '#tests/search/naive-search.ts'
import { inventedPlace } from '#tests/search/places.ts'
import { questionsAbout } from '#tests/search/questions.ts'
import { seenAs } from '#tests/search/seen.ts'
import { createWorld, settle, worldNow } from '#tests/search/world.ts'
import { times } from '#tests/support/depth.ts'
import { areaEdges, priceEdges } from '../question/histogram-bins.rules.ts'
import { searchPostgres } from './postgres-search.ts'
import { projectAll } from '../projection/project-listings.ts'

/** As the address would be read that a trade leads to. */
function tradedBy(question: SearchQuestion, to: Trade['to']): SearchQuestion {
  const changed: Record<string, unknown> = { ...question }
  for (const [name, value] of Object.entries(to))
    changed[name] = searchParameters.shape[name as SearchParameter].parse(value ?? undefined)
  return changed as SearchQuestion
}

const seeds = [1, 2]
/** In depth every parameter has decided some answer of every world. */
const questionsPerWorld = times(60, 100)
/** Pages are read to their end, so fewer do. */
const questionsOfPages = times(25, 50)

describe.each(seeds)('in world %i', async (seed) => {
  const { db } = await createTestDatabase()
  const rates = await latestRates(db)
  const world = createWorld(seed, 300)
  await settle(db, world)
  await projectAll(db)
  // In every second world hardly any word is rare, so that both ways to find words are walked.
  const most = seed % 2 === 0 ? { words: 3, titles: 2 } : undefined
  const ask = (question: SearchQuestion) =>
    searchPostgres(db, { question, rates, now: worldNow, place: inventedPlace(question.place) }, most)

  /** Every page, one after the other, by cursor. */
  async function allPages(question: SearchQuestion): Promise<string[]> {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await ask({ ...question, cursor, facets: undefined, costs: undefined, cells: undefined })
      expect(page.ids.length).toBeLessThanOrEqual(question.limit)
      ids.push(...page.ids)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return ids
  }

  /** Other questions for each `part`. */
  const check = (part: number, numRuns: number, verify: (question: SearchQuestion) => Promise<void>) =>
    fc.assert(fc.asyncProperty(questionsAbout(world), verify), { seed: seed * 100 + part, numRuns })

  test(
    'finds exactly the homes that match, in the asked order, with every figure',
    { timeout: 300_000 },
    async () => {
      expect.hasAssertions()
      await check(1, questionsPerWorld, async (question) => {
        const all = seenAs(question.purpose, world, rates)
        const found = matches(all, question, rates)
        const answer = await ask(question)
        expect(answer.total).toBe(found.length)
        expect(answer.ids).toEqual(inOrder(found, question).slice(0, question.limit))
        expect(answer.bounds).toEqual(naiveBounds(found))
        expect(answer.cells).toEqual(question.cells && naiveCells(found, question))
        expect(answer.facets).toEqual(question.facets && naiveFacets(world, question, rates))
        expect(answer.histograms?.price.counts).toEqual(
          question.facets &&
            naiveBins(
              matches(all, question, rates, withoutPrice).map((seen) => seen.euros),
              priceEdges(question.purpose),
            ),
        )
        expect(answer.histograms?.area.counts).toEqual(
          question.facets &&
            naiveBins(
              matches(all, question, rates, withoutArea).map((seen) => seen.area),
              areaEdges(question.purpose),
            ),
        )
        const loosen = Object.fromEntries((answer.loosen ?? []).map(({ filter, count }) => [filter, count]))
        expect(loosen).toEqual(naiveLoosen(all, question, rates))
        const room = Math.max(0, Math.min(24, question.limit) - found.length)
        const isFew = found.length < 6 && !question.cells
        expect(answer.near).toEqual(isFew ? naiveNear(all, question, rates, room) : undefined)
        for (const { to, count } of answer.trades ?? []) {
          const traded = await ask({ ...tradedBy(question, to), limit: 1 })
          expect(traded.total).toBe(count)
          expect(count).toBeGreaterThan(found.length)
        }
      })
    },
  )

  test('loses and repeats no home from page to page', { timeout: 300_000 }, async () => {
    expect.hasAssertions()
    await check(2, questionsOfPages, async (question) => {
      const order = inOrder(matches(seenAs(question.purpose, world, rates), question, rates), question)
      const limit = Math.max(question.limit, Math.ceil(order.length / 6))
      expect(await allPages({ ...question, limit })).toEqual(order)
      const second = await ask({
        ...question,
        page: 2,
        facets: undefined,
        costs: undefined,
        cells: undefined,
      })
      expect(second.ids).toEqual(order.slice(question.limit, 2 * question.limit))
    })
  })
})
