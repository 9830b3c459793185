/** search: when nothing is found, which single filter stands in the way. */
import { sql } from 'kysely'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Asked } from '../question/asked.rules.ts'
import { all, conditionsOf, hasPurpose } from './where.store.ts'

export type Loosening = { filter: SearchParameter; count: number }

/** Every filter whose removal alone would find homes, the most helpful first. */
export async function readLoosenings(db: Db, asked: Asked): Promise<Loosening[]> {
  const conditions = conditionsOf(asked)
  if (conditions.length === 0) return []
  const counts = conditions.map(({ filter }) => {
    const others = conditions
      .filter((condition) => condition.filter !== filter)
      .map((condition) => condition.holds)
    return sql`select ${filter}::text as filter, count(*) as count from search_listings s where ${all([hasPurpose(asked.purpose), ...others])}`
  })
  const { rows } = await sql<Loosening>`
    select filter, count from (${sql.join(counts, sql` union all `)}) counted where count > 0`.execute(db)
  const order = conditions.map((condition) => condition.filter)
  return rows.toSorted((a, b) => b.count - a.count || order.indexOf(a.filter) - order.indexOf(b.filter))
}
