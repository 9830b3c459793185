/** moderation: the SQL of walks over many homes, one neighbourhood after the other. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** `unknown` goes to the homes that the rules have never looked at, `all` to every one. */
export type Walk = 'all' | 'unknown'

/** Bands of so many degrees are walked from south to north, each from west to east: some 30 km. */
const band = 0.25

const which: Record<Walk, RawBuilder<boolean>> = {
  all: sql`true`,
  unknown: sql`not exists (select from moderation_homes h where h.listing_id = l.id)`,
}

/** Whether this job's walk was broken off, so that the rest of it stands already. */
export async function isUnderWay(db: Db, walk: Walk, job: string): Promise<boolean> {
  const { rows } = await sql`
    select from moderation_strides where walk = ${walk} and job = ${job}::uuid limit 1`.execute(db)
  return rows.length > 0
}

type Plan = { walk: Walk; job: string; stride: number }

/** Plans a walk in strides of so many homes; what an earlier job has left of the same one goes. */
export async function planWalk(tx: Db, { walk, job, stride }: Plan): Promise<void> {
  await sql`delete from moderation_strides where walk = ${walk}`.execute(tx)
  await sql`
    insert into moderation_strides (walk, seq, job, listing_ids)
    select ${walk}, seq, ${job}::uuid, array_agg(id)
    from (
      select l.id, (row_number() over (order by floor(p.lat / ${band}), p.lon, l.id) - 1) / ${stride} as seq
      from listings l join properties p on p.id = l.property_id where ${which[walk]}
    ) planned
    group by seq`.execute(tx)
}

/** The homes of the next turn, taken off the walk when `tx` is; null at its end. */
export async function takeStride(tx: Db, walk: Walk): Promise<string[] | null> {
  const { rows } = await sql<{ ids: string[] }>`
    delete from moderation_strides where walk = ${walk}
      and seq = (select min(seq) from moderation_strides where walk = ${walk})
    returning listing_ids as ids`.execute(tx)
  return rows[0]?.ids ?? null
}

/** Nobody waits for a walk: its statements use one processor, whatever the planner thinks of more. */
export async function useOneProcessor(tx: Db): Promise<void> {
  await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
}
