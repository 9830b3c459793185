/** feeds: the SQL of what is fetched by the clock. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { nextRunAt, type FeedPace } from './schedule.rules.ts'

export type DueFeed = { id: string; agencyId: string; url: string }

/**
 * Feeds whose time has come. They are put off for their usual pause at once, so that nobody else takes them.
 */
export async function takeDueFeeds(tx: Db, now: Date, limit: number): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`
    update feeds set next_run_at = ${now}::timestamptz + make_interval(mins => coalesce(every_minutes, ${untilRetry}))
    where id in (
      select id from feeds where next_run_at <= ${now} and (every_minutes is not null or daily_at is not null)
        and url is not null and paused_at is null and deleted_at is null
      order by next_run_at limit ${limit} for update skip locked
    ) returning id, agency_id as "agencyId", url`.execute(tx)
  return rows
}

/** Minutes after which a daily feed is taken again whose run nobody ended. */
const untilRetry = 60

type Ended = { now: Date; good: boolean; pace: FeedPace }

/** Says when the feed's address is fetched next, after a run of it. */
export async function scheduleNext(db: Db, feedId: string, { now, good, pace }: Ended): Promise<void> {
  const { failures = 0 } =
    (await db
      .updateTable('feeds')
      .set(({ eb, ref }) => ({
        failures: good ? 0 : eb(sql<number>`least(${ref('failures')}, 100)`, '+', 1),
      }))
      .where('id', '=', feedId)
      .returning('failures')
      .executeTakeFirst()) ?? {}
  const next = nextRunAt({ now, pace, failures, random: Math.random() })
  await db
    .updateTable('feeds')
    .set({ next_run_at: next })
    .where('id', '=', feedId)
    .where('paused_at', 'is', null)
    .execute()
}

type Chosen = { agencyId: string; feedId: string; pace: FeedPace; now: Date }

/**
 * When the address is fetched from now on. A paused feed keeps it for later.
 * False when there is no such feed of the agency.
 */
export async function setSchedule(db: Db, { agencyId, feedId, pace, now }: Chosen): Promise<boolean> {
  const next = nextRunAt({ now, pace, failures: 0, random: Math.random() })
  const done = await db
    .updateTable('feeds')
    .set({
      every_minutes: pace.everyMinutes,
      daily_at: pace.dailyAt,
      daily_zone: pace.dailyZone,
      failures: 0,
      next_run_at: sql<Date | null>`case when url is not null and paused_at is null then ${next}::timestamptz end`,
    })
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

type Pausing = { agencyId: string; feedId: string; now: Date; pace: FeedPace }

/**
 * Nothing of the feed happens by itself any more. False when it is paused already, or is not the agency's.
 */
export async function pauseFeed(db: Db, { agencyId, feedId, now }: Omit<Pausing, 'pace'>): Promise<boolean> {
  const done = await db
    .updateTable('feeds')
    .set({ paused_at: now, next_run_at: null })
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .where('paused_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** It goes on as it was set: after its pause, or at its time of day. */
export async function resumeFeed(db: Db, { agencyId, feedId, now, pace }: Pausing): Promise<void> {
  const next = nextRunAt({ now, pace, failures: 0, random: Math.random() })
  await db
    .updateTable('feeds')
    .set({
      paused_at: null,
      failures: 0,
      next_run_at: sql<Date | null>`case when url is not null then ${next}::timestamptz end`,
    })
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .where('paused_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** A person took every home off: the clock does not bring them back, and shrinking is measured again. */
export async function stopFeed(db: Db, feedId: string, now: Date): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ next_run_at: null, consented_at: now })
    .where('id', '=', feedId)
    .execute()
}
