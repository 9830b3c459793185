/** drills: the 300 questions of `bench:search`, answered by ClickHouse and by the homes in memory. */
import { isDeepStrictEqual } from 'node:util'
import { createPlaces, loadGazetteer } from '#server/places/index.ts'
import { createClickhouse, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { tablesOf } from '#server/search/clickhouse/ground/tables.rules.ts'
import type { Found } from '#server/search/question/engine.ts'
import { askClickhouse, fill } from '../../bench/search/clickhouse-peer.ts'
import { createMarket } from '../../bench/search/generate.ts'
import { askHomes, buildHomes } from '../../bench/search/homes.ts'
import { hardQuestions } from '../../bench/search/near.ts'
import { workloadOf } from '../../bench/search/workload.ts'
import type { Tools } from './tools.ts'
import { differenceOf, type Agreement } from './agree.ts'

/** Of the tables that the market is in: no rebuild has this number. */
export const marketTables = tablesOf(999_999_999)

/** So many differences are told; where one cause is behind hundreds, these are enough. */
const mostTold = 5

export type Market = Awaited<ReturnType<typeof openMarket>>

/**
 * Every question with the answer of the homes in memory; the hard
 * ones find few homes, and say what comes close.
 */
export async function openMarket(folder: string, homes: number) {
  const market = createMarket(createPlaces(await loadGazetteer(folder)))
  const held = buildHomes(market, homes).homes
  const workload = workloadOf(market)
  const questions = workload.map(({ question }) => question)
  const hard = hardQuestions(held, workload)
  const answered = [...questions, ...hard].map((question) => ({
    question,
    expected: askHomes(held, question),
  }))
  return { market, homes, easy: questions.length, answered }
}

export const fillMarket = (clickhouse: Clickhouse, { market, homes }: Market): Promise<number> =>
  fill({ clickhouse, tables: marketTables, market, count: homes })

/**
 * Asks all of them; a question that is refused is counted as
 * `refused`, and one answered otherwise as differing.
 */
export async function askMarket(
  clickhouse: Clickhouse,
  answered: Market['answered'],
  say: (text: string) => void,
): Promise<Agreement & { refused: number }> {
  const agreement = { asked: 0, differing: 0, refused: 0 }
  for (const { question, expected } of answered) {
    agreement.asked++
    const answer = await askClickhouse(clickhouse, marketTables, question).catch((error: Error) => error)
    if (answer instanceof Error) {
      if (agreement.refused++ === 0) say(`  refused: ${answer.message.slice(0, 300)}`)
    } else if (!isDeepStrictEqual(asSent(answer), asSent(expected))) {
      if (agreement.differing++ < mostTold)
        say(`  differs: ${JSON.stringify(question)}${differenceOf(answer, expected)}`)
    }
  }
  return agreement
}

const asSent = (found: Found): unknown => JSON.parse(JSON.stringify(found))

export async function tryMarket(tools: Tools & { address: string; homes: number }): Promise<void> {
  const { folder, address, homes, note, closing, say } = tools
  const clickhouse = createClickhouse(address)
  closing(clickhouse.close)
  say(`  making ${homes.toLocaleString('en')} homes of the market of bench:search …`)
  const market = await openMarket(folder, homes)
  await fillMarket(clickhouse, market)
  const { asked, differing, refused } = await askMarket(clickhouse, market.answered, say)
  note(
    `${asked} questions about ${homes.toLocaleString('en')} homes, half of them so hard that few or none are found: ${differing} answers differ from those of the homes in memory, ${refused} are refused`,
    differing + refused === 0,
  )
}
