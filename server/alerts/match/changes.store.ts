/**
 * alerts: the only SQL of homes that changed: noted in the transaction that
 * changes them, and taken out when they are matched.
 */
import { sql } from 'kysely'
import { searchableStatuses, type ListingStatus } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { PercolatedHome } from '#server/search/index.ts'
import type { OffersBefore, OffersNow } from './events.rules.ts'

/** Whether anybody waits for homes at all. */
export async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from saved_searches where removed_at is null and not paused) as any`.execute(db)
  return rows[0]?.any ?? false
}

/** Notes homes as the search still finds them, within the transaction that has changed them. */
export async function noteChanges(tx: Db, homes: ReadonlyMap<string, PercolatedHome>): Promise<void> {
  const rows = [...homes].map(([id, { rows, words, said }]) => ({ id, rows, words, said }))
  await sql`
    insert into alert_changes
      (listing_id, changed_at, is_first, status_before, before, words_before, said_before, offers)
    select l.id, l.updated_at, not exists (
        select from listing_events e where e.listing_id = l.id and (e.before ->> 'status' = any(${live}::text[])
          or e.kind = 'firstSeen' and e.after ->> 'status' = any(${live}::text[]) and e.at < l.updated_at)),
      (select min(s.status) from search_listings s where s.listing_id = l.id),
      home.rows, array(select jsonb_array_elements_text(home.words)), home.said,
      (select coalesce(jsonb_object_agg(o.purpose, jsonb_build_object('amount', o.previous_minor, 'currency', o.currency)), '{}')
        from offers o where o.listing_id = l.id and o.price_changed_at = l.updated_at and o.previous_minor is not null)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as home (id uuid, rows jsonb, words jsonb, said text)
    join listings l on l.id = home.id
    order by l.id`.execute(tx)
}

const live = [...searchableStatuses]

export type NotedChange = {
  listingId: string
  at: Date
  isFirst: boolean
  statusBefore: ListingStatus | null
  home: PercolatedHome
  offers: OffersBefore
}

type ChangeRow = Omit<NotedChange, 'home'> & {
  rows: PercolatedHome['rows']
  words: string[]
  said: string
}

/**
 * Takes out every change of so many homes, in the order in which they were made. Homes whose search rows are
 * still to be written wait. Turns follow each other, so that nobody matches a home twice at once.
 */
export async function takeChanges(tx: Db, homes: number): Promise<NotedChange[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('alert turns', 0))`.execute(tx)
  const { rows } = await sql<ChangeRow>`
    with next as (
      select listing_id from alert_changes c
      where not exists (select from search_waiting w where w.listing_id = c.listing_id)
      group by listing_id order by min(seq) limit ${homes}),
    taken as (
      delete from alert_changes c using next where c.listing_id = next.listing_id returning c.*)
    select listing_id as "listingId", changed_at as at, is_first as "isFirst", status_before as "statusBefore",
      before as rows, words_before as words, said_before as said, offers
    from taken order by seq`.execute(tx)
  return rows.map(({ rows: before, words, said, ...change }) => ({
    ...change,
    home: { rows: before, words, said },
  }))
}

export async function isAnyChangeWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from alert_changes) as any`.execute(db)
  return rows[0]?.any ?? false
}

export type HomeNow = { id: string; status: ListingStatus; offers: OffersNow }

/** Homes that are gone altogether are left out. */
export async function readHomesNow(db: Db, ids: readonly string[]): Promise<Map<string, HomeNow>> {
  const { rows } = await sql<HomeNow>`
    select l.id, l.status, (
      select coalesce(jsonb_object_agg(o.purpose, jsonb_build_object('amount', o.amount_minor, 'currency', o.currency)), '{}')
      from offers o where o.listing_id = l.id) as offers
    from listings l where l.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
