/** moderation: the SQL of pairs of listings that look like one home. */
import { sql } from 'kysely'
import type { PropertyLink } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { TwinState } from '#contract/moderation/merge-codes.ts'
import type { Sign } from './signs.rules.ts'

export type FoundTwins = {
  id: string
  earlierId: string
  laterId: string
  score: number
  signs: readonly Sign[]
}

/**
 * Writes what was found about these listings: pairs that nobody decided about are new, brought up to date, or
 * gone; what was decided stays as it was. The version counts up only where it says something else.
 */
export async function writeFoundTwins(
  tx: Db,
  ids: readonly string[],
  { found, now }: { found: readonly FoundTwins[]; now: Date },
): Promise<void> {
  const rows = found.map(({ earlierId, laterId, signs, ...one }) => ({
    ...one,
    earlier_id: earlierId,
    later_id: laterId,
    signs,
  }))
  await sql`
    with found as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as f(id uuid, earlier_id uuid, later_id uuid, score real, signs jsonb)
    ), gone as (
      delete from home_twins t
      where t.state = 'open' and (t.earlier_id = any(${[...ids]}::uuid[]) or t.later_id = any(${[...ids]}::uuid[]))
        and not exists (select from found f where f.earlier_id = t.earlier_id and f.later_id = t.later_id)
    )
    insert into home_twins as t (id, earlier_id, later_id, score, signs, found_at)
    select id, earlier_id, later_id, score, signs, ${now} from found order by earlier_id, later_id
    on conflict (earlier_id, later_id) do update set score = excluded.score, signs = excluded.signs, version = t.version + 1
      where t.state = 'open' and t.signs <> excluded.signs`.execute(tx)
}

export type TwinRow = {
  id: string
  earlierId: string
  laterId: string
  score: number
  state: TwinState
  version: number
  /** Whoever decided; null for what the rules merged, and while nobody has. */
  by: string | null
}

const columns = sql`t.id, t.earlier_id as "earlierId", t.later_id as "laterId", t.score::float8 as score, t.state, t.version,
  (select u.name from users u where u.id = t.decided_by) as by`

/** Keeps others from deciding about these pairs until the transaction ends. */
export async function lockTwins(tx: Db, ids: readonly string[]): Promise<TwinRow[]> {
  const { rows } = await sql<TwinRow>`
    select ${columns} from home_twins t where t.id = any(${[...ids]}::uuid[]) order by t.id for update`.execute(
    tx,
  )
  return rows
}

/** Pairs that nobody decided about and that are so certain, the most certain first. */
export async function readCertain(db: Db, score: number, limit: number): Promise<TwinRow[]> {
  const { rows } = await sql<TwinRow>`
    select ${columns} from home_twins t where t.state = 'open' and t.score >= ${score}::real
    order by t.score desc, t.id limit ${limit}`.execute(db)
  return rows
}

export async function countCertain(db: Db, score: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from home_twins t where t.state = 'open' and t.score >= ${score}::real`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

type Decision = { state: TwinState; reason: string | null; at: Date; by: string | null }

export async function writeTwinState(
  tx: Db,
  ids: readonly string[],
  { state, reason, at, by }: Decision,
): Promise<void> {
  const isOpen = state === 'open'
  await sql`
    update home_twins set state = ${state}, version = version + 1, reason = ${reason},
      decided_at = ${isOpen ? null : at}, decided_by = ${isOpen ? null : by}
    where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Every two properties among these of which somebody, or the rules, said that they are one. */
export async function readMergedLinks(tx: Db, properties: readonly string[]): Promise<PropertyLink[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select e.property_id as one, l.property_id as other
    from listings e join home_twins t on t.earlier_id = e.id and t.state = 'merged' join listings l on l.id = t.later_id
    where e.property_id = any(${[...properties]}::uuid[])
    order by t.id`.execute(tx)
  return rows.map(({ one, other }) => [one, other])
}

/** The properties of the listings of these pairs. */
export async function readTwinProperties(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct l.property_id as id from home_twins t join listings l on l.id in (t.earlier_id, t.later_id)
    where t.id = any(${[...ids]}::uuid[]) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The pair of these two, found or made; answers its id. */
export async function ensurePair(tx: Db, pair: FoundTwins, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into home_twins as t (id, earlier_id, later_id, score, signs, found_at)
    values (${pair.id}, ${pair.earlierId}, ${pair.laterId}, ${pair.score}, ${JSON.stringify(pair.signs)}::jsonb, ${now})
    on conflict (earlier_id, later_id) do update set found_at = t.found_at returning id`.execute(tx)
  return rows[0]?.id ?? pair.id
}
