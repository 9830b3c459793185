/** search: the engine that answers from ClickHouse, for more homes than fit into memory. */
import { purposes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { nearOf, roomForNear, tradesOf, tradesToCount } from '../near/answer-near.rules.ts'
import { wishesOf } from '../near/wishes.rules.ts'
import { needRate, startOf } from '../question/ask-checks.ts'
import { toAsked } from '../question/asked.rules.ts'
import { costStepsOf, nameCosts } from '../question/cost-steps.rules.ts'
import type { EngineAsk, Found } from '../question/engine.ts'
import { asAsked } from '../question/loosened.rules.ts'
import type { WordsAsked } from '../columnar/text/asked-words.ts'
import { nearStatementOf, readNear } from './ask/near.ts'
import { countFew, fewStatementOf } from './ask/few.ts'
import { foundIn, readCounts, readLines, type Line } from './ask/read.ts'
import { countingOf, looseningOf, statementOf, type Statement } from './ask/statement.ts'
import { conditionsOf, type Said, type Wanted } from './ask/where.ts'
import { createBeginning, saidOf } from './ask/words.ts'
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'
import type { Tables } from './ground/tables.rules.ts'

export type ClickhouseAsk = EngineAsk & { words: WordsAsked }
type Server = { clickhouse: Pick<Clickhouse, 'ask'>; tables: Tables }
type Asking = Server & { ask: EngineAsk; perEuro: number; wanted: Wanted }

/**
 * One question, one answer. Null where too many words begin as the last one of the question does.
 * @throws AppError 400 as every engine; ClickhouseError when the server
 * does not answer, or not with all of its shards.
 */
export async function searchClickhouse(
  { clickhouse, tables }: Server,
  { words, ...ask }: ClickhouseAsk,
): Promise<Found | null> {
  const { question } = ask
  const perEuro = needRate(ask)
  const position = startOf(question)
  const said = await saidOf(words, createBeginning(clickhouse, tables.words))
  if (!said) return null
  const under = (purpose: Purpose) => wantedUnder(ask, purpose, said)
  const wanted = under(question.purpose)
  const others = purposes.filter((purpose) => purpose !== question.purpose).map(under)
  const statement = { table: tables.homes, question, wanted, others, position }
  const found = foundIn(await readFound(clickhouse, statement), { question, perEuro })
  const asking = { clickhouse, tables, ask, perEuro, wanted }
  return {
    ...found,
    ...(found.facets && question.costs && { facets: { ...found.facets, ...(await costs(asking)) } }),
    ...(found.total === 0 && { loosen: asAsked(await loosen(asking), question) }),
    ...(await near(asking, found.total)),
  }
}

/** Homes are counted here where they are few, and by the server where they are not. */
async function readFound(clickhouse: Server['clickhouse'], statement: Statement): Promise<Line[]> {
  const few = fewStatementOf(statement)
  const counted = few === null ? null : countFew(await clickhouse.ask(few), statement)
  return counted ?? readLines(await clickhouse.ask(statementOf(statement)))
}

const wantedUnder = ({ question, now, rates }: EngineAsk, purpose: Purpose, said: Said): Wanted => ({
  asked: toAsked(
    { ...question, purpose },
    { perEuro: needRate({ question, now, rates }), now, words: null, ranks: null },
  ),
  said,
})

/** Homes within each usual limit of cost, instead of the one asked for. */
async function costs({ clickhouse, tables, ask, perEuro, wanted }: Asking) {
  const steps = costStepsOf(ask.question, perEuro)
  const limited = [
    ...steps.monthly.map(({ bound }) => ({ maxMonthly: bound })),
    ...steps.perArea.map(({ bound }) => ({ maxPerArea: bound })),
  ].map((limit) => ({ ...wanted, asked: { ...wanted.asked, ...limit } }))
  const counts = readCounts(await clickhouse.ask(countingOf(tables.homes, limited)), limited.length)
  const { length } = steps.monthly
  return nameCosts(steps, { monthly: counts.slice(0, length), perArea: counts.slice(length) })
}

/** Every filter whose removal alone would find homes, the most helpful first. */
async function loosen({ clickhouse, tables, wanted }: Asking): Promise<NonNullable<Found['loosen']>> {
  const filters = conditionsOf(wanted).map(({ filter }) => filter)
  if (filters.length === 0) return []
  const counts = readCounts(await clickhouse.ask(looseningOf(tables.homes, wanted)), filters.length)
  return filters
    .map((filter, at) => ({ filter, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** Homes that come close, and the trades that find more; nothing where enough was found. */
async function near(asking: Asking, total: number): Promise<Pick<Found, 'near' | 'trades'>> {
  const { clickhouse, tables, ask, perEuro, wanted } = asking
  const { question, now, place = null } = ask
  const limit = roomForNear(question, total)
  if (limit === null) return {}
  const { asked, said } = wanted
  const wishes = wishesOf({ asked, words: said.words !== null || said.listings !== null, place })
  const statement = nearStatementOf({ table: tables.homes, wanted, wishes, limit })
  const homes = nearOf(wishes, statement === null ? [] : readNear(await clickhouse.ask(statement)))
  const offers = tradesToCount({ question, asked, place, perEuro, near: homes })
  if (offers.length === 0) return { near: homes, trades: [] }
  const traded = offers.map(({ question: changed }) => ({
    asked: toAsked(changed, { perEuro, now, words: null, ranks: null }),
    said: changed.q === undefined ? { ...said, words: null, listings: null } : said,
  }))
  const counts = readCounts(await clickhouse.ask(countingOf(tables.homes, traded)), offers.length)
  return { near: homes, trades: tradesOf(offers, counts, total) }
}
