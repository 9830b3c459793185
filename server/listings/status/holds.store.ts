/** listings: the SQL of holds: why listings are kept from visitors, and the status they return to. */
import { sql } from 'kysely'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Why Meridian keeps a listing from visitors: nobody answers for its agency, it was taken down after a report
 * or by moderation, or nobody has confirmed it for too long.
 */
export type HoldKind = 'agency' | 'takedown' | 'moderation' | 'unconfirmed'

/**
 * Locks the agency against being hidden or shown until the transaction ends; answers whether it is hidden.
 */
export async function isAgencyHidden(tx: Db, agencyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('agencies')
    .select('hidden_at')
    .where('id', '=', agencyId)
    .$if(tx.isTransaction, (query) => query.forShare())
    .executeTakeFirst()
  return row !== undefined && row.hidden_at !== null
}

/** All listings of an agency, by id. */
export async function idsOfAgency(tx: Db, agencyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('listings')
    .select('id')
    .where('agency_id', '=', agencyId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What the agency was told when the listing `l` was last taken from visitors, while it is. */
export const holdReason = sql<string | null>`(
  select h.reason from listing_holds h where h.listing_id = l.id and h.reason is not null order by h.at desc limit 1)`

/** The same of many listings, by their ids; nothing where a listing is not held or nothing was said. */
export async function readHoldReasons(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select distinct on (listing_id) listing_id as id, reason from listing_holds
    where listing_id = any(${[...ids]}::uuid[]) and reason is not null order by listing_id, at desc`.execute(
    db,
  )
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}

type Hold = { kind: HoldKind; reason: string | null; at: Date }

/** Adds the hold; answers the ids of the listings that are kept from visitors by it and were not before. */
export async function insertHolds(
  tx: Db,
  ids: readonly string[],
  { kind, reason, at }: Hold,
): Promise<string[]> {
  await sql`insert into listing_holds (listing_id, kind, reason, at)
    select id, ${kind}, ${reason}, ${at} from listings where id = any(${[...ids]}::uuid[]) order by id
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update listings set held_status = status, status = 'suspended'
    where id = any(${[...ids]}::uuid[]) and held_status is null returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ends the hold; answers the ids of the listings that nothing else holds: they are again what they were. */
export async function deleteHolds(tx: Db, ids: readonly string[], kind: HoldKind): Promise<string[]> {
  await sql`delete from listing_holds where kind = ${kind} and listing_id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
  const { rows } = await sql<{ id: string }>`
    update listings l set status = held_status, held_status = null
    where l.id = any(${[...ids]}::uuid[]) and l.held_status is not null
      and not exists (select from listing_holds h where h.listing_id = l.id) returning l.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether this holds the listing. */
export async function hasHold(db: Db, listingId: string, kind: HoldKind): Promise<boolean> {
  const row = await db
    .selectFrom('listing_holds')
    .select('kind')
    .where('listing_id', '=', listingId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

/** What the source says of listings that are held: what they return to. */
export async function rememberHeld(
  tx: Db,
  asked: readonly { id: string; status: ListingStatus }[],
): Promise<void> {
  if (asked.length === 0) return
  await sql`update listings l set held_status = r.status
    from json_to_recordset(${JSON.stringify(asked)}::json) as r(id uuid, status text)
    where l.id = r.id and l.held_status is not null and l.held_status <> r.status`.execute(tx)
}
