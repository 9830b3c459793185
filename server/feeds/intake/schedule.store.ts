/** feeds: the SQL of what is fetched by the clock. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { nextRunAt } from './schedule.rules.ts'

export type DueFeed = { id: string; agencyId: string; url: string }

/** Feeds whose time has come. They are put off for their usual pause at once, so that nobody else takes them. */
export async function takeDueFeeds(tx: Db, now: Date, limit: number): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`
    update feeds set next_run_at = ${now}::timestamptz + make_interval(mins => every_minutes)
    where id in (
      select id from feeds where next_run_at <= ${now} and every_minutes is not null and url is not null
      order by next_run_at limit ${limit} for update skip locked
    ) returning id, agency_id as "agencyId", url`.execute(tx)
  return rows
}

type Ended = { now: Date; good: boolean; everyMinutes: number | null }

/** Says when the feed's address is fetched next, after a run of it. */
export async function scheduleNext(
  db: Db,
  feedId: string,
  { now, good, everyMinutes }: Ended,
): Promise<void> {
  const { failures = 0 } =
    (await db
      .updateTable('feeds')
      .set(({ eb, ref }) => ({
        failures: good ? 0 : eb(sql<number>`least(${ref('failures')}, 100)`, '+', 1),
      }))
      .where('id', '=', feedId)
      .returning('failures')
      .executeTakeFirst()) ?? {}
  const next =
    everyMinutes === null ? null : nextRunAt({ now, everyMinutes, failures, random: Math.random() })
  await db.updateTable('feeds').set({ next_run_at: next }).where('id', '=', feedId).execute()
}

/** How often the address is fetched from now on; null stops it. False when there is no such feed of the agency. */
export async function setSchedule(
  db: Db,
  {
    agencyId,
    feedId,
    everyMinutes,
    now,
  }: { agencyId: string; feedId: string; everyMinutes: number | null; now: Date },
): Promise<boolean> {
  const next =
    everyMinutes === null ? null : nextRunAt({ now, everyMinutes, failures: 0, random: Math.random() })
  const done = await db
    .updateTable('feeds')
    .set({
      every_minutes: everyMinutes,
      failures: 0,
      next_run_at: sql<Date | null>`case when url is not null then ${next}::timestamptz end`,
    })
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** A person took every home off: the clock does not bring them back, and shrinking is measured again. */
export async function stopFeed(db: Db, feedId: string, now: Date): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ next_run_at: null, consented_at: now })
    .where('id', '=', feedId)
    .execute()
}
