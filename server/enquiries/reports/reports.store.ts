/** enquiries: the SQL of reports as Admins see and decide them. */
import { sql } from 'kysely'
import type { ReportReason, ReportState } from '#contract/enquiries/enquiry-codes.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'

export type ReportRow = {
  id: string
  state: ReportState
  at: Date
  reason: ReportReason
  message: string | null
  email: string | null
  /** In which whoever reported is written back to; null where nobody said. */
  language: string | null
  listingId: string
  open: number
  outcome: string | null
  note: string | null
  decidedAt: Date | null
  consequence: 'takedown' | 'request' | null
  consequenceWords: string | null
  consequenceAt: Date | null
  /** ISO date. */
  due: string | null
  told: number | null
  endedAt: Date | null
  endedWords: string | null
}
export type ReportFilter = {
  state?: ReportState | undefined
  reason?: ReportReason | undefined
  listing?: string | undefined
}

const reports = (db: Db) =>
  db
    .selectFrom('listing_reports as r')
    .select((eb) => [
      'r.id',
      'r.state',
      'r.created_at as at',
      'r.reason',
      'r.message',
      'r.email',
      'r.language',
      'r.listing_id as listingId',
      'r.outcome',
      'r.note',
      'r.decided_at as decidedAt',
      'r.consequence',
      'r.consequence_words as consequenceWords',
      'r.consequence_at as consequenceAt',
      'r.consequence_due as due',
      'r.consequence_told as told',
      'r.ended_at as endedAt',
      'r.ended_words as endedWords',
      eb
        .selectFrom('listing_reports as other')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('other.listing_id', '=', 'r.listing_id')
        .where('other.state', '=', 'new')
        .$asScalar()
        .$notNull()
        .as('open'),
    ])
    .$narrowType<Pick<ReportRow, 'state' | 'reason' | 'consequence'>>()

/** Newest first. */
export async function listReports(
  db: Db,
  { state, reason, listing, before }: ReportFilter & { before?: TimeCursor | undefined },
  limit: number,
): Promise<ReportRow[]> {
  return reports(db)
    .$if(state !== undefined, (s) => s.where('r.state', '=', state as string))
    .$if(reason !== undefined, (s) => s.where('r.reason', '=', reason as string))
    .$if(listing !== undefined, (s) => s.where('r.listing_id', '=', listing as string))
    .$if(before !== undefined, (s) =>
      s.where(sql<boolean>`(r.created_at, r.id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
}

export const findReport = (db: Db, id: string): Promise<ReportRow | undefined> =>
  reports(db).where('r.id', '=', id).executeTakeFirst()

export async function countReports(
  db: Db,
  { reason, listing }: ReportFilter,
): Promise<Record<ReportState, number>> {
  const rows = await db
    .selectFrom('listing_reports')
    .$if(reason !== undefined, (s) => s.where('reason', '=', reason as string))
    .$if(listing !== undefined, (s) => s.where('listing_id', '=', listing as string))
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute()
  const of = (state: ReportState) => rows.find((row) => row.state === state)?.n ?? 0
  return { new: of('new'), upheld: of('upheld'), dismissed: of('dismissed'), held: of('held') }
}

export const setReportNote = (db: Db, id: string, note: string | null) =>
  db.updateTable('listing_reports').set({ note }).where('id', '=', id).executeTakeFirst()

/** Decides it if nobody has; answers whether it did. */
export async function decide(
  db: Db,
  id: string,
  d: { state: 'upheld' | 'dismissed'; outcome: string; by: string; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('listing_reports')
    .set({ state: d.state, outcome: d.outcome, decided_by: d.by, decided_at: d.at })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'held'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps others from ending or changing its consequence until the transaction ends. */
export const lockReport = (tx: Db, id: string) =>
  tx
    .selectFrom('listing_reports')
    .select(['consequence', 'note', 'ended_at as endedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Consequence = { kind: 'takedown' | 'request'; words: string; at: Date; due: string | null; told: number }

/** What an upheld report leads to; what it led to before is replaced. */
export const setConsequence = (tx: Db, id: string, { kind, words, at, due, told }: Consequence) =>
  tx
    .updateTable('listing_reports')
    .set({
      consequence: kind,
      consequence_words: words,
      consequence_at: at,
      consequence_due: due,
      consequence_told: told,
    })
    .where('id', '=', id)
    .execute()

export const endConsequence = (tx: Db, id: string, { words, at }: { words: string; at: Date }) =>
  tx.updateTable('listing_reports').set({ ended_at: at, ended_words: words }).where('id', '=', id).execute()

/** Whether any report still keeps the home down. */
export async function isTakenDown(db: Db, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listing_reports')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('consequence', '=', 'takedown')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
