/** search: the whole stock as others need it: counts by place. */
import { sql } from 'kysely'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Live homes of a purpose, and of these types, in every place, by place id;
 * each home counts in all places of its path.
 */
export async function readCountByPlace(
  db: Db,
  purpose: Purpose,
  types: readonly string[] | null,
): Promise<Map<string, number>> {
  const ofTypes = types ? sql`and s.type = any(${types})` : sql``
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) as count from search_listings s, unnest(s.place_path) as id
    where s.purpose = ${purpose} ${ofTypes} group by id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
