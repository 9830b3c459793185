/** insights: counts of an agency's homes, from PostgreSQL and from wherever the days went that are over. */
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { readHistory } from './history.ts'
import { dayBefore, fewestSearches } from './insights.rules.ts'
import { readMovedBefore } from './moves.store.ts'
import {
  countsByDay,
  countsByDayAndHome,
  countsByHome,
  homesCounted,
  marketCounts,
  marketIds,
  wordsFound,
  type Asked,
  type Elsewhere,
  type MarketRow,
} from './read-insights.store.ts'

/** `history`: where days went that are over; null where they all stay. */
export type Where = { db: Db; history: Clickhouse | null }
type Places = Where & { before: string }

const shownHomes = 50
const shownWords = 30
const mostRows = 100_000

/**
 * By day, by home, the words that found them, and the market beside
 * them. @throws AppError 503 where nobody knows.
 */
export const readCounts = ({ db, history }: Where, asked: Asked) =>
  whileNothingMoves(db, async (before) => {
    const elsewhere = await elsewhereOf({ db, history, before }, asked)
    const [rows, homes, words, market] = await Promise.all([
      countsByDay(db, asked, await elsewhere('day')),
      countsByHome(db, asked, { ...(await elsewhere('home')), limit: shownHomes }),
      wordsFound(db, asked, { atLeast: fewestSearches, limit: shownWords }),
      readMarket({ db, history, before }, asked),
    ])
    return { rows, homes, words, market }
  })

/** Each day of each home. */
export const readTable = ({ db, history }: Where, asked: Asked) =>
  whileNothingMoves(db, async (before) => {
    const elsewhere = await elsewhereOf({ db, history, before }, asked)
    return countsByDayAndHome(db, asked, { ...(await elsewhere('dayAndHome', mostRows)), limit: mostRows })
  })

/**
 * Days on their way to ClickHouse are counted once: when some arrived meanwhile, everything is read again.
 */
async function whileNothingMoves<T>(db: Db, read: (before: string) => Promise<T>): Promise<T> {
  for (;;) {
    const before = await readMovedBefore(db)
    const found = await read(before)
    if ((await readMovedBefore(db)) === before) return found
  }
}

/** The last day that lies elsewhere of those asked for; null where none does. */
function lastMoved({ history, before }: Places, { from, to }: Asked): string | null {
  if (from >= before) return null
  if (!history) throw refuse('common.unavailable')
  const last = dayBefore(before, 1)
  return last < to ? last : to
}

/**
 * Counts of days that were moved, by what they are asked for. @throws AppError 503 where nobody knows them.
 */
async function elsewhereOf(places: Places, asked: Asked) {
  const { db, history, before } = places
  const to = lastMoved(places, asked)
  const ids = to === null ? [] : await homesCounted(db, asked)
  return async (by: 'day' | 'home' | 'dayAndHome', limit?: number): Promise<Elsewhere> => ({
    before,
    rows:
      history && to !== null && ids.length > 0
        ? await readHistory(history, { ids, from: asked.from, to, by, ...(limit !== undefined && { limit }) })
        : [],
  })
}

async function readMarket(places: Places, asked: Asked): Promise<MarketRow[]> {
  const { db, history, before } = places
  const rows = await marketCounts(db, asked, before)
  const to = lastMoved(places, asked)
  if (!history || to === null) return rows
  const ids = await marketIds(db, asked)
  return Promise.all(
    rows.map(async (row) => {
      const those = ids.filter(({ own }) => own === row.own).map(({ id }) => id)
      const sums = await readHistory(history, { ids: those, from: asked.from, to, by: 'all' })
      const added = (name: 'impressions' | 'views') => sums.reduce((all, one) => all + one[name], row[name])
      return { ...row, impressions: added('impressions'), views: added('views') }
    }),
  )
}
