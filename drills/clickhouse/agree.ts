/**
 * drills: asks ClickHouse what PostgreSQL, or the homes in memory,
 * were asked, and says where the answers differ.
 */
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { searchParameters, type SearchQuestion } from '#contract/search/search-question.ts'
import type { Rates } from '#contract/money/exchange.ts'
import type { Db } from '#server/platform/database/db.ts'
import { searchClickhouse } from '#server/search/clickhouse/clickhouse-search.ts'
import { readFed } from '#server/search/clickhouse/feed/feeding.store.ts'
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'
import { tablesOf } from '#server/search/clickhouse/ground/tables.rules.ts'
import { wordsOf } from '#server/search/columnar/text/words-of.ts'
import type { Found } from '#server/search/question/engine.ts'
import { searchPostgres } from '#server/search/sql/postgres-search.ts'
import { inventedPlace } from '#tests/search/places.ts'
import { questionsAbout } from '#tests/search/questions.ts'
import { worldNow, type World } from '#tests/search/world.ts'

export type Agreement = { asked: number; differing: number }
export type Sides = { db: Db; rates: Rates; clickhouse: Clickhouse; say: (text: string) => void }

/** Random questions about a world, each with the page that follows. */
export async function askBoth(
  sides: Sides,
  world: World,
  { seed, questions }: { seed: number; questions: number },
) {
  const agreement: Agreement = { asked: 0, differing: 0 }
  for (const question of fc.sample(questionsAbout(world), { seed, numRuns: questions })) {
    const cursor = await compare(sides, question, agreement)
    if (cursor) await compare(sides, { ...question, cursor, facets: undefined, cells: undefined }, agreement)
  }
  return agreement
}

async function compare(sides: Sides, question: SearchQuestion, agreement: Agreement): Promise<string | null> {
  const { db, rates, clickhouse, say } = sides
  const fed = await readFed(db)
  const words = await wordsOf((work) => work(db), question)
  if (!fed || !words) throw new Error('There is nothing to be asked.')
  const ask = { question, rates, now: worldNow, place: inventedPlace(question.place) }
  const expected = await searchPostgres(db, ask)
  const answer = await searchClickhouse({ clickhouse, tables: tablesOf(fed.build) }, { ...ask, words }).catch(
    (error: Error) => error,
  )
  agreement.asked++
  if (!isDeepStrictEqual(plain(answer), plain(expected))) {
    if (agreement.differing++ < 5)
      say(`  differs: ${wordsOfQuestion(question)}${differenceOf(answer, expected)}`)
  }
  return expected.nextCursor
}

/** As it would be sent: what is undefined is not there. */
const plain = (found: unknown): unknown =>
  found instanceof Error ? found.message : JSON.parse(JSON.stringify(found))

const wordsOfQuestion = (question: SearchQuestion) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(question).filter(([name]) => name in searchParameters.shape)),
  )

/** The parts in which two answers differ. */
export function differenceOf(answer: Found | Error | null, expected: Found): string {
  if (answer === null || answer instanceof Error) return `\n    ${String(answer).slice(0, 1_500)}`
  const names = [...new Set([...Object.keys(answer), ...Object.keys(expected)])] as (keyof Found)[]
  return names
    .filter((name) => !isDeepStrictEqual(plain(answer[name] ?? null), plain(expected[name] ?? null)))
    .map((name) => `\n    ${name}: ${textOf(answer[name])} instead of ${textOf(expected[name])}`)
    .join('')
}

const textOf = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 300)
