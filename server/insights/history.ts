/**
 * insights: counts of days that are over in ClickHouse: their table,
 * how they get there, and what is asked of them.
 */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { linesOf, createClickhouse, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { creatingTable, droppingPart } from '#server/platform/clickhouse/replacing-table.rules.ts'
import type { Platform } from '#server/platform/platform.ts'

export type DayCounts = {
  /** ISO 8601. */
  day: string
  id: string
  impressions: number
  views: number
  visitors: number
  saves: number
  shares: number
}

const table = 'meridian_insights'
const figures = ['impressions', 'views', 'visitors', 'saves', 'shares'] as const
const columns = {
  listing: 'FixedString(16)',
  day: 'Date',
  ...Object.fromEntries(figures.map((name) => [name, 'UInt32'])),
}
/** A UUID, a day and the figures. */
const bytesARow = 16 + 2 + 4 * figures.length
/** So many homes are asked about in one statement, far below what a server takes. */
const homesAnAsk = 50_000
const patienceMs = 10_000

const known = new WeakMap<Platform, Clickhouse>()

/** Null where `HISTORY` is not ClickHouse. The same for the same platform. */
export function historyOf(platform: Platform): Clickhouse | null {
  const { history, clickhouseUrl } = platform.config
  if (history !== 'clickhouse' || !clickhouseUrl) return null
  const there = known.get(platform)
  if (there) return there
  const clickhouse = createClickhouse(clickhouseUrl)
  known.set(platform, clickhouse)
  platform.onClose(() => clickhouse.close())
  return clickhouse
}

/** A repeated row takes the place of itself. */
export async function openHistory(clickhouse: Clickhouse): Promise<void> {
  const statements = creatingTable(table, {
    columns,
    version: '',
    order: '(listing, day)',
    apart: 'cityHash64(listing)',
    cluster: clickhouse.cluster,
    granularity: 8_192,
    parts: 'toYYYYMM(day)',
  })
  for (const statement of statements) await clickhouse.ask(statement, patienceMs)
}

export function keepDays(clickhouse: Clickhouse, rows: readonly DayCounts[]): Promise<void> {
  const bytes = Buffer.alloc(rows.length * bytesARow)
  let at = 0
  for (const row of rows) {
    at += bytes.write(row.id.replaceAll('-', ''), at, 'hex')
    at = bytes.writeUInt16LE(Date.parse(row.day) / dayMs, at)
    for (const name of figures) at = bytes.writeUInt32LE(row[name], at)
  }
  return clickhouse.insert(table, bytes)
}

/** Months that were over before the day are forgotten. */
export async function forgetMonthsBefore(clickhouse: Clickhouse, day: string): Promise<void> {
  const month = day.slice(0, 7).replace('-', '')
  const kept = await clickhouse.ask(
    `select distinct toYYYYMM(day) as month from ${table} where toYYYYMM(day) < ${month} format TabSeparated`,
  )
  for (const [part] of linesOf(kept))
    await clickhouse.ask(droppingPart(table, String(Number(part)), clickhouse.cluster), patienceMs)
}

export type HistoryAsk = {
  ids: readonly string[]
  /** Both included. */
  from: string
  to: string
  /** What each answered row is of. */
  by: 'day' | 'home' | 'dayAndHome' | 'all'
  /** The first so many by day and home. */
  limit?: number
}
/** Empty texts for what the row is not of. */
export type HistoryRow = DayCounts

const keys = {
  day: ['toString(day)', "''"],
  home: ["''", 'lower(hex(listing))'],
  dayAndHome: ['toString(day)', 'lower(hex(listing))'],
  all: ["''", "''"],
} as const

/**
 * Sums; those of one day may come in several rows, where very many
 * homes are asked about. @throws ClickhouseError
 */
export async function readHistory(clickhouse: Clickhouse, ask: HistoryAsk): Promise<HistoryRow[]> {
  const found: HistoryRow[] = []
  for (let at = 0; at < ask.ids.length; at += homesAnAsk)
    found.push(...(await readSome(clickhouse, { ...ask, ids: ask.ids.slice(at, at + homesAnAsk) })))
  return found
}

async function readSome(
  clickhouse: Clickhouse,
  { ids, from, to, by, limit }: HistoryAsk,
): Promise<HistoryRow[]> {
  const [day, id] = keys[by]
  const homes = ids.map((one) => `unhex('${one.replaceAll('-', '')}')`).join(',')
  const answer = await clickhouse.ask(`
    select ${day} as d, ${id} as h, ${figures.map((name) => `sum(${name})`).join(', ')}
    from ${table} final
    where day >= toDate('${from}') and day <= toDate('${to}') and listing in (${homes})
    group by d, h order by d, h${limit === undefined ? '' : ` limit ${limit}`} format TabSeparated`)
  return linesOf(answer).map(([d = '', h = '', ...sums]) => {
    const [impressions, views, visitors, saves, shares] = sums.map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ]
    return { day: d, id: uuidOf(h), impressions, views, visitors, saves, shares }
  })
}

const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
