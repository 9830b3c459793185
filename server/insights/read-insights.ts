/** insights: what an agency sees of how its homes were seen. */
import type { InsightCounts, Insights } from '#contract/insights/insights.ts'
import { readListingSubjects } from '#server/listings/index.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Platform } from '#server/platform/platform.ts'
import { counterOf } from './counter.ts'
import { daysOf, fewestOthers, spanOf } from './insights.rules.ts'
import { historyOf } from './history.ts'
import { readCounts, readTable } from './read-counts.ts'
import type { MarketRow } from './read-insights.store.ts'

type Wish = { from?: string | undefined; to?: string | undefined; listing?: string | undefined }

const nothing: InsightCounts = { impressions: 0, views: 0, visitors: 0, saves: 0, shares: 0, enquiries: 0 }

const sum = (a: InsightCounts, b: InsightCounts): InsightCounts => ({
  impressions: a.impressions + b.impressions,
  views: a.views + b.views,
  visitors: a.visitors + b.visitors,
  saves: a.saves + b.saves,
  shares: a.shares + b.shares,
  enquiries: a.enquiries + b.enquiries,
})

/** What this process counted a moment ago is among it. */
export async function agencyInsights(
  platform: Platform,
  agencyId: string,
  wish: Wish,
  history = historyOf(platform),
): Promise<Insights> {
  await counterOf(platform).flush()
  const { db, clock } = platform
  const span = spanOf(wish, clock.now())
  const asked = { agencyId, ...span, listing: wish.listing }
  const { rows, homes, words, market } = await readCounts({ db, history }, asked)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = daysOf(span).map((day) => ({ ...nothing, ...byDay.get(day), day }))
  const subjects = await readListingSubjects(
    platform,
    db,
    homes.map(({ id }) => id),
  )
  return {
    ...span,
    days,
    total: rows.reduce(sum, nothing),
    homes: homes.flatMap((counts) => {
      const subject = subjects.get(counts.id)
      if (!subject) return []
      const { title, publicRef, status } = subject
      return [{ ...counts, title, publicRef, status }]
    }),
    words,
    market: marketOf(market, days.length),
  }
}

/** By home and day. Others only where they are enough that nobody's figures show through. */
function marketOf(rows: readonly MarketRow[], days: number): Insights['market'] {
  const perHome = (row: MarketRow | undefined) => ({
    homes: row?.homes ?? 0,
    impressions: row ? row.impressions / row.homes / days : 0,
    views: row ? row.views / row.homes / days : 0,
  })
  const others = rows.find(({ own }) => !own)
  const isEnough =
    others !== undefined && others.homes >= fewestOthers.homes && others.agencies >= fewestOthers.agencies
  return { own: perHome(rows.find(({ own }) => own)), others: isEnough ? perHome(others) : null }
}

/** The days of each home as a table. */
export async function insightsTable(
  platform: Platform,
  agencyId: string,
  wish: Wish,
  history = historyOf(platform),
): Promise<string> {
  await counterOf(platform).flush()
  const { db, clock } = platform
  const asked = { agencyId, ...spanOf(wish, clock.now()), listing: wish.listing }
  const rows = await readTable({ db, history }, asked)
  const subjects = await readListingSubjects(platform, db, [...new Set(rows.map(({ id }) => id))])
  return toCsv([
    ['Day', 'Home', 'Reference', 'Impressions', 'Views', 'Visitors', 'Saves', 'Shares', 'Enquiries', 'Id'],
    ...rows.map(({ day, id, impressions, views, visitors, saves, shares, enquiries }) => [
      day,
      subjects.get(id)?.title ?? '',
      subjects.get(id)?.publicRef ?? '',
      ...[impressions, views, visitors, saves, shares, enquiries].map(String),
      id,
    ]),
  ])
}
