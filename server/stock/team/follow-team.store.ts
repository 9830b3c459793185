/** stock: the SQL of what a colleague answers for. People are known in homes by their names. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** What the holder of an account is called. */
export async function readAgencyAccount(db: Db, userId: string): Promise<string | undefined> {
  return (await db.selectFrom('users').where('id', '=', userId).select('name').executeTakeFirst())?.name
}

/** Every home of the agency, on the market or not, that names this person. */
export async function readHomesOfAgent(db: Db, agencyId: string, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('agents as a', (join) =>
      join.on(sql<boolean>`a.id = l.agent_id or a.id = any(l.co_agent_ids)`),
    )
    .where('l.agency_id', '=', agencyId)
    .where(sql`lower(a.name)`, '=', sql`lower(${name})`)
    .select('l.id')
    .distinct()
    .orderBy('l.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The same in what is being written; whoever has it open is told that it changed. Answers how many. */
export async function passOnDrafts(
  tx: Db,
  { agencyId, from, to }: { agencyId: string; from: string; to: string | null },
): Promise<number> {
  const passedOn = (form: RawBuilder<unknown>) => sql`${form} || jsonb_build_object(
    'agent', case when lower(${form}->>'agent') = lower(${from}) then ${to}::text else ${form}->>'agent' end,
    'coAgents', (
      select coalesce(jsonb_agg(next order by place), '[]')
      from jsonb_array_elements_text(${form}->'coAgents') with ordinality as one (name, place)
      cross join lateral (select case when lower(name) = lower(${from}) then ${to}::text else name end) as after (next)
      where next is not null))`
  const { numAffectedRows = 0n } = await sql`
    update listing_drafts set version = version + 1,
      form = ${passedOn(sql`form`)},
      base = case when base is null then null else jsonb_set(base, '{form}', ${passedOn(sql`(base->'form')`)}) end
    where agency_id = ${agencyId} and (lower(form->>'agent') = lower(${from}) or exists (
      select from jsonb_array_elements_text(form->'coAgents') as one (name) where lower(name) = lower(${from})))`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
