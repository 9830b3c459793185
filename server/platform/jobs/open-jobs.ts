/**
 * platform: the jobs of one kind and owner that have not ended: they
 * wait, are done just now, or will be tried again.
 */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { JobKind } from './jobs.ts'

export type OpenJob<T extends object> = { data: T; askedAt: Date }

/**
 * Of one owner, or of all; oldest first. The two conditions are those of the queue's
 * own indexes, so what has ended is never read.
 */
export async function readOpenJobs<T extends object>(
  db: Db,
  kind: JobKind<T>,
  owner?: string,
): Promise<OpenJob<T>[]> {
  const { rows } = await sql<OpenJob<T>>`
    select data, created_on as "askedAt" from jobs.job
    where name = ${kind.name} and (${owner ?? null}::text is null or group_id = ${owner ?? null}) and (state < 'active' or state = 'active')
    order by created_on`.execute(db)
  return rows
}
