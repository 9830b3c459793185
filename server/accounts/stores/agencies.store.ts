/** accounts: the SQL of agencies and of the people who work there. */
import { sql } from 'kysely'
import type { Agency } from '#contract/accounts/accounts.ts'
import type { OpeningHours } from '#contract/agency/opening-hours.ts'
import { decodeAreas, isInAreas } from '#contract/vocabulary/polyline.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'

type ShownAgency = Agency & { openingHours: OpeningHours; timeZone: string | null; drawnAreas: string }

/**
 * An agency as its page shows it; null when there is none, or its homes are hidden and its page with them.
 */
export async function readAgency(
  db: Db,
  id: string,
  { evenHidden = false } = {},
): Promise<ShownAgency | null> {
  const row = await db
    .selectFrom('agencies')
    .select(['id', 'name', 'country', 'city', 'description', 'languages', 'phone', 'website'])
    .select(['areas_served as areasServed', 'logo_url as logoUrl', 'is_demo as isDemo'])
    .select((eb) => [
      'time_zone as timeZone',
      'drawn_areas as drawnAreas',
      eb.ref('opening_hours').$castTo<OpeningHours>().as('openingHours'),
    ])
    .where('id', '=', id)
    .$if(!evenHidden, (query) => query.where('hidden_at', 'is', null))
    .executeTakeFirst()
  return row ?? null
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

/**
 * The agency of that name, whatever its capitals. Made when there
 * is none; two makers at once get the same one.
 */
export async function ensureAgency(
  db: Db,
  { name, country }: { name: string; country: string },
): Promise<string> {
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

/** Somebody of that name whom no home of the agency names any more is not shown among its people. */
export const forgetAgent = (tx: Db, agencyId: string, name: string) =>
  sql`
  delete from agents a where a.agency_id = ${agencyId} and lower(a.name) = lower(${name})
    and not exists (select from listings l where l.agent_id = a.id)
    and not exists (select from listings l where l.agency_id = ${agencyId} and a.id = any(l.co_agent_ids))`.execute(
    tx,
  )

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
    const rows = some.map(
      ({ id, name, country, city, description, languages, areasServed, phone, website }) => {
        const plain = { id, name, country, city, description, languages, phone, website }
        return { ...plain, areas_served: areasServed, is_demo: true }
      },
    )
    await db
      .insertInto('agencies')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const people = some.flatMap(({ id, agents }) =>
      agents.map((agent) => ({ ...agent, agency_id: id, is_demo: true })),
    )
    if (people.length > 0)
      await db
        .insertInto('agents')
        .values(people)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
  }
}

/** Keeps others from hiding or showing it until the transaction ends. */
export const lockAgency = (tx: Db, id: string) =>
  tx
    .selectFrom('agencies')
    .select(['id', 'name', 'suspended_at as suspendedAt', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** People who may act for the agency now. */
export async function countActiveAgents(db: Db, agencyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'Agent')
    .where('approval', '=', 'approved')
    .where('suspended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

type Contact = { phone: string | null; website: string | null }

/** Keeps what the agency does not say of itself yet; what it says already stays. */
export const keepContact = (tx: Db, id: string, { phone, website }: Contact) =>
  tx
    .updateTable('agencies')
    .set({ phone: sql`coalesce(phone, ${phone})`, website: sql`coalesce(website, ${website})` })
    .where('id', '=', id)
    .execute()

export const setAgencyHidden = (tx: Db, id: string, at: Date | null) =>
  tx.updateTable('agencies').set({ hidden_at: at }).where('id', '=', id).execute()

export const setAgencySuspended = (tx: Db, id: string, since: { at: Date; reason: string } | null) =>
  tx
    .updateTable('agencies')
    .set({ suspended_at: since?.at ?? null, suspended_reason: since?.reason ?? null })
    .where('id', '=', id)
    .execute()

/** What became of an agency in Admins' hands; null when there is none. */
export const readAgencyStanding = (db: Db, id: string) =>
  db
    .selectFrom('agencies')
    .select(['suspended_at as suspendedAt', 'suspended_reason as suspendedReason', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Who may act for the agency now, longest here first; nobody when nobody of it has an account. */
export const readColleagues = (db: Db, agencyId: string): Promise<Colleague[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'Agent')
    .where('approval', '=', 'approved')
    .where('suspended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(200)
    .execute()
export type Colleague = { id: string; name: string; email: string }

/** Those of the agencies that drew the place of this point as theirs (degrees). */
export async function readServing(
  db: Db,
  ids: readonly string[],
  { lat, lon }: { lat: number; lon: number },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('agencies')
    .where('id', 'in', [...ids])
    .where('drawn_areas', '!=', '')
    .select(['id', 'drawn_areas as drawn'])
    .execute()
  const point = [Math.round(lon * 1e5), Math.round(lat * 1e5)] as const
  return rows.filter(({ drawn }) => isInAreas(point, decodeAreas(drawn) ?? [])).map(({ id }) => id)
}

/** Where the approved people of an agency read their mail, longest here first. */
export const readAgencyMailboxes = async (db: Db, agencyId: string): Promise<string[]> =>
  (await readColleagues(db, agencyId)).slice(0, 20).map(({ email }) => email)
