/** figures: the SQL of jobs and mails as Admins look through them. */
import { sql } from 'kysely'
import {
  mailOutcomes,
  statesOfOutcome,
  type JobState,
  type MailOutcome,
  type MailState,
} from '#contract/figures/work-states.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'

/** The states of the queue that each of ours stands for. */
const queueStates: Record<JobState, string[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
}

export type JobRow = {
  id: string
  queue: string
  state: JobState
  at: Date
  due: Date
  endedAt: Date | null
  tries: number
  failure: string | null
}
export type JobFilter = {
  state: JobState
  queue?: string | undefined
  /** Of what failed: when. Of what waits and runs nothing has ended yet. */
  since?: string | undefined
}

const failedSince = ({ state, since }: JobFilter) =>
  state === 'failed' && since ? sql`completed_on >= ${new Date(since)}` : sql`true`

/** Newest first. What failed says why in one line. */
export async function listJobs(
  db: Db,
  { before, ...filter }: JobFilter & { before: TimeCursor | undefined },
  limit: number,
): Promise<JobRow[]> {
  const { state, queue } = filter
  const { rows } = await sql<JobRow>`
    select id, name as queue, ${state}::text as state, date_trunc('milliseconds', created_on) as at, start_after as due,
      completed_on as "endedAt", retry_count as tries,
      left(coalesce(output->>'message', output->>'value', output::text), 500) as failure
    from jobs.job where state = any(${queueStates[state]}::jobs.job_state[])
      and ${queue === undefined ? sql`true` : sql`name = ${queue}`} and ${failedSince(filter)}
      and ${before ? sql`(date_trunc('milliseconds', created_on), id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by date_trunc('milliseconds', created_on) desc, id desc limit ${limit}`.execute(db)
  return rows
}

export async function countJobs(
  db: Db,
  { queue, since }: Omit<JobFilter, 'state'>,
): Promise<Record<JobState, number>> {
  const { rows } = await sql<Record<JobState, number>>`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed' and ${failedSince({ state: 'failed', since })})::int as failed
    from jobs.job where state in ('created', 'retry', 'active', 'failed')
      and ${queue === undefined ? sql`true` : sql`name = ${queue}`}`.execute(db)
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 }
}

export type MailFilter = {
  q?: string | undefined
  state?: MailOutcome | undefined
  kind?: string | undefined
  /** The least id of the mails that are meant: ids grow with time. */
  since?: string | undefined
}

/** What a code opens is the reader's alone: neither shown to the team nor found by it. */
const subject = sql<string>`case when kind like 'code.%' then regexp_replace(subject, '[[:digit:]]+', '••••', 'g') else subject end`

const mailsOf = (db: Db, { q, kind, since }: MailFilter) =>
  db
    .selectFrom('mails')
    .$if(kind !== undefined, (s) => s.where('kind', '=', kind as string))
    .$if(since !== undefined, (s) => s.where('id', '>=', since as string))
    .$if(q !== undefined && q !== '', (s) =>
      s.where((eb) =>
        eb.or([
          eb('to_address', 'ilike', containing(q ?? '')),
          eb(subject, 'ilike', containing(q ?? '')),
          eb('failure', 'ilike', containing(q ?? '')),
        ]),
      ),
    )

/** Newest first, behind an id. */
export const listMails = (
  db: Db,
  { before, ...filter }: MailFilter & { before?: string | undefined },
  limit: number,
) =>
  mailsOf(db, filter)
    .select((eb) => [
      'id',
      'created_at as at',
      'kind',
      'to_address as to',
      subject.as('subject'),
      eb.ref('state').$castTo<MailState>().as('state'),
      'attempts',
      'failure',
      'sent_at as sentAt',
    ])
    .where((eb) =>
      filter.state ? eb('state', 'in', [...statesOfOutcome[filter.state]]) : eb('state', '!=', 'pretended'),
    )
    .$if(before !== undefined, (s) => s.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Of each state, up to one more than `most`: of more nobody needs to know how many. */
export async function countMails(
  db: Db,
  filter: MailFilter,
  most: number,
): Promise<Record<MailOutcome, number>> {
  const counted = await Promise.all(
    mailOutcomes.map(async (outcome) => {
      const some = mailsOf(db, filter)
        .select('id')
        .where('state', 'in', [...statesOfOutcome[outcome]])
        .limit(most + 1)
        .as('some')
      const { n } = await db
        .selectFrom(some)
        .select(sql<number>`count(*)::int`.as('n'))
        .executeTakeFirstOrThrow()
      return [outcome, n] as const
    }),
  )
  return Object.fromEntries(counted) as Record<MailOutcome, number>
}

/** The index is walked from one kind to the next, however many mails there are. */
export const mailKinds = async (db: Db): Promise<string[]> =>
  (
    await sql<{ kind: string }>`
      with recursive kinds as (
        select min(kind) as kind from mails where state <> 'pretended'
        union all
        select (select min(m.kind) from mails m where m.kind > k.kind and m.state <> 'pretended') from kinds k where k.kind is not null
      ) select kind from kinds where kind is not null`.execute(db)
  ).rows.map(({ kind }) => kind)
