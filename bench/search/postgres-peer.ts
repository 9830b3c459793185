/** bench: the same homes in PostgreSQL, in the tables that the product searches. */
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { flagNames, type Flag } from '#contract/search/flags.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { migrateAll } from '#main/commands/migrate.ts'
import { createClient } from '#server/platform/database/connections.ts'
import { createDb } from '#server/platform/database/db.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { keptFlags } from '#server/search/sql/flags.store.ts'
import { searchPostgres } from '#server/search/sql/postgres-search.ts'
import { seconds } from './latency.ts'
import { listingsOf, marketNow, type Listing, type Market } from './generate.ts'

/** Of euros, in which the market is priced. */
export const rate = {
  currency: 'EUR',
  name: 'Euro',
  perEuro: 1,
  exponent: 2,
  date: '2026-06-01',
  source: 'by definition',
}

export async function openPostgresPeer(market: Market, count: number) {
  const server = await startTemporaryPostgres({
    shared_buffers: '2GB',
    maintenance_work_mem: '1GB',
    max_wal_size: '8GB',
  })
  await migrateAll(server.url, createLog('warn'))
  const started = performance.now()
  const client = createClient(server.url)
  await client.connect()
  // The homes stand for themselves here: no listings are behind them.
  await client.query("set session_replication_role = 'replica'")
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename in ('search_words', 'search_listings') and indexname not like '%_pkey'",
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await copy(client, homesTable, linesOf(market, count, homeLine))
  await copy(client, 'search_words (listing_id, title_words, words)', linesOf(market, count, wordsLine))
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze search_listings, search_words')
  const size = await client.query<{ bytes: string }>(
    "select (pg_total_relation_size('search_listings') + pg_total_relation_size('search_words'))::text as bytes",
  )
  await client.end()
  const db = createDb(server.url, { max: 4, statementTimeoutMs: 0 })
  return {
    figures: { built: seconds(started), bytes: Number(size.rows[0]?.bytes) },
    ask: (question: SearchQuestion) =>
      searchPostgres(db, { question, rates: new Map([['EUR', rate]]), now: marketNow }),
    close: async () => {
      await db.destroy()
      await server.stop()
    },
  }
}

async function copy(client: Client, target: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${target} from stdin`)))
}

/** Text in portions that are worth sending. */
function* linesOf(market: Market, count: number, line: (listing: Listing) => string): Generator<string> {
  let text = ''
  for (const listing of listingsOf(market, count)) {
    text += line(listing)
    if (text.length < 1 << 18) continue
    yield text
    text = ''
  }
  yield text
}

const homesTable = `search_listings (listing_id, purpose, status, type, country, place_path, x, y, price_eur, area_m2, plot_m2, beds, baths,
  tenure, energy_class, feature_bits, ${keptFlags.map(({ column }) => column).join(', ')}, agency_id, listed_at)`

function homeLine({ id, country, rows }: Listing): string {
  const [row] = rows
  if (!row) return ''
  const has = (flag: Flag) => (row.flags >> flagNames.indexOf(flag)) & 1
  const fields = [
    id, row.purpose, has('hideUnderOffer') ? 'active' : 'underOffer', row.type, country, `{${row.path.join()}}`, row.x, row.y, row.price, row.area,
    row.plot, row.beds, row.baths, row.tenure, row.energy, (BigInt(row.featuresHigh) << 32n) | BigInt(row.featuresLow),
    ...keptFlags.map(({ flag }) => has(flag)), row.agency, new Date(row.listed / 1_000).toISOString(),
  ] // prettier-ignore
  return `${fields.map((field) => field ?? '\\N').join('\t')}\n`
}

const vector = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ')
const wordsLine = ({ id, titles, words }: Listing) => `${id}\t${vector(titles)}\t${vector(words)}\n`
