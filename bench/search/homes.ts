/** bench: the homes in memory: built, asked, changed, kept and read again. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { noWords } from '#server/search/columnar/text/asked-words.ts'
import { plainWords } from '#server/search/columnar/text/fold.rules.ts'
import { resort } from '#server/search/columnar/store/resort.ts'
import { rankedBy } from '#server/search/question/ranked-by.rules.ts'
import { createScratch } from '#server/search/columnar/scan/scratch.ts'
import { searchHomes } from '#server/search/columnar/search-homes.ts'
import { readSnapshot, writeSnapshot } from '#server/search/columnar/follow/snapshot.ts'
import { createHomes, putListing, type Homes } from '#server/search/columnar/store/store-home.ts'
import { merging } from '#server/search/columnar/follow/tidiness.ts'
import { listingsOf, marketNow, type Market } from './generate.ts'
import { seconds } from './latency.ts'

export function buildHomes(market: Market, count: number): { homes: Homes; seconds: number } {
  const homes = createHomes()
  let spent = 0
  for (const listing of listingsOf(market, count)) {
    const started = performance.now()
    putListing(homes, listing)
    spent += performance.now() - started
  }
  const started = performance.now()
  Array.from(resort(homes))
  Array.from(merging(homes))
  return { homes, seconds: Number(((spent + performance.now() - started) / 1_000).toPrecision(3)) }
}

const scratch = createScratch()

/** Euros only, so the rate is 1. */
export function askHomes(homes: Homes, question: SearchQuestion, place: Place | null = null) {
  const words = question.q === undefined ? null : plainWords(question.q)
  const ranked = rankedBy(question)
  const ranking = ranked && plainWords(ranked.text)
  const ranks = ranked && ranking ? { words: ranking, column: ranked.column } : null
  return searchHomes(
    homes,
    { question, position: null, perEuro: 1, now: marketNow, place, ...noWords, words, anyOf: words, ranks },
    scratch,
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

export function memoryOf({ columns, documents, words, titles }: Homes) {
  const text = [words, titles].reduce(
    (sum, { sorted: { terms, starts, counts, docs } }) =>
      sum +
      terms.bytes.byteLength +
      terms.starts.byteLength +
      starts.byteLength +
      counts.byteLength +
      docs.byteLength,
    0,
  )
  return { columns: columns.buffer.byteLength, documents: documents.buffer.byteLength, text }
}
