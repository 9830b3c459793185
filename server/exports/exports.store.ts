/** exports: the SQL of keys, of what the stock is as a whole, and of its homes page by page. */
import { sql, type RawBuilder } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

export type KeyRow = { version: number; madeAt: Date | null; readAt: Date | null }

/** Null for an agency that never had an address. */
export async function readKeyRow(db: Db, agencyId: string): Promise<KeyRow | null> {
  const row = await db
    .selectFrom('stock_exports')
    .select(['key_version as version', 'key_made_at as madeAt', 'read_at as readAt'])
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  return row ?? null
}

/** The next key of the agency; every one before has ended. */
export async function nextKey(db: Db, agencyId: string, now: Date): Promise<void> {
  await sql`insert into stock_exports (agency_id, key_version, key_made_at) values (${agencyId}, 1, ${now})
    on conflict (agency_id) do update set key_version = stock_exports.key_version + 1, key_made_at = ${now},
      read_at = null`.execute(db)
}

/** Ends the key of the agency. */
export async function removeKey(db: Db, agencyId: string): Promise<void> {
  await db
    .updateTable('stock_exports')
    .set({ key_made_at: null, read_at: null })
    .where('agency_id', '=', agencyId)
    .execute()
}

const published = (agencyId: string): RawBuilder<unknown> =>
  sql`l.agency_id = ${agencyId} and l.status = any(${[...searchableStatuses]}::text[])`

export type StockState = {
  homes: number
  /** Another text whenever a home came, went or changed. */
  digest: string
}

export async function readStockState(db: Db, agencyId: string): Promise<StockState> {
  const { rows } = await sql<StockState>`
    select count(*)::int as homes,
      coalesce(bit_xor(hashtextextended(l.id::text || l.status || extract(epoch from l.updated_at)::text, 0)), 0)::text
        as digest
    from listings l where ${published(agencyId)}`.execute(db)
  return rows[0] ?? { homes: 0, digest: '0' }
}

/**
 * Notes that the files were asked for while the stock was so;
 * answers since when it is so. Null for no address.
 */
export async function noteReading(
  db: Db,
  { agencyId, state, now }: { agencyId: string; state: string; now: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ changedAt: Date }>`
    update stock_exports set read_at = ${now}, stock_state = ${state},
      changed_at = case when stock_state = ${state} then changed_at else ${now} end
    where agency_id = ${agencyId} returning changed_at as "changedAt"`.execute(db)
  return rows[0]?.changedAt ?? null
}

export type PageRow = {
  id: string
  /** What its source calls it, where no other home of the agency is called so. */
  key: string
  listedAt: Date
  updatedAt: Date
}

/** Published homes behind `after`, ascending by id. */
export async function readExportPage(
  db: Db,
  { agencyId, after, limit }: { agencyId: string; after: string | null; limit: number },
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select l.id, l.listed_at as "listedAt", l.updated_at as "updatedAt",
      case when l.source_id is null or exists (
        select from feeds f join listings o on o.feed_id = f.id and o.source_id = l.source_id
        where f.agency_id = l.agency_id and o.id <> l.id
      ) then l.id::text else l.source_id end as key
    from listings l
    where ${published(agencyId)} ${after === null ? sql`` : sql`and l.id > ${after}::uuid`}
    order by l.id limit ${limit}`.execute(db)
  return rows
}
