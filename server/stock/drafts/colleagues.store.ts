/** stock: who may answer for an agency's homes. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Everybody whom homes of the agency name, and everybody of its team, by name. */
export async function readAgentNames(db: Db, agencyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.name from agents a
    where a.agency_id = ${agencyId} and exists (
      select from listings l
      where l.agency_id = ${agencyId} and (l.agent_id = a.id or a.id = any(l.co_agent_ids)))
    union
    select u.name from users u
    where u.agency_id = ${agencyId} and u.role = 'Agent' and u.approval = 'approved'
    order by 1 limit 500`.execute(db)
  return rows.map(({ name }) => name)
}
