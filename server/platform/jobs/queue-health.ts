/** platform: how the queues fare: what waits, for how long, and what failed. */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** `waiting` and `oldestSeconds` of jobs that could be run now; `failed` for good, within a day. */
export type QueueHealth = { name: string; waiting: number; oldestSeconds: number; failed: number }

/** Of every queue of ours that has jobs, by name; `__pgboss__…` are the queue's own. */
export async function readQueueHealth(db: Db): Promise<QueueHealth[]> {
  const isDue = sql`state in ('created', 'retry') and start_after <= now()`
  const { rows } = await sql<QueueHealth>`
    select name, count(*) filter (where ${isDue})::int as waiting,
      coalesce(extract(epoch from now() - min(start_after) filter (where ${isDue})), 0)::float8 as "oldestSeconds",
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
    from jobs.job where name not like '\\_\\_pgboss%' group by name order by name
  `.execute(db)
  return rows
}
