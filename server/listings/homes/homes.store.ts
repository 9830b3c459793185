/** listings: the SQL of homes: which properties are one home, and the only writer of that. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Every listing of the homes that these listings offer, themselves among them; by id. */
export async function readOffersOfHomes(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.id from listings l
    join listings o on o.property_id = any(properties_of_home(l.property_id))
    where l.id = any(${[...ids]}::uuid[]) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Two properties that are one. */
export type PropertyLink = readonly [string, string]

/** Nobody else says which properties are one until the transaction ends. */
export async function lockHomeMembers(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('home members', 0))`.execute(tx)
}

/** The properties that were seen first come first, however the ids were given. */
export async function readPropertyOrder(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from properties p where p.id = any(${[...ids]}::uuid[])
    order by (select min(l.first_seen_at) from listings l where l.property_id = p.id), p.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Every property that is now one home with any of these. */
export async function readHomeMembers(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.property_id as id from home_members own join home_members other on other.home_id = own.home_id
    where own.property_id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What is not named as a member of a home stands alone from now on. */
export async function writeHomeMembers(
  tx: Db,
  properties: readonly string[],
  homes: readonly (readonly string[])[],
): Promise<void> {
  const rows = homes.flatMap((members) => members.map((id) => ({ property_id: id, home_id: members[0] })))
  await sql`delete from home_members where property_id = any(${[...properties]}::uuid[])`.execute(tx)
  await sql`insert into home_members (property_id, home_id)
    select property_id, home_id from json_to_recordset(${JSON.stringify(rows)}::json) as r(property_id uuid, home_id uuid)
    order by property_id`.execute(tx)
}

/**
 * The listings of these properties, by id. Whoever saves one of them meanwhile waits: else its rows would
 * follow what it was before.
 */
export async function lockListingsOf(tx: Db, properties: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listings where property_id = any(${[...properties]}::uuid[]) order by id for no key update`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
