/** moderation: the SQL of the list of pairs. */
import { sql } from 'kysely'
import type { TwinState } from '#contract/moderation/merge-codes.ts'
import { metresApart } from '#server/platform/geometry/metres-apart.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Sign } from '../one-home/signs.rules.ts'

export type ListedTwins = {
  id: string
  earlierId: string
  laterId: string
  score: number
  signs: readonly Sign[]
  state: TwinState
  version: number
  foundAt: Date
  decidedAt: Date | null
  by: string | null
  reason: string | null
  metres: number | null
  /** What the page is sorted by. */
  sortedBy: string
}

/** Where a page ended: the certainty, or the moment of the decision to the microsecond, and the id. */
export type TwinsPosition = readonly [sortedBy: string, id: string]

/**
 * What waits comes by certainty, what was decided by when. A pair whose offers are not both on the market
 * waits no more.
 */
export async function listTwinRows(
  db: Db,
  { state, after, limit }: { state: TwinState; after: TwinsPosition | undefined; limit: number },
): Promise<ListedTwins[]> {
  const isOpen = state === 'open'
  const by = isOpen ? sql`t.score` : sql`t.decided_at`
  const bound = isOpen ? sql`${after?.[0]}::real` : sql`${after?.[0]}::timestamptz`
  const beyond = after ? sql`and (${by} < ${bound} or ${by} = ${bound} and t.id > ${after[1]}::uuid)` : sql``
  const text = isOpen
    ? sql`t.score::text`
    : sql`to_char(t.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const { rows } = await sql<ListedTwins>`
    select t.id, t.earlier_id as "earlierId", t.later_id as "laterId", t.score::float8 as score, t.signs, t.state, t.version,
      t.found_at as "foundAt", t.decided_at as "decidedAt", u.name as by, t.reason, ${text} as "sortedBy",
      ${metresApart} as metres
    from home_twins t
    join listings e on e.id = t.earlier_id join properties p on p.id = e.property_id
    join listings l on l.id = t.later_id join properties q on q.id = l.property_id
    left join users u on u.id = t.decided_by
    where t.state = ${state} ${beyond}
    order by ${by} desc, t.id limit ${limit}`.execute(db)
  return rows
}

export async function countTwins(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from home_twins group by state`.execute(db)
  return new Map(rows.map(({ state, n }) => [state, n]))
}
