/**
 * bench: a hundred thousand searches wait, a thousand homes
 * change: who is to be told. See docs/benchmarks.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { createPlaces, loadGazetteer } from '#server/places/index.ts'
import { plainWords } from '#server/search/columnar/text/fold.rules.ts'
import { createHomes, putListing } from '#server/search/columnar/store/store-home.ts'
import { createPercolator } from '#server/search/percolate/percolator.ts'
import { wishOf } from '#server/search/percolate/wish.ts'
import { askHomes } from './search/homes.ts'
import { createMarket, listingsOf, marketNow } from './search/generate.ts'
import { seconds } from './search/latency.ts'
import { workloadOf } from './search/workload.ts'

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    changes: { type: 'string', default: '1000' },
  },
})
const searches = Number(values.searches)
const changes = Number(values.changes)
/** One core, whatever there is. */
const secondsAtMost = 3

const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-alerts-'))
const market = createMarket(createPlaces(await loadGazetteer(folder)))
await rm(folder, { recursive: true })
const questions = workloadOf(market, searches).map(({ question }) => question)
const changed = [...listingsOf(market, changes * 50)].filter((_, at) => at % 50 === 0)
console.log(`${searches} searches wait, ${changed.length} homes change`)

const heapUsed = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
}

/** Plain ASCII words only, which fold without a database; euros, so the rate is 1. */
const wishFor = (question: SearchQuestion) =>
  wishOf(question, {
    perEuro: 1,
    words: { words: question.q === undefined ? null : plainWords(question.q), phrases: [], not: null },
  })

const before = heapUsed()
const filing = performance.now()
const percolator = createPercolator()
for (const [at, question] of questions.entries()) percolator.put(String(at), wishFor(question))
const filed = seconds(filing)
const memory = heapUsed() - before

const matching = performance.now()
const spentBefore = process.cpuUsage()
const percolated = changed.map(({ rows, words }) => percolator.matches({ rows, words, said: '' }, marketNow))
const matched = seconds(matching)
const spent = process.cpuUsage(spentBefore)
/** Of this process on all of its threads: what others do on the machine meanwhile does not count. */
const core = Number(((spent.user + spent.system) / 1e6).toPrecision(3))

const pairs = new Set(percolated.flatMap((ids, at) => ids.map((id) => `${id} ${changed[at]?.id}`)))
const homes = createHomes()
for (const listing of changed) putListing(homes, listing)
const asking = performance.now()
let mismatches = 0
let found = 0
for (const [at, question] of questions.entries()) {
  const { ids } = askHomes(homes, { ...question, limit: changed.length, facets: undefined })
  found += ids.length
  for (const id of ids) if (!pairs.has(`${at} ${id}`)) mismatches++
}
const asked = seconds(asking)
mismatches += Math.abs(pairs.size - found)

const result = {
  searches,
  changes: changed.length,
  filed,
  megabytes: Math.round(memory / 1e6),
  percolated: matched,
  core,
  everySearch: asked,
  matches: pairs.size,
  mismatches,
}
console.log(result)
console.log(`RESULT ${JSON.stringify(result)}`)
if (mismatches > 0 || core > secondsAtMost) {
  console.error(`failed: at most ${secondsAtMost} s and no other answer than every search gives`)
  process.exitCode = 1
}
