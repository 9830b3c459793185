/** platform: how mail fares: what waits, for how long, and what failed. */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** `failed` within a day; `failure` is the newest reason. */
export type MailHealth = { queued: number; oldestSeconds: number; failed: number; failure: string | null }

export async function readMailHealth(db: Db): Promise<MailHealth> {
  const { rows } = await sql<MailHealth>`
    select count(*) filter (where state = 'queued')::int as queued,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float8 as "oldestSeconds",
      count(*) filter (where state = 'failed')::int as failed,
      (array_agg(failure order by created_at desc) filter (where state = 'failed'))[1] as failure
    from mails where state = 'queued' or created_at > now() - interval '1 day'
  `.execute(db)
  return rows[0] ?? { queued: 0, oldestSeconds: 0, failed: 0, failure: null }
}
