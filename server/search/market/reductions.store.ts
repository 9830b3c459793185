/** search: homes whose price fell of late, and how it came down. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { CardKey } from '../cards/cards.rules.ts'

export type ReductionKeys = { total: number; keys: CardKey[] }

/** What is looked for: null for every purpose, and for all types. */
export type ReducedAsk = {
  since: Date
  limit: number
  purpose: string | null
  types: readonly string[] | null
}

/** Each home once, even when it is offered in two ways; the latest first. */
export async function readReductions(
  db: Db,
  { since, limit, purpose, types }: ReducedAsk,
): Promise<ReductionKeys> {
  const { rows } = await sql<CardKey & { total: number }>`
    select listing_id as id, purpose, count(*) over () as total from (
      select distinct on (listing_id) listing_id, purpose, reduced_at from search_listings
      where reduced_at >= ${since} and (${purpose}::text is null or purpose = ${purpose})
        and (${types}::text[] is null or type = any(${types}::text[])) order by listing_id, reduced_at desc, purpose
    ) reduced
    order by reduced_at desc, listing_id limit ${limit}`.execute(db)
  return { total: rows[0]?.total ?? 0, keys: rows.map(({ id, purpose }) => ({ id, purpose })) }
}

export type PriceStep = {
  id: string
  purpose: string
  at: Date
  before: number | null
  after: number
  currency: string | null
}

/** Every asking price that the life lines of these listings tell, the oldest first. */
export async function readPriceSteps(db: Db, ids: readonly string[]): Promise<PriceStep[]> {
  const { rows } = await sql<PriceStep>`
    select listing_id as id, purpose, at, (before ->> 'amount')::bigint as before, (after ->> 'amount')::bigint as after,
      after ->> 'currency' as currency
    from listing_events
    where listing_id = any(${ids}::uuid[]) and kind in ('firstSeen', 'priceChanged', 'relisted')
      and purpose is not null and after ->> 'amount' is not null
    order by at, id`.execute(db)
  return rows
}
