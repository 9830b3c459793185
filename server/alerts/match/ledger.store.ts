/** alerts: the only SQL of the ledger: what answered whose search, and what was told of it. */
import { sql } from 'kysely'
import type { AlertEvent } from '#contract/alerts/alert-codes.ts'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { AlertFacts, Told } from './events.rules.ts'

/**
 * By these a home comes to somebody: once, however many offers of it there are and whichever stands for it.
 */
const comings: readonly AlertEvent[] = ['new', 'backOnMarket', 'nowWithin']
const live = [...searchableStatuses]

export type LedgerEntry = Told & { searchId: string; listingId: string }

/**
 * Writes what is not written yet, of searches that still wait and want to hear of such things. What nobody is
 * to be told of is told to nobody at once. One home with several offers comes once, and is not gone while
 * another offer is there. Answers who is to be told right away.
 */
export async function enter(tx: Db, entries: readonly LedgerEntry[], at: Date): Promise<string[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<{ userId: string }>`
    with entered as (
      insert into alert_ledger (user_id, search_id, listing_id, event, version, facts, at, told_at, told_by)
      select s.user_id, s.id, e."listingId", e.event, e.version, e.facts, ${at}::timestamptz,
        case when told.nobody then ${at}::timestamptz end, case when told.nobody then 'nobody' end
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e ("searchId" uuid, "listingId" uuid, event text, version text, facts jsonb)
      join saved_searches s on s.id = e."searchId" and s.removed_at is null and not s.paused and e.event = any(s.events)
      join listings l on l.id = e."listingId"
      left join alert_settings a on a.user_id = s.user_id
      cross join lateral (
        select array(
          select other.id from listings other
          where other.property_id = any(properties_of_home(l.property_id)) and other.id <> l.id
            and other.status = any(${live}::text[])) as ids
      ) others
      cross join lateral (select s.frequency = 'never' or not (coalesce(a.by_mail, false)
        or exists (select from push_devices d where d.user_id = s.user_id)) as nobody) told
      where not (e.event = any(${comings}::text[]) and exists (
          select from alert_ledger k
          where k.search_id = s.id and k.listing_id = any(others.ids) and k.event = any(${comings}::text[])))
        and not (e.event = 'status' and l.status <> all(${live}::text[]) and exists (
          select from search_listings other where other.listing_id = any(others.ids)))
      on conflict (search_id, listing_id, event, version) do nothing
      returning user_id, search_id, told_at)
    select distinct entered.user_id as "userId" from entered
    join saved_searches s on s.id = entered.search_id
    where s.frequency = 'instant' and entered.told_at is null`.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** An entry that waits to be told. */
export type WaitingEntry = {
  id: string
  listingId: string
  event: AlertEvent
  facts: AlertFacts
  search: { id: string; name: string; question: RawSearch }
}

/** Of which searches is told: of all that tell at once, or of these. */
export type Which = 'atOnce' | { searchIds: readonly string[] }

const isTold = (which: Which) =>
  which === 'atOnce' ? sql`s.frequency = 'instant'` : sql`s.id = any(${[...which.searchIds]}::uuid[])`

/** The oldest that wait, search by search. */
export async function readWaitingEntries(
  tx: Db,
  userId: string,
  which: Which,
  limit: number,
): Promise<WaitingEntry[]> {
  const { rows } = await sql<WaitingEntry>`
    select l.id::text, l.listing_id as "listingId", l.event, l.facts,
      jsonb_build_object('id', s.id, 'name', s.name, 'question', s.question) as search
    from alert_ledger l join saved_searches s on s.id = l.search_id
    where l.user_id = ${userId}::uuid and l.told_at is null and s.removed_at is null and not s.paused
      and ${isTold(which)}
    order by l.id limit ${limit}`.execute(tx)
  return rows
}

/** By mail also where it was told to browsers as well. */
export type ToldBy = 'mail' | 'push' | 'nobody'

export async function markTold(tx: Db, ids: readonly string[], by: ToldBy, at: Date): Promise<void> {
  await sql`update alert_ledger set told_at = ${at}::timestamptz, told_by = ${by}
    where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/**
 * Whoever wants to hear nothing, neither by mail nor in a browser,
 * is told nothing of what waits, also later on.
 */
export async function silence(db: Db, userId: string, at: Date): Promise<void> {
  await sql`update alert_ledger set told_at = ${at}::timestamptz, told_by = 'nobody'
    where user_id = ${userId}::uuid and told_at is null
      and not exists (select from alert_settings a where a.user_id = ${userId}::uuid and a.by_mail)
      and not exists (select from push_devices d where d.user_id = ${userId}::uuid)`.execute(db)
}

/** What waits of this search is told to nobody. */
export async function letGo(tx: Db, searchId: string, at: Date): Promise<void> {
  await sql`update alert_ledger set told_at = ${at}::timestamptz, told_by = 'nobody'
    where search_id = ${searchId}::uuid and told_at is null`.execute(tx)
}

/** Forgets what was told before this moment. */
export const dropOldEntries = (db: Db, before: Date) =>
  db.deleteFrom('alert_ledger').where('told_at', '<', before).execute()

/** What a web feed shows: the latest entries of searches that are still kept. */
export async function readLatestEntries(
  db: Db,
  userId: string,
  limit: number,
): Promise<(WaitingEntry & { at: Date })[]> {
  const { rows } = await sql<WaitingEntry & { at: Date }>`
    select l.id::text, l.listing_id as "listingId", l.event, l.facts, l.at,
      jsonb_build_object('id', s.id, 'name', s.name, 'question', s.question) as search
    from alert_ledger l join saved_searches s on s.id = l.search_id
    where l.user_id = ${userId}::uuid and s.removed_at is null
    order by l.id desc limit ${limit}`.execute(db)
  return rows
}
