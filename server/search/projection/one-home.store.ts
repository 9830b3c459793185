/**
 * search: the SQL of homes that are offered several times: which of
 * the offers of a purpose stands for the home.
 */
import { sql } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { euroSources, inEuros } from './euros.store.ts'

/** Homes that more than one listing offers: their listings, and their names. */
export type SharedHomes = { homes: string[]; listings: string[] }

/** Of the homes that these listings offer; most of them are offered once. */
export async function readSharedHomes(db: Db, ids: readonly string[]): Promise<SharedHomes> {
  const { rows } = await sql<{ home: string; listings: string[] }>`
    with homes as materialized (
      select distinct coalesce(own.home_id, l.property_id) as home
      from listings l left join home_members own on own.property_id = l.property_id
      where l.id = any(${[...ids]}::uuid[])
    )
    select h.home, array_agg(l.id order by l.id) as listings
    from homes h
    cross join lateral (
      select h.home as id union select m.property_id from home_members m where m.home_id = h.home
    ) p
    join listings l on l.property_id = p.id
    group by h.home having count(*) > 1 order by h.home`.execute(db)
  return { homes: rows.map(({ home }) => home), listings: rows.flatMap(({ listings }) => listings) }
}

/** Two offers of a home that change at once follow each other: else both might give way to the other. */
export async function lockHomes(tx: Db, homes: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(home, 1)) from unnest(${[...homes]}::text[]) as home`.execute(
    tx,
  )
}

/** Offers that another offer of the same home and purpose stands for: which one, and whose they are. */
export type Behind = { ids: string[]; purposes: string[]; leads: string[]; agencies: string[] }

export const nobodyBehind: Behind = { ids: [], purposes: [], leads: [], agencies: [] }

/**
 * What is free stands before what is reserved, then the cheapest in today's euros, then what was seen first:
 * so a filter by price meets the least that the home is to be had for.
 */
export async function readBehind(db: Db, listings: readonly string[]): Promise<Behind> {
  const { rows } = await sql<{ id: string; purpose: string; lead: string; agency: string }>`
    with ${euroSources}
    select id, purpose, lead, agency from (
      select l.id, o.purpose, l.agency_id as agency,
        first_value(l.id) over ranks as lead, row_number() over ranks as place
      from listings l
      join offers o on o.listing_id = l.id and o.rank = 0
      join periods period on period.name = o.period
      left join latest_rates rate on rate.currency = o.currency
      where l.id = any(${[...listings]}::uuid[]) and l.status = any(${[...searchableStatuses]}::text[])
      window ranks as (
        partition by home_of(l.property_id), o.purpose
        order by l.status <> 'active', ${inEuros(sql`o.amount_minor`)} nulls last, l.first_seen_at, l.id)
    ) ranked where place > 1`.execute(db)
  return {
    ids: rows.map(({ id }) => id),
    purposes: rows.map(({ purpose }) => purpose),
    leads: rows.map(({ lead }) => lead),
    agencies: rows.map(({ agency }) => agency),
  }
}
