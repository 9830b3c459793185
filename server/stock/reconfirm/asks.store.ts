/** stock: the SQL of mails that ask whether homes are still there. */
import { sql } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

export type DueHome = { id: string; agencyId: string; agent: string | null; confirmedAt: Date }

type Due = {
  confirmedBefore: Date
  /** Homes that were asked about since then are left in peace, and given time. */
  askedBefore: Date
  limit: number
}

/**
 * Homes that are kept by hand, on the market, and have long not been
 * confirmed; by agency, the longest ago first.
 */
export async function readDueHomes(db: Db, { confirmedBefore, askedBefore, limit }: Due): Promise<DueHome[]> {
  const { rows } = await sql<DueHome>`
    select l.id, l.agency_id as "agencyId", a.name as agent, l.confirmed_at as "confirmedAt"
    from listings l
    join agencies g on g.id = l.agency_id
    left join agents a on a.id = l.agent_id
    where l.feed_id is null and not l.is_demo and l.confirmed_at < ${confirmedBefore}
      and l.status = any(${[...searchableStatuses]}::text[]) and g.hidden_at is null
      and not exists (
        select from confirmation_asks c
        where c.agency_id = l.agency_id and c.asked_at > ${askedBefore} and l.id = any(c.listing_ids)
      )
    order by l.agency_id, l.confirmed_at, l.id
    limit ${limit}`.execute(db)
  return rows
}

/** Homes kept by hand that were asked about and that nobody has confirmed since; by agency. */
export async function readForgottenHomes(
  db: Db,
  { confirmedBefore, askedBefore, limit }: Due,
): Promise<DueHome[]> {
  const { rows } = await sql<DueHome>`
    select l.id, l.agency_id as "agencyId", a.name as agent, l.confirmed_at as "confirmedAt"
    from listings l left join agents a on a.id = l.agent_id
    where l.feed_id is null and not l.is_demo and l.confirmed_at < ${confirmedBefore}
      and l.status = any(${[...searchableStatuses]}::text[]) and exists (
        select from confirmation_asks c
        where c.agency_id = l.agency_id and c.asked_at > l.confirmed_at and c.asked_at < ${askedBefore} and l.id = any(c.listing_ids))
    order by l.agency_id, l.confirmed_at, l.id
    limit ${limit}`.execute(db)
  return rows
}

export type Ask = {
  id: string
  agencyId: string
  userId: string
  listingIds: string[]
  confirmedIds: string[]
  expiresAt: Date
}

export const insertAsk = (tx: Db, { askedAt, ...ask }: Omit<Ask, 'confirmedIds'> & { askedAt: Date }) =>
  tx
    .insertInto('confirmation_asks')
    .values({
      id: ask.id,
      agency_id: ask.agencyId,
      user_id: ask.userId,
      listing_ids: ask.listingIds,
      asked_at: askedAt,
      expires_at: ask.expiresAt,
    })
    .execute()

/** With `lock` nobody else uses it before the transaction ends. */
export const findAsk = (db: Db, id: string, { lock = false } = {}): Promise<Ask | undefined> =>
  db
    .selectFrom('confirmation_asks')
    .where('id', '=', id)
    .select(['id', 'agency_id as agencyId', 'user_id as userId', 'listing_ids as listingIds'])
    .select(['confirmed_ids as confirmedIds', 'expires_at as expiresAt'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

export const rememberConfirmed = (tx: Db, id: string, confirmedIds: readonly string[]) =>
  tx
    .updateTable('confirmation_asks')
    .set({ confirmed_ids: [...confirmedIds] })
    .where('id', '=', id)
    .execute()

export const forgetAsks = (db: Db, expiredBefore: Date) =>
  db.deleteFrom('confirmation_asks').where('expires_at', '<', expiredBefore).execute()

export type AskedRow = { id: string; reference: string | null; confirmedAt: Date }

/**
 * Those of the homes that are the agency's and on the market, or hidden until somebody
 * confirms them, the longest unconfirmed first.
 */
export const readAskedHomes = (db: Db, agencyId: string, ids: readonly string[]): Promise<AskedRow[]> =>
  db
    .selectFrom('listings')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where((eb) =>
      eb.or([
        eb('status', 'in', [...searchableStatuses]),
        eb.exists(
          eb
            .selectFrom('listing_holds as h')
            .select('h.kind')
            .whereRef('h.listing_id', '=', 'listings.id')
            .where('h.kind', '=', 'unconfirmed'),
        ),
      ]),
    )
    .select(['id', 'public_ref as reference', 'confirmed_at as confirmedAt'])
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()

/** What the agency is called; null for one that nobody may see. */
export async function readShownAgency(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('agencies')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .select('name')
    .executeTakeFirst()
  return row?.name ?? null
}
