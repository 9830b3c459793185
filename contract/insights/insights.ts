/**
 * contract: how an agency's homes are seen: counts by day and by home, words
 * that found them, and the market beside them.
 */
import { z } from 'zod'
import { id } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { listingStatus } from '../vocabulary/vocabulary.ts'

/** Days that are kept, and the most that one question may span. */
export const longestSpan = 366

/** `visitors` is an estimate of different people in a day, added up over days and homes. */
const counts = z.object({
  impressions: z.int(),
  views: z.int(),
  visitors: z.int(),
  saves: z.int(),
  shares: z.int(),
  enquiries: z.int(),
})
export type InsightCounts = z.infer<typeof counts>

const day = z.iso.date()
const perHome = z.object({ homes: z.int(), impressions: z.number(), views: z.number() })

const report = z.object({
  from: day,
  to: day,
  /** Every day from the first to the last. */
  days: z.array(counts.extend({ day })),
  total: counts,
  /** The fifty homes that were looked at most. */
  homes: z.array(
    counts.extend({ id, title: z.string(), publicRef: z.string().nullable(), status: listingStatus }),
  ),
  words: z.array(z.object({ words: z.string(), searches: z.int() })),
  /**
   * A day and home on the market, of the same types in the same regions;
   * null where too few others offer such homes.
   */
  market: z.object({ own: perHome, others: perHome.nullable() }),
})
export type Insights = z.infer<typeof report>

/** The days asked for, both included; the last 30 unless said. */
const span = z
  .strictObject({ from: day.optional(), to: day.optional(), listing: id.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day is before the first',
  })

export const insights = {
  agency: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/insights',
    for: ['Agent'],
    summary:
      'How my agency’s homes were seen, day by day. /api/meridian/agent/insights.csv answers the days of each home as a table',
    query: span,
    data: report,
  }),
  shared: endpoint({
    method: 'POST',
    path: '/api/meridian/listings/:id/shares',
    for: 'anyone',
    summary: 'Note that somebody handed the link of a home on; nothing of who did is kept',
    params: z.object({ id }),
    data: z.object({ message: z.string() }),
  }),
}
