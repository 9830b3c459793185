/** listings: writes many rows with one statement per table: the rows travel as one JSON parameter. */
import { sql } from 'kysely'
import { searchableStatuses, type ListingStatus } from '#contract/vocabulary/codes.ts'
import { copyIn } from '#server/platform/database/copy-in.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { DB } from '#server/platform/database/db-types.ts'
import type { Row } from './listing-rows.rules.ts'

/** Rows may be made while they are poured. */
export type ListingRows = { [T in WrittenTable]: Iterable<Row<T>> }
type WrittenTable =
  | 'properties'
  | 'property_areas'
  | 'listings'
  | 'offers'
  | 'listing_texts'
  | 'listing_media'
  | 'listing_events'

/** Parents before children, as foreign keys want it. */
export const writtenTables = [
  'properties',
  'property_areas',
  'listings',
  'offers',
  'listing_texts',
  'listing_media',
  'listing_events',
] as const satisfies WrittenTable[]

/** Holds everyone else off the listings that this agency keeps by hand until the transaction ends. */
export async function lockOwnListings(tx: Db, agencyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own listings ${agencyId}`}, 0))`.execute(tx)
}

/** Columns that hold JSON; every other list is an array. */
const jsonColumns: ReadonlySet<string> = new Set([
  'alternate_ids',
  'open_houses',
  'rooms',
  'costs',
  'before',
  'after',
])

/** Inserts rows that all have the same members. */
export const insertRows = <T extends WrittenTable>(db: Db, table: T, rows: Iterable<Row<T>>): Promise<void> =>
  copyIn(db, { table, rows, json: jsonColumns })

/** Inserts the rows of many listings, parents first. */
export async function insertListings(db: Db, rows: ListingRows): Promise<void> {
  for (const table of writtenTables) await copyIn(db, { table, rows: rows[table], json: jsonColumns })
}

/** Overwrites every column of the rows with these ids by what the rows say. */
export async function updateRows(
  tx: Db,
  table: 'properties' | 'listings',
  rows: (Row<typeof table> & { id: string })[],
) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))
  await sql`update ${sql.table(table)} as t set ${set} from ${recordset(table, rows)} where t.id = r.id`.execute(
    tx,
  )
}

const recordset = (table: keyof DB, rows: object[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as r`

/** New terms of offers that keep their ids; new ones are added. */
export async function upsertOffers(tx: Db, rows: Row<'offers'>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const set = sql.join(
    columns
      .filter((column) => !['id', 'listing_id', 'purpose', 'rank'].includes(column))
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )
  await sql`insert into offers (${names}) select ${names} from ${recordset('offers', rows)}
    on conflict (listing_id, purpose, rank) do update set ${set}`.execute(tx)
}

export async function deleteOffers(tx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('offers').where('id', 'in', ids).execute()
}

export async function deleteAreas(tx: Db, propertyIds: string[]): Promise<void> {
  if (propertyIds.length > 0)
    await tx.deleteFrom('property_areas').where('property_id', 'in', propertyIds).execute()
}

export async function deleteOf(
  tx: Db,
  table: 'listing_texts' | 'listing_media',
  listingIds: string[],
): Promise<void> {
  if (listingIds.length > 0) await tx.deleteFrom(table).where('listing_id', 'in', listingIds).execute()
}

/** What search nodes follow. */
export async function insertChanges(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`insert into listing_changes (listing_id) select unnest(${ids}::uuid[])`.execute(tx)
}

/**
 * Removes what search nodes have no more use for: the changes of transactions up to this one (xid8 as text).
 */
export async function forgetChanges(tx: Db, upTo: string): Promise<void> {
  await sql`delete from listing_changes where xid <= ${upTo}::xid8`.execute(tx)
}

/** A source said the same again: the listing was seen, and if it is on the market, it is confirmed. */
export async function touchSeen(tx: Db, rows: { id: string; source_updated_at: Date | null }[], now: Date) {
  if (rows.length === 0) return
  await sql`update listings as l set last_seen_at = ${now},
      confirmed_at = case when l.status = any(${[...searchableStatuses]}) then ${now} else l.confirmed_at end,
      source_updated_at = coalesce(r.source_updated_at, l.source_updated_at)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, source_updated_at timestamptz)
    where l.id = r.id`.execute(tx)
}

export type Confirmed = { id: string; property_id: string; confirmed_before: Date }

/**
 * Confirms what is on the market among these, or hidden only for want of a confirmation, and was not
 * confirmed since `unless`; answers each with when it was before.
 */
export async function confirmRows(
  tx: Db,
  which: { ids: string[] } | { feedId: string },
  { now, unless }: { now: Date; unless: Date },
): Promise<Confirmed[]> {
  const chosen = 'ids' in which ? sql`id = any(${which.ids}::uuid[])` : sql`feed_id = ${which.feedId}`
  const { rows } = await sql<Confirmed>`
    with before as (select id, confirmed_at from listings l where ${chosen} and confirmed_at <= ${unless}
        and (status = any(${[...searchableStatuses]}) or held_status = any(${[...searchableStatuses]}) and exists (
          select from listing_holds h where h.listing_id = l.id and h.kind = 'unconfirmed')) for update)
    update listings as l set last_seen_at = greatest(l.last_seen_at, ${now}), confirmed_at = greatest(l.confirmed_at, ${now})
    from before where l.id = before.id
    returning l.id, l.property_id, before.confirmed_at as confirmed_before`.execute(tx)
  return rows
}

export type StatusRow = {
  id: string
  property_id: string
  status: ListingStatus
  /** While the listing is held: the status it returns to. */
  held_status: ListingStatus | null
}

/** The status of these listings, kept from changing until the transaction ends. */
export async function readStatuses(tx: Db, ids: string[]): Promise<StatusRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('listings')
    .select(['id', 'property_id', 'status', 'held_status'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute()
  return rows as StatusRow[]
}

type StatusChange = { status: ListingStatus; reason: string | null; now: Date }

export async function writeStatus(
  tx: Db,
  ids: string[],
  { status, reason, now }: StatusChange,
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ status, status_reason: reason, status_changed_at: now, updated_at: now })
    .where('id', 'in', ids)
    .execute()
}
