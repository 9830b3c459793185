/**
 * accounts: the SQL of looking through the audit log: each way to find
 * an entry walks one index from its newest end.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { beginningWith } from '#server/platform/database/like.ts'
import { wordsAsked } from '#server/platform/database/words-asked.rules.ts'

export type AuditFilter = {
  /** Only what was done to this: an id, or a MAC of an address. */
  target?: string | undefined
  /** Only what this person did, or what was done to them. */
  person?: string | undefined
  /** Only acts of this name. */
  action?: string | undefined
  /** Days (UTC), both included. */
  since?: string | undefined
  until?: string | undefined
  /** Who, what (words or its name in the log), or to whom. */
  q?: string | undefined
  before?: number | undefined
}

export type AuditRow = {
  id: number
  at: Date
  actorId: string | null
  actorName: string
  action: string
  target: string | null
  detail: unknown
  targetName: string | null
}

/** People whose name, address or agency has the words: more than these nobody means. */
const mostPeople = 50

/** Acts there are, as the index has them. */
const actions = sql`
  with recursive acts as (
    (select action from audit_log order by action limit 1)
    union all
    select (select l.action from audit_log l where l.action > a.action order by l.action limit 1)
    from acts a where a.action is not null
  ) select action from acts where action is not null`

export const listActions = async (db: Db): Promise<string[]> =>
  (await sql<{ action: string }>`${actions}`.execute(db)).rows.map(({ action }) => action)

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** What holds of an entry `l` whichever way it was found. */
function bounds({ target, action, since, until, before }: AuditFilter): RawBuilder<unknown> {
  return both([
    sql`true`,
    ...(target !== undefined ? [sql`l.target = ${target}`] : []),
    ...(action !== undefined ? [sql`l.action = ${action}`] : []),
    ...(since !== undefined ? [sql`l.at >= ${since}::date at time zone 'UTC'`] : []),
    ...(until !== undefined ? [sql`l.at < (${until}::date + 1) at time zone 'UTC'`] : []),
    ...(before !== undefined ? [sql`l.id < ${before}`] : []),
  ])
}

/**
 * The newest entries of each of many: `one` names a source of rows with a
 * column `v`, `matches` holds an entry against it.
 */
const newestOf = (one: RawBuilder<unknown>, matches: RawBuilder<unknown>, within: Within) => sql`
  select found.id from (${one}) as s(v), lateral (
    select l.id from audit_log l where ${matches} and ${bounds(within.filter)}
    order by l.id desc limit ${within.limit}) as found`
type Within = { filter: AuditFilter; limit: number }

function wordWays(q: string, within: Within): RawBuilder<unknown>[] {
  const act = q.replaceAll(' ', '').toLowerCase()
  const ways = [
    newestOf(
      sql`select a.action from (${actions}) as a where position(${act} in lower(a.action)) > 0`,
      sql`l.action = s.v`,
      within,
    ),
    newestOf(sql`select ${q}::text`, sql`l.target = s.v`, within),
    newestOf(
      sql`select ${beginningWith(q.toLowerCase())}::text`,
      sql`lower(l.actor_name) like ${beginningWith(q.toLowerCase())}`,
      within,
    ),
  ]
  const words = wordsAsked(q)
  if (words === null) return ways
  const people = sql`select id from users where words @@ to_tsquery('simple', ${words}) limit ${mostPeople}`
  return [
    ...ways,
    newestOf(people, sql`l.actor_id = s.v`, within),
    newestOf(people, sql`l.target = s.v::text`, within),
  ]
}

/**
 * The ways to find what is asked for, of which each answers the newest; null when the log itself is walked.
 */
function waysOf(filter: AuditFilter, limit: number): RawBuilder<unknown>[] | null {
  const within = { filter, limit }
  const { person, q } = filter
  if (person !== undefined && q === undefined)
    return [
      newestOf(sql`select ${person}::uuid`, sql`l.actor_id = s.v`, within),
      newestOf(sql`select ${person}::text`, sql`l.target = s.v`, within),
    ]
  return q === undefined ? null : wordWays(q, within)
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Newest first. */
export async function readAudit(
  db: Db,
  { limit, ...filter }: AuditFilter & { limit: number },
): Promise<AuditRow[]> {
  const ways = waysOf(filter, limit)
  const of = filter.person
  const alsoOf =
    of !== undefined && filter.q !== undefined
      ? sql`and (l.actor_id = ${of}::uuid or l.target = ${of})`
      : sql``
  const found = ways ? sql`l.id in (${sql.join(ways, sql` union `)})` : bounds(filter)
  const { rows } = await sql<AuditRow>`
    select page.*, users.name as "targetName" from (
      select l.id, l.at, l.actor_id as "actorId", l.actor_name as "actorName", l.action, l.target, l.detail
      from audit_log l where ${found} ${alsoOf} order by l.id desc limit ${limit}
    ) as page left join users on users.id = case when page.target ~ ${uuid} then page.target::uuid end
    order by page.id desc`.execute(db)
  return rows
}

/** Whole entries with their seals, for whoever keeps or checks them elsewhere; oldest last. */
export const readSealedEntries = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('audit_log')
    .select([
      'id',
      'network',
      'request_id as requestId',
      'key_id as keyId',
      'previous_hash as previousHash',
      'hash',
    ])
    .where('id', 'in', [...ids])
    .orderBy('id', 'desc')
    .execute()
