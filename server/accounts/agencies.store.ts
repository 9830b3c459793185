/** accounts: the SQL of agencies and of the people who work there. */
import { sql } from 'kysely'
import type { Agency } from '#contract/accounts.ts'
import { newId } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'

/** An agency as its page shows it; null when there is none. */
export async function readAgency(db: Db, id: string): Promise<Agency | null> {
  const row = await db.selectFrom('agencies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { areas_served: areasServed, logo_url: logoUrl, is_demo: isDemo, created_at: _, ...plain } = row
  return { ...plain, areasServed, logoUrl, isDemo }
}

/** The people of an agency, by name. */
export const readAgents = (db: Db, agencyId: string) =>
  db
    .selectFrom('agents')
    .select(['id', 'name', 'languages', 'phone'])
    .where('agency_id', '=', agencyId)
    .orderBy(sql`lower(name)`)
    .limit(500)
    .execute()

/** The agency of that name, whatever its capitals. Made when there is none; two makers at once get the same one. */
export async function ensureAgency(db: Db, { name, country }: { name: string; country: string }): Promise<string> {
  const find = () =>
    db
      .selectFrom('agencies')
      .select('id')
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
  const found = await find().executeTakeFirst()
  if (found) return found.id
  await db
    .insertInto('agencies')
    .values({ id: newId(), name, country })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find().executeTakeFirstOrThrow()).id
}

/** Agents of one agency by name, whatever the capitals; those missing are made. Answers name → id. */
export async function ensureAgents(db: Db, agencyId: string, names: string[]): Promise<Map<string, string>> {
  const find = () =>
    sql<{ name: string; id: string }>`
      select wanted.name, agents.id from unnest(${names}::text[]) as wanted(name)
      join agents on agents.agency_id = ${agencyId} and lower(agents.name) = lower(wanted.name)`.execute(db)
  const known = new Map((await find()).rows.map(({ name, id }) => [name, id]))
  const missing = names.filter((name) => !known.has(name))
  if (missing.length === 0) return known
  await db
    .insertInto('agents')
    .values(missing.map((name) => ({ id: newId(), agency_id: agencyId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return new Map((await find()).rows.map(({ name, id }) => [name, id]))
}

/** An agency with its people, as a catalogue brings it. Ids are the catalogue's own. */
export type NewAgency = Pick<
  Agency,
  'id' | 'name' | 'country' | 'city' | 'description' | 'languages' | 'areasServed' | 'phone' | 'website'
> & {
  agents: { id: string; name: string; languages: string[]; phone: string | null }[]
}

const insertedAtOnce = 500

/** Inserts demonstration agencies and their people; those that are there already stay as they are. */
export async function insertDemoAgencies(db: Db, agencies: readonly NewAgency[]): Promise<void> {
  for (let at = 0; at < agencies.length; at += insertedAtOnce) {
    const some = agencies.slice(at, at + insertedAtOnce)
    const rows = some.map(({ id, name, country, city, description, languages, areasServed, phone, website }) => {
      const plain = { id, name, country, city, description, languages, phone, website }
      return { ...plain, areas_served: areasServed, is_demo: true }
    })
    await db
      .insertInto('agencies')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const people = some.flatMap(({ id, agents }) => agents.map((agent) => ({ ...agent, agency_id: id, is_demo: true })))
    if (people.length > 0)
      await db
        .insertInto('agents')
        .values(people)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
  }
}

/** Where the approved people of an agency read their mail, longest here first; empty when nobody of it has an account. */
export async function readAgencyMailboxes(db: Db, agencyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'Agent')
    .where('approval', '=', 'approved')
    .where('suspended_at', 'is', null)
    .orderBy('created_at')
    .limit(20)
    .execute()
  return rows.map(({ email }) => email)
}
