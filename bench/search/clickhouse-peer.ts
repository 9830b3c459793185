/** bench: the same homes in a ClickHouse server of their own, in the tables that the product asks. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { searchClickhouse } from '#server/search/clickhouse/clickhouse-search.ts'
import { createSender } from '#server/search/clickhouse/feed/send.ts'
import { createClickhouse, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { creating, tablesOf, tidying, type Tables } from '#server/search/clickhouse/ground/tables.rules.ts'
import { noWords } from '#server/search/columnar/text/asked-words.ts'
import { plainWords } from '#server/search/columnar/text/fold.rules.ts'
import type { Found } from '#server/search/question/engine.ts'
import { rankedBy } from '#server/search/question/ranked-by.rules.ts'
import { installClickhouse, startClickhouse } from '../../drills/clickhouse/servers.ts'
import { listingsOf, marketNow, type Market } from './generate.ts'
import { seconds } from './latency.ts'
import { rate } from './postgres-peer.ts'

const longMs = 3_600_000

export async function openClickhousePeer(market: Market, count: number) {
  await installClickhouse(console.log)
  const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-clickhouse-'))
  const ends: (() => Promise<unknown>)[] = []
  const server = await startClickhouse({ folder, closing: (end) => void ends.push(end) })
  const clickhouse = createClickhouse(server.url)
  const tables = tablesOf(1)
  const built = await fill({ clickhouse, tables, market, count })
  const bytes = await clickhouse.ask('select sum(bytes_on_disk) from system.parts where active')
  return {
    figures: { built, bytes: Number(bytes) },
    /** Milliseconds of processor time that the server has taken so far. */
    cpuMs: () => cpuMsOf(server.pid() ?? 0),
    ask: (question: SearchQuestion) => askClickhouse(patient(clickhouse), tables, question),
    close: async () => {
      await clickhouse.close()
      for (const end of ends) await end()
      await rm(folder, { recursive: true })
    },
  }
}

/** A question is measured, however long it takes; the product refuses after ten seconds. */
const patient = (clickhouse: Clickhouse): Clickhouse => ({
  ...clickhouse,
  ask: (statement, patienceMs = longMs) => clickhouse.ask(statement, patienceMs),
})

type Filling = { clickhouse: Clickhouse; tables: Tables; market: Market; count: number }

/** Seconds until the homes are there and in order. */
export async function fill({ clickhouse, tables, market, count }: Filling): Promise<number> {
  const { cluster } = clickhouse
  for (const statement of creating(tables, cluster)) await clickhouse.ask(statement, longMs)
  const started = performance.now()
  const sender = createSender({ clickhouse, tables })
  for (const listing of listingsOf(market, count)) await sender.add(listing, 1n)
  await sender.flush()
  for (const statement of tidying(tables, cluster)) await clickhouse.ask(statement, longMs)
  return seconds(started)
}

/** As bench/search/homes.ts asks the homes in memory: euros only, so the rate is 1. */
export async function askClickhouse(
  clickhouse: Clickhouse,
  tables: Tables,
  question: SearchQuestion,
): Promise<Found> {
  const words = question.q === undefined ? null : plainWords(question.q)
  const ranked = rankedBy(question)
  const ranking = ranked && plainWords(ranked.text)
  const found = await searchClickhouse(
    { clickhouse, tables },
    {
      question,
      rates: new Map([['EUR', rate]]),
      now: marketNow,
      words: {
        ...noWords,
        words,
        anyOf: words,
        ranks: ranked && ranking ? { words: ranking, column: ranked.column } : null,
      },
    },
  )
  if (!found) throw new Error('too many words begin so')
  return found
}

const ticksMs = 10

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * ticksMs
}
