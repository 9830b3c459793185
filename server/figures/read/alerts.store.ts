/**
 * figures: the SQL of what saved searches told, as Admins look through it: by an
 * index of what was told by mail or in a browser.
 */
import { sql } from 'kysely'
import type { AlertEvent } from '#contract/alerts/alert-codes.ts'
import { alertWays, type AlertWay } from '#contract/figures/work-states.ts'
import type { Db } from '#server/platform/database/db.ts'

export type AlertFilter = { by?: AlertWay | undefined; since?: Date | undefined }
export type AlertRow = { id: string; at: Date; by: AlertWay; event: AlertEvent; listingId: string }
export type AlertPosition = readonly [at: string, id: string]

/** The words of the index stand in each question, so that the database knows it for its own. */
const wasTold = sql<boolean>`l.told_by in ('mail', 'push')`
const matching = ({ by, since }: AlertFilter) =>
  sql`${wasTold} ${by ? sql`and l.told_by = ${by}` : sql``} ${since ? sql`and l.told_at >= ${since}` : sql``}`

/** Newest first. */
export async function listAlerts(
  db: Db,
  { before, ...filter }: AlertFilter & { before?: AlertPosition | undefined },
  limit: number,
): Promise<AlertRow[]> {
  const older = before
    ? sql`and (l.told_at, l.id) < (${before[0]}::timestamptz, ${before[1]}::bigint)`
    : sql``
  const { rows } = await sql<AlertRow>`
    select l.id::text as id, l.told_at as at, l.told_by as by, l.event, l.listing_id as "listingId"
    from alert_ledger l where ${matching(filter)} ${older}
    order by l.told_at desc, l.id desc limit ${limit}`.execute(db)
  return rows
}

/** By each way, up to one more than `most`. */
export async function countAlerts(
  db: Db,
  { since }: AlertFilter,
  most: number,
): Promise<Record<AlertWay, number>> {
  const counted = await Promise.all(
    alertWays.map(async (by) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (
          select from alert_ledger l where ${matching({ by, since })} limit ${most + 1}) as few`.execute(db)
      return [by, rows[0]?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counted) as Record<AlertWay, number>
}
