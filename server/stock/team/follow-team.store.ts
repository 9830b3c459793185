/** stock: the SQL of what a colleague answers for. People are known in homes by their names. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** What the holder of an account is called. */
export async function readAgencyAccount(db: Db, userId: string): Promise<string | undefined> {
  return (await db.selectFrom('users').where('id', '=', userId).select('name').executeTakeFirst())?.name
}

/** Every home of the agency, on the market or not, that names this person. */
export async function readHomesOfAgent(db: Db, agencyId: string, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('agents as a', 'a.id', 'l.agent_id')
    .where('l.agency_id', '=', agencyId)
    .where(sql`lower(a.name)`, '=', sql`lower(${name})`)
    .select('l.id')
    .orderBy('l.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The same in what is being written; whoever has it open is told that it changed. Answers how many. */
export async function passOnDrafts(
  tx: Db,
  { agencyId, from, to }: { agencyId: string; from: string; to: string | null },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update listing_drafts set version = version + 1,
      form = jsonb_set(form, '{agent}', coalesce(to_jsonb(${to}::text), 'null')),
      base = case when base is null then null
        else jsonb_set(base, '{form,agent}', coalesce(to_jsonb(${to}::text), 'null')) end
    where agency_id = ${agencyId} and lower(form->>'agent') = lower(${from})`.execute(tx)
  return Number(numAffectedRows)
}
