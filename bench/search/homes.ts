/** bench: the homes in memory: built, asked, changed, kept and read again. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Aside } from '#server/search/columnar/aside/open-aside.ts'
import { noWords } from '#server/search/columnar/text/asked-words.ts'
import { plainWords } from '#server/search/columnar/text/fold.rules.ts'
import { resort } from '#server/search/columnar/store/resort.ts'
import { rankedBy } from '#server/search/question/ranked-by.rules.ts'
import { bytesOfText } from '#server/search/columnar/text/text.ts'
import { createScratch } from '#server/search/columnar/scan/scratch.ts'
import { searchHomes } from '#server/search/columnar/search-homes.ts'
import { readSnapshot, writeSnapshot } from '#server/search/columnar/follow/snapshot.ts'
import { createHomes, putListing, type Homes } from '#server/search/columnar/store/store-home.ts'
import { listingsATurn } from '#server/search/columnar/follow/follower.ts'
import { merging, needsSealing, sealing } from '#server/search/columnar/follow/tidiness.ts'
import { listingsOf, marketNow, type Market } from './generate.ts'
import { rounded, seconds } from './latency.ts'
import { msSince, noSteps, runSteps } from './steps.ts'

/**
 * Homes from nothing, as a node builds them: `cpu` is what that
 * takes of one processor, without making them up.
 */
export function buildHomes(market: Market, count: number) {
  const homes = createHomes(count)
  const steps = { sealing: noSteps(), ordering: noSteps(), merging: noSteps(), again: noSteps() }
  let seconds = 0
  let putting = 0
  for (const turn of turnsOf(listingsOf(market, count))) {
    const started = performance.now()
    const before = process.threadCpuUsage()
    for (const listing of turn) putListing(homes, listing)
    putting += msSince(before)
    if (needsSealing(homes)) runSteps(sealing(homes), steps.sealing)
    seconds += (performance.now() - started) / 1_000
  }
  const started = performance.now()
  runSteps(resort(homes), steps.ordering)
  runSteps(merging(homes), steps.merging)
  seconds += (performance.now() - started) / 1_000
  const { sealing: sealed, ordering, merging: merged } = steps
  const cpu = (putting + sealed.all + ordering.all + merged.all) / 1_000
  changeWords(market, homes)
  runSteps(merging(homes), steps.again)
  return { homes, seconds: rounded(seconds), cpu: rounded(cpu), steps }
}

function* turnsOf<T>(all: Iterable<T>): Generator<T[]> {
  let turn: T[] = []
  for (const one of all) {
    turn.push(one)
    if (turn.length < listingsATurn) continue
    yield turn
    turn = []
  }
  yield turn
}

/** New words for a few homes, as when they are put otherwise: the next merging has old and new to do with. */
function changeWords(market: Market, homes: Homes): void {
  for (const listing of listingsOf(market, Math.min(homes.documents.count, 5_000)))
    putListing(homes, { ...listing, words: [...listing.words, 'otherwise'] })
}

const scratch = createScratch()

/** Euros only, so the rate is 1. */
export function askHomes(
  homes: Homes,
  question: SearchQuestion,
  { place = null, aside = null }: { place?: Place | null; aside?: Aside | null } = {},
) {
  const words = question.q === undefined ? null : plainWords(question.q)
  const ranked = rankedBy(question)
  const ranking = ranked && plainWords(ranked.text)
  const ranks = ranked && ranking ? { words: ranking, column: ranked.column } : null
  return searchHomes(
    homes,
    { question, position: null, perEuro: 1, now: marketNow, place, ...noWords, words, anyOf: words, ranks },
    scratch,
    aside,
  )
}

/** A new price for every n-th home, as changes arrive: milliseconds for a thousand. */
export function changeThousand(market: Market, homes: Homes): number {
  const changed = [...listingsOf(market, Math.min(homes.documents.count, 50_000))].filter(
    (_, at) => at % 50 === 0,
  )
  const started = performance.now()
  for (const listing of changed)
    putListing(homes, {
      ...listing,
      rows: listing.rows.map((row) => ({ ...row, price: (row.price ?? 0) + 1 })),
    })
  const spent = performance.now() - started
  for (const listing of changed) putListing(homes, listing)
  return Number(spent.toPrecision(3))
}

/** A snapshot written and read again: its size, and how long both take. */
export async function keepAndRead(homes: Homes) {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-homes-'))
  const writing = performance.now()
  const bytes = await writeSnapshot(folder, homes, {
    position: { database: '', timeline: 1, run: '', generation: '', snapshot: '' },
    mark: null,
  })
  const written = seconds(writing)
  const reading = performance.now()
  const kept = await readSnapshot(folder)
  const read = seconds(reading)
  const { size } = await stat(join(folder, 'homes.snapshot'))
  await rm(folder, { recursive: true })
  return { bytes: Math.max(bytes, size), written, read, homes: kept?.homes ?? homes }
}

export const memoryOf = ({ columns, documents, words, titles }: Homes) => ({
  columns: columns.buffer.byteLength,
  documents: documents.buffer.byteLength,
  text: bytesOfText(words) + bytesOfText(titles),
})
