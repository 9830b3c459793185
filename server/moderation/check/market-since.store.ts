/** moderation: the SQL of since when homes are on the market that their agency listed again. */
import { sql } from 'kysely'
import type { MarketSince } from '#server/listings/index.ts'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Of those on the market: what the open flag says, null where there is none. What has left keeps what is
 * known of it.
 */
export async function readMarketSince(tx: Db, ids: readonly string[]): Promise<MarketSince[]> {
  const { rows } = await sql<MarketSince>`
    select l.id, (f.evidence ->> 'firstListedAt')::timestamptz as since
    from listings l
    left join listing_flags f on f.listing_id = l.id and f.kind = 'relisted' and f.settled_by is null
    where l.id = any(${[...ids]}::uuid[]) and l.status = any(${[...searchableStatuses]}::text[])
      and (f.listing_id is not null or l.market_since is not null)
    order by l.id`.execute(tx)
  return rows
}
