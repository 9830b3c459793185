/**
 * search: the engine that the settings ask for, with its metrics and its say in whether the node is ready.
 */
import type { Platform } from '#server/platform/platform.ts'
import { createCachedCardRows, createCardRows, type CardRows } from './cards/card-rows.ts'
import type { SearchEngine } from './question/engine.ts'
import { tell, type TellingEngine } from './question/told.ts'
import { createClickhouseSearch } from './clickhouse/clickhouse-engine.ts'
import { createClickhouse } from '#server/platform/clickhouse/client.ts'
import { createIndexSearch, type IndexSearch } from './index-search.ts'
import { watched } from './watched-engine.ts'
import { createPostgresSearch } from './sql/postgres-search.ts'

type Engine = { engine: TellingEngine; rows: CardRows }

/**
 * `SEARCH=postgres` answers from PostgreSQL alone, `SEARCH=clickhouse` from there; otherwise the homes are
 * held in memory by a thread of this process.
 */
export function createEngine(platform: Platform): Engine {
  const { engine, rows } = openEngine(platform)
  return { engine: watched(engine, platform), rows }
}

function openEngine(platform: Platform): Engine {
  const postgres = createPostgresSearch(platform.read)
  const { search, clickhouseUrl } = platform.config
  if (search === 'postgres') return { engine: telling(postgres), rows: createCardRows(platform.read) }
  if (search === 'clickhouse' && clickhouseUrl) return openClickhouse(platform, clickhouseUrl, postgres)
  return openIndex(platform, telling(postgres))
}

function openClickhouse(platform: Platform, address: string, otherwise: SearchEngine): Engine {
  const { read, log, metrics, readiness } = platform
  const engine = createClickhouseSearch({ read, log, clickhouse: createClickhouse(address), otherwise })
  platform.onClose(engine.close)
  readiness.add('search', engine.hasTables)
  readiness.add('clickhouse', engine.isWhole, 'aid')
  const figure = (name: keyof ReturnType<typeof engine.figures>) => () => engine.figures()[name]
  metrics.gauge(
    'search_clickhouse_lag_seconds',
    'How long ago the homes in ClickHouse were known to be as new as the database',
    figure('lagSeconds'),
  )
  metrics.gauge('search_clickhouse_answers', 'Questions that ClickHouse answered', figure('answered'))
  metrics.gauge(
    'search_clickhouse_otherwise',
    'Questions that PostgreSQL answered for it',
    figure('otherwise'),
  )
  metrics.gauge('search_clickhouse_refused', 'Questions that nobody could answer', figure('refused'))
  return { engine: telling(engine), rows: createCardRows(read) }
}

function openIndex(platform: Platform, postgres: TellingEngine): Engine {
  const rows = createCachedCardRows(platform.read)
  const index = createIndexSearch({
    platform,
    otherwise: postgres,
    onChanged: (ids, lsn) => {
      // In this order: what is read from now on is at least as new as the homes.
      platform.database.freshness.changed(ids, lsn)
      rows.forget(ids)
    },
  })
  platform.onClose(index.close)
  platform.readiness.add('search', async () => {
    if (!index.health()) throw new Error('the homes are still being loaded')
  })
  // Without any database the homes in memory still answer what cached cards can show.
  platform.readiness.add('reading', async () => {
    if (!index.health()) throw new Error('the homes are still being loaded')
  })
  addMetrics(platform, index)
  return { engine: index, rows }
}

const telling = ({ search }: SearchEngine): TellingEngine => ({
  search: async (ask) => tell(await search(ask)),
})

function addMetrics({ metrics }: Platform, { health }: IndexSearch): void {
  metrics.gauge('search_index_ready', '1 when questions are answered from memory', () => (health() ? 1 : 0))
  metrics.gauge('search_index_homes', 'Homes that may be found', () => health()?.homes ?? 0)
  metrics.gauge('search_index_bytes', 'Memory of the homes and their words', () => health()?.bytes ?? 0)
  metrics.gauge(
    'search_index_documents',
    'Listings and their former versions',
    () => health()?.documents ?? 0,
  )
  metrics.gauge('search_index_tail', 'Homes that are not in order yet', () => {
    const now = health()
    return now ? now.used - now.sorted : 0
  })
  metrics.gauge(
    'search_index_lag_seconds',
    'How long ago the homes were known to be as new as the database',
    () => {
      const now = health()
      return now ? Math.max(0, Date.now() - now.freshAt) / 1000 : 0
    },
  )
}
