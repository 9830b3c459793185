/** feeds: the SQL of how runs of all feeds ended, by an index of those that did more than check. */
import { sql, type RawBuilder } from 'kysely'
import type { EndedRun } from '#contract/feeds/feed-desk.ts'
import { runOutcomes, statesOfRunOutcome, type RunOutcome } from '#contract/feeds/run-outcomes.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'

export type EndedFilter = { outcome?: RunOutcome | undefined; since?: Date | undefined }
export type EndedRow = Omit<EndedRun, 'endedAt' | 'feed' | 'agency'> & {
  endedAt: Date
  feedId: string
  feedName: string
  agencyId: string
  agencyName: string
}

/** In the words of the index, so that the database knows it for its own. */
const hasEnded = sql`r.state in ('published', 'notModified', 'heldBack', 'failed')`

const matching = ({ outcome, since }: EndedFilter): RawBuilder<unknown> =>
  sql`${hasEnded} ${outcome ? sql`and r.state = any(${[...statesOfRunOutcome[outcome]]}::text[])` : sql``}
    ${since ? sql`and r.finished_at >= ${since}` : sql``}`

/** Latest first. Runs of a feed that was removed stay, as the figures count them. */
export async function listEndedRuns(
  db: Db,
  { before, ...filter }: EndedFilter & { before?: TimeCursor | undefined },
  limit: number,
): Promise<EndedRow[]> {
  const older = before
    ? sql`and (date_trunc('milliseconds', r.finished_at), r.id) < (${before.at}::timestamptz, ${before.id}::uuid)
        and r.finished_at < ${new Date(before.at.getTime() + 1)}`
    : sql``
  const { rows } = await sql<EndedRow>`
    select page.*, f.name as "feedName", a.id as "agencyId", a.name as "agencyName" from (
      select r.id, r.feed_id as "feedId", r.state, r.reason, r.records_seen as "recordsSeen", r.created, r.changed,
        r.withdrawn, r.failed, date_trunc('milliseconds', r.finished_at) as "endedAt"
      from feed_runs r where r.finished_at is not null and ${matching(filter)} ${older}
      order by r.finished_at desc, r.id desc limit ${limit}
    ) as page join feeds f on f.id = page."feedId" join agencies a on a.id = f.agency_id
    order by page."endedAt" desc, page.id desc`.execute(db)
  return rows
}

/** Of each outcome, up to one more than `most`. */
export async function countEndedRuns(
  db: Db,
  { since }: EndedFilter,
  most: number,
): Promise<Record<RunOutcome, number>> {
  const counted = await Promise.all(
    runOutcomes.map(async (outcome) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from feed_runs r
          where r.finished_at is not null and ${matching({ outcome, since })} limit ${most + 1}) as few`.execute(
        db,
      )
      return [outcome, rows[0]?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counted) as Record<RunOutcome, number>
}
