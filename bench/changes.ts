/**
 * bench: a hundred thousand listings change while questions are asked: what questions wait, and
 * that nothing gets lost. See docs/benchmarks.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { createPlaces, loadGazetteer } from '#server/places/index.ts'
import { listingsATurn } from '#server/search/columnar/follow/follower.ts'
import { resort } from '#server/search/columnar/store/resort.ts'
import { putListing, type Homes, type SourceListing } from '#server/search/columnar/store/store-home.ts'
import { merging, needsMerge, needsOrder } from '#server/search/columnar/follow/tidiness.ts'
import { quantile } from './search/latency.ts'
import { createMarket, listingsOf } from './search/generate.ts'
import { askHomes, buildHomes } from './search/homes.ts'
import { workloadOf } from './search/workload.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, changes: { type: 'string', default: '100000' } },
})
const rows = Number(values.rows)
const changes = Number(values.changes)
/** Asked in each turn that questions get. */
const questionsATurn = 2

const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-changes-'))
const market = createMarket(createPlaces(await loadGazetteer(folder)))
await rm(folder, { recursive: true })
const questions = workloadOf(market).map(({ question }) => question)
const { homes } = buildHomes(market, rows)
const answers = questions.map((question) => askHomes(homes, question))

/** Every n-th listing, some of which move or are put otherwise; then the same listings as they were. */
const chosen = [...listingsOf(market, rows)].filter((_, at) => at % Math.ceil((2 * rows) / changes) === 0)
const changed = chosen.map((listing, at): SourceListing => {
  const moved = listing.rows.map((row) => ({
    ...row,
    price: (row.price ?? 0) + 1,
    x: at % 10 === 0 && row.x !== null ? row.x + 40 : row.x,
  }))
  return { ...listing, rows: moved, words: at % 20 === 0 ? [...listing.words, 'changed'] : listing.words }
})

const timed = (times: number[], work: () => void): void => {
  const started = performance.now()
  work()
  times.push(performance.now() - started)
}
const inMs = (times: readonly number[]) => ({
  p50: Number(quantile(times, 0.5).toPrecision(3)),
  p99: Number(quantile(times, 0.99).toPrecision(3)),
  max: Number(quantile(times, 1).toPrecision(3)),
})

let next = 0
const ask = (homes: Homes, times: number[]): void => {
  for (let one = 0; one < questionsATurn; one++) {
    const question = questions[next++ % questions.length]
    if (question) timed(times, () => askHomes(homes, question))
  }
}

function applyAll(
  listings: readonly SourceListing[],
  times: { turns: number[]; steps: number[]; questions: number[] },
) {
  for (let at = 0; at < listings.length; at += listingsATurn) {
    timed(times.turns, () => {
      for (const listing of listings.slice(at, at + listingsATurn)) putListing(homes, listing)
    })
    ask(homes, times.questions)
    const tidying = needsOrder(homes) ? resort(homes) : needsMerge(homes) ? merging(homes) : null
    if (tidying) runSteps(tidying, times)
  }
}

function runSteps(steps: Generator<void, void>, times: { steps: number[]; questions: number[] }): void {
  let started = performance.now()
  const note = () => times.steps.push(performance.now() - started)
  for (const _ of steps) {
    note()
    ask(homes, times.questions)
    started = performance.now()
  }
  note()
}

const calm: number[] = []
for (let round = 0; round < 3_000; round++) ask(homes, calm)
const times = { turns: [], steps: [], questions: [] }
applyAll(changed, times)
applyAll(chosen, times)
const mismatches = questions.filter(
  (question, at) => !isDeepStrictEqual(askHomes(homes, question), answers[at]),
).length
const result = {
  rows,
  changes: 2 * chosen.length,
  calm: inMs(calm),
  changing: inMs(times.questions),
  turn: inMs(times.turns),
  step: inMs(times.steps),
  mismatches,
}
console.log(result)
console.log(`RESULT ${JSON.stringify(result)}`)
