/**
 * search: the columns against PostgreSQL, for random worlds,
 * changes and questions: every answer must be equal.
 */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { inventedPlace } from '#tests/search/places.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { questionsAbout } from '#tests/search/questions.ts'
import { createWorld, settle, worldNow, type World } from '#tests/search/world.ts'
import { times } from '#tests/support/depth.ts'
import { needRate, startOf } from '../question/ask-checks.ts'
import { searchPostgres } from '../sql/postgres-search.ts'
import { projectAll } from '../projection/project-listings.ts'
import { noWords } from './text/asked-words.ts'
import { wordsOf } from './text/words-of.ts'
import { resort } from './store/resort.ts'
import { addGathered, gathered } from './aside/gathered.ts'
import { createGathering, gather, type Gathering, type Wanted } from './scan/gather.ts'
import type { Plan } from './scan/plan.ts'
import { createScratch, type Scratch } from './scan/scratch.ts'
import { ownBlocks, walkSome, walkTail } from './scan/walk.ts'
import { searchHomes } from './search-homes.ts'
import { readAllListings, readListings } from './follow/source.store.ts'
import { createHomes, putListing, type Homes } from './store/store-home.ts'
import { merging } from './follow/tidiness.ts'

async function open(seed: number, size: number) {
  const { db } = await createTestDatabase()
  const world = createWorld(seed, size)
  await settle(db, world)
  await projectAll(db)
  const homes = createHomes()
  await readAllListings(db, (listing) => putListing(homes, listing))
  return { db, world, homes, rates: await latestRates(db) }
}
type Opened = Awaited<ReturnType<typeof open>>

async function agree({ db, rates, homes }: Opened, question: SearchQuestion): Promise<string | null> {
  const place = inventedPlace(question.place)
  const ask = { question, rates, now: worldNow, place }
  const words = (await wordsOf((work) => work(db), question)) ?? noWords
  const expected = await searchPostgres(db, ask)
  const asking = {
    question,
    position: startOf(question),
    perEuro: needRate(ask),
    now: worldNow,
    place,
    ...words,
  }
  const answer = searchHomes(homes, asking)
  expect(searchHomes(homes, asking, createScratch(), byTwo)).toEqual(expected)
  expect(answer).toEqual(expected)
  return expected.nextCursor
}

/** Every other block is gathered by somebody else, and both are made one. */
const byTwo = {
  isWorth: (_: Homes, plan: Plan, { order }: Wanted) => plan.whole && !order?.ranked,
  gather(homes: Homes, plan: Plan, own: Gathering, scratch: Scratch, wanted: Wanted): void {
    const side = (given: Gathering, with_: Scratch, parity: number) =>
      gather(homes, plan, given, with_, (see) => {
        const { from, to } = ownBlocks(homes, plan)
        for (let block = from; block < to; block++)
          if (block % 2 === parity) walkSome(homes, plan, { from: block, to: block + 1 }, with_, see)
        if (parity === 0) walkTail(homes, plan, with_, see)
      })
    const other = createScratch()
    const found = createGathering(homes, wanted, other)
    side(found, other, 1)
    side(own, scratch, 0)
    addGathered(own, structuredClone(gathered(found)))
    together++
  },
}
let together = 0

const ask = (opened: Opened, { seed, questions }: { seed: number; questions: number }) =>
  fc.assert(
    fc.asyncProperty(questionsAbout(opened.world), async (question) => {
      const cursor = await agree(opened, question)
      if (cursor)
        await agree(opened, { ...question, cursor, facets: undefined, costs: undefined, cells: undefined })
    }),
    { seed, numRuns: questions },
  )

/** Listings as the database has them now. */
async function follow(db: Db, homes: Homes, ids: readonly string[]): Promise<void> {
  for (const listing of await readListings(db, ids)) putListing(homes, listing)
}

describe('homes in columns', () => {
  test('answer as PostgreSQL does, in order or not', { timeout: 300_000 }, async () => {
    expect.hasAssertions()
    const opened = await open(1, 300)
    await ask(opened, { seed: 1, questions: times(25, 50) })
    Array.from(merging(opened.homes))
    expect([...resort(opened.homes)].length).toBeGreaterThan(0)
    await ask(opened, { seed: 2, questions: times(60, 100) })
  })

  test('stay equal through changes, also while they are put in order', { timeout: 300_000 }, async () => {
    expect.hasAssertions()
    const opened = await open(2, 1_200)
    const { db, homes, world } = opened
    for (let round = 0; round < 6; round++) {
      await live(db, { homes, world, round })
      await ask(opened, { seed: 10 + round, questions: times(15, 25) })
    }
    expect(homes.sorted).toBeGreaterThan(1_024)
    expect(together).toBeGreaterThan(times(12, 20))
  })
})

/** Changes before, between the steps of, and after putting everything in order. */
async function live(
  db: Db,
  { homes, world, round }: { homes: Homes; world: World; round: number },
): Promise<void> {
  const step = async (part: number) =>
    follow(db, homes, await changeWorld(db, world, { seed: round * 10 + part, changes: 12 }))
  await step(0)
  let part = 1
  if (round % 2 === 1) for (const _ of resort(homes)) if (part < 4) await step(part++)
  if (round % 3 === 2) for (const _ of merging(homes)) await step(part++)
  await step(9)
}
