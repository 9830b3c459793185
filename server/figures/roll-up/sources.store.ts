/**
 * figures: the SQL that counts, by the hour, what other tables hold: a
 * short span of an index, never a whole table.
 */
import { sql, type RawBuilder } from 'kysely'
import type { CountName } from '#contract/figures/figure-names.ts'
import type { Db } from '#server/platform/database/db.ts'

type Span = { from: Date; until: Date }
export type Source = {
  name: string
  /** Figures of which this source is the only one. */
  counts: readonly CountName[]
  /** Hours within which what was counted may still change. */
  settles: number
  /** Rows of name and moment, each worth one. */
  rows: (span: Span) => RawBuilder<unknown>
}

const within = (column: string, { from, until }: Span) =>
  sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz`

/** Everything that is written down elsewhere and only has to be counted. */
export const sources: readonly Source[] = [
  {
    name: 'homes',
    counts: ['homes.listed', 'homes.withdrawn', 'homes.closed'],
    settles: 2,
    rows: (span) => sql`
      select case when kind = 'firstSeen' then 'homes.listed'
          when after->>'status' in ('sold', 'leased') then 'homes.closed' else 'homes.withdrawn' end as name, at
      from listing_events where ${within('at', span)} and (kind in ('firstSeen', 'withdrawn')
        or kind = 'statusChanged' and after->>'status' in ('sold', 'leased', 'withdrawn', 'expired', 'removedBySource'))`,
  },
  {
    name: 'people',
    counts: ['people.users', 'people.agents'],
    settles: 2,
    rows: (span) => sql`
      select case role when 'Agent' then 'people.agents' else 'people.users' end as name, created_at as at
      from users where ${within('created_at', span)}`,
  },
  {
    name: 'applications',
    counts: ['applications.received'],
    settles: 2,
    rows: (span) => sql`
      select 'applications.received' as name, applied_at as at from agent_applications where ${within('applied_at', span)}`,
  },
  {
    name: 'enquiries',
    counts: ['enquiries.received'],
    settles: 48,
    rows: (span) => sql`
      select 'enquiries.received' as name, created_at as at
      from enquiries where ${within('created_at', span)} and state <> 'held'`,
  },
  {
    name: 'answers',
    counts: ['enquiries.answered'],
    settles: 2,
    rows: (span) => sql`
      select 'enquiries.answered' as name, first_answer_at as at
      from enquiry_agencies where ${within('first_answer_at', span)}`,
  },
  {
    name: 'alerts',
    counts: ['alerts.mail', 'alerts.push'],
    settles: 2,
    rows: (span) => sql`
      select 'alerts.' || told_by as name, told_at as at
      from alert_ledger where ${within('told_at', span)} and told_by in ('mail', 'push')`,
  },
  {
    name: 'mails',
    counts: ['mails.sent', 'mails.failed'],
    // A mail server that is away is tried for a day.
    settles: 30,
    rows: (span) => sql`
      select case state when 'failed' then 'mails.failed' else 'mails.sent' end as name, created_at as at
      from mails where ${within('created_at', span)} and state in ('sent', 'kept', 'failed')`,
  },
  {
    name: 'runs',
    counts: ['feeds.published', 'feeds.held', 'feeds.failed'],
    settles: 48,
    rows: (span) => sql`
      select case state when 'failed' then 'feeds.failed' when 'heldBack' then 'feeds.held' else 'feeds.published' end as name,
        finished_at as at
      from feed_runs where ${within('finished_at', span)} and state in ('published', 'notModified', 'failed', 'heldBack')`,
  },
  {
    name: 'jobs',
    counts: ['jobs.failed'],
    settles: 2,
    rows: (span) => sql`
      select 'jobs.failed' as name, completed_on as at from jobs.job where state = 'failed' and ${within('completed_on', span)}`,
  },
]

/** Counts a span again: what was counted of it before is gone. */
export async function countAnew(tx: Db, { counts, rows }: Source, span: Span): Promise<void> {
  await sql`delete from figure_hours where name = any(${[...counts]}::text[])
    and hour >= ${span.from}::timestamptz and hour < ${span.until}::timestamptz`.execute(tx)
  await sql`insert into figure_hours (name, hour, value)
    select name, date_trunc('hour', at, 'UTC'), count(*) from (${rows(span)}) as counted
    where name = any(${[...counts]}::text[]) group by 1, 2`.execute(tx)
}

/** How long agencies took to answer first, for the answers of a span. */
export async function measureAnswers(tx: Db, span: Span): Promise<void> {
  await sql`delete from figure_spreads where name = 'answer'
    and hour >= ${span.from}::timestamptz and hour < ${span.until}::timestamptz`.execute(tx)
  await sql`insert into figure_spreads (name, hour, step, answers)
    select 'answer', date_trunc('hour', x.first_answer_at, 'UTC'),
      least(140, round(4 * log(2.0, greatest(0.1, extract(epoch from x.first_answer_at - e.created_at) * 1000) / 0.1)))::smallint,
      count(*)
    from enquiry_agencies x join enquiries e on e.id = x.enquiry_id
    where ${within('x.first_answer_at', span)} group by 1, 2, 3`.execute(tx)
}

/**
 * Up to when a source was counted; null before the first time. Nobody else counts until the transaction ends.
 */
export async function countedUntil(tx: Db, source: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(7213540993)`.execute(tx)
  const found = await tx
    .selectFrom('figure_sources')
    .select('counted_until')
    .where('source', '=', source)
    .executeTakeFirst()
  return found?.counted_until ?? null
}

export async function noteCounted(tx: Db, source: string, until: Date, now: Date): Promise<void> {
  const counted = { counted_until: until, counted_at: now }
  await tx
    .insertInto('figure_sources')
    .values({ source, ...counted })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(counted))
    .execute()
}

type Kept = { figures: Date; spreads: Date; words: Date }

/**
 * What is old enough is forgotten; durations of days that are over are
 * added up by the day; words nobody repeated go.
 */
export async function tidyFigures(tx: Db, { figures, spreads, words }: Kept): Promise<void> {
  for (const table of ['figure_hours', 'figure_levels', 'figure_spreads'] as const)
    await tx.deleteFrom(table).where('hour', '<', figures).execute()
  await sql`delete from fruitless_searches where day < ${figures}::timestamptz::date`.execute(tx)
  await sql`delete from fruitless_searches where day < ${words}::timestamptz::date and words <> '' and searches < 2`.execute(
    tx,
  )
  await sql`with fine as (
      delete from figure_spreads where hour < ${spreads}::timestamptz and hour <> date_trunc('day', hour, 'UTC')
      returning name, date_trunc('day', hour, 'UTC') as day, step, answers
    )
    insert into figure_spreads (name, hour, step, answers)
    select name, day, step, sum(answers) from fine group by name, day, step
    on conflict (name, hour, step) do update set answers = figure_spreads.answers + excluded.answers`.execute(
    tx,
  )
}
