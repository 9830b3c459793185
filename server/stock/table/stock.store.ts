/** stock: the SQL of an agency's stock: which homes, in which order, how many of each group. */
import { sql, type RawBuilder } from 'kysely'
import { statusesOfGroup, type StockGroup, type StockOrder } from '#contract/stock/stock-codes.ts'
import { containing } from '#server/platform/database/like.ts'
import type { Db } from '#server/platform/database/db.ts'

export type StockFilter = {
  q?: string | undefined
  group?: StockGroup | undefined
  source?: 'feed' | 'own' | undefined
  agent?: string | undefined
}
/** Where a page ended: the value it is sorted by, as text, and the id. */
export type StockPosition = readonly [value: string, id: string]

export type StockRow = {
  id: string
  feed: string | null
  listedAt: Date
  confirmedAt: Date
  updatedAt: Date
  draftId: string | null
  /** What the agency was told when the home was last taken from visitors, while it is. */
  holdReason: string | null
  /** The value it is sorted by, as a cursor holds it. */
  sortedBy: string
}

const time = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What a list is sorted by, whether it begins with the largest, and how its value is read from a cursor. */
const orders: Record<
  StockOrder,
  { by: RawBuilder<unknown>; isDown: boolean; text: RawBuilder<unknown>; cast: string }
> = {
  updated: { by: sql`l.updated_at`, isDown: true, text: time('l.updated_at'), cast: 'timestamptz' },
  listed: { by: sql`l.listed_at`, isDown: true, text: time('l.listed_at'), cast: 'timestamptz' },
  confirmed: { by: sql`l.confirmed_at`, isDown: false, text: time('l.confirmed_at'), cast: 'timestamptz' },
  reference: {
    by: sql`lower(coalesce(l.public_ref, ''))`,
    isDown: false,
    text: sql`lower(coalesce(l.public_ref, ''))`,
    cast: 'text',
  },
}

/** A suspended home stands where it will be when it is shown again. */
const statusIn = (group: StockGroup) => sql`l.status = any(${[...statusesOfGroup[group]]}::text[])`

function matching(agencyId: string, { q, source, agent }: StockFilter): RawBuilder<unknown> {
  const typed = q ? containing(q) : null
  return sql.join(
    [
      sql`l.agency_id = ${agencyId}`,
      ...(source === undefined
        ? []
        : [source === 'own' ? sql`l.feed_id is null` : sql`l.feed_id is not null`]),
      ...(agent
        ? [
            sql`exists (select from agents a where (a.id = l.agent_id or a.id = any(l.co_agent_ids)) and lower(a.name) = lower(${agent}))`,
          ]
        : []),
      ...(typed === null
        ? []
        : [
            sql`(l.public_ref ilike ${typed} or p.locality ilike ${typed} or p.district ilike ${typed}
              or p.street ilike ${typed} or p.postal_code ilike ${typed} or exists (
                select from listing_texts t where t.listing_id = l.id and t.kind = 'title' and t.body ilike ${typed}))`,
          ]),
    ],
    sql` and `,
  )
}

export async function listStock(
  db: Db,
  agencyId: string,
  { group, order, after, ...filter }: StockFilter & { order: StockOrder; after?: StockPosition | undefined },
  limit: number,
): Promise<StockRow[]> {
  const { by, isDown, text, cast } = orders[order]
  const direction = isDown ? sql`desc` : sql`asc`
  const beyond = after
    ? sql`and (${by}, l.id) ${isDown ? sql`<` : sql`>`} (${after[0]}::${sql.raw(cast)}, ${after[1]}::uuid)`
    : sql``
  const { rows } = await sql<StockRow>`
    select l.id, f.name as feed, l.listed_at as "listedAt", l.confirmed_at as "confirmedAt",
      l.updated_at as "updatedAt", d.id as "draftId", (select h.reason from listing_holds h where h.listing_id = l.id and h.reason is not null
        order by h.at desc limit 1) as "holdReason", ${text} as "sortedBy"
    from listings l
    join properties p on p.id = l.property_id
    left join feeds f on f.id = l.feed_id
    left join listing_drafts d on d.listing_id = l.id
    where ${matching(agencyId, filter)} ${group ? sql`and ${statusIn(group)}` : sql``} ${beyond}
    order by ${by} ${direction}, l.id ${direction}
    limit ${limit}`.execute(db)
  return rows
}

/** How many homes of each group match; the group itself is not filtered. */
export async function countStock(
  db: Db,
  agencyId: string,
  filter: StockFilter,
): Promise<Record<StockGroup, number>> {
  const count = (group: StockGroup) => sql`count(*) filter (where ${statusIn(group)})::int`
  const { rows } = await sql<Record<StockGroup, number>>`
    select ${count('live')} as live, ${count('underOffer')} as "underOffer", ${count('ended')} as ended,
      ${count('hidden')} as hidden
    from listings l join properties p on p.id = l.property_id
    where ${matching(agencyId, filter)}`.execute(db)
  return rows[0] ?? { live: 0, underOffer: 0, ended: 0, hidden: 0 }
}

export type CoverRow = {
  listingId: string
  illustration: string | null
  sha256: string | null
  state: string
  width: number | null
  height: number | null
  thumbhash: string | null
}

/** The first photo of each home. */
export async function readCovers(db: Db, ids: readonly string[]): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select distinct on (m.listing_id) m.listing_id as "listingId", m.illustration, m.sha256, m.state, f.width,
      f.height, f.thumbhash
    from listing_media m left join media_files f on f.sha256 = m.sha256
    where m.listing_id = any(${[...ids]}::uuid[]) and m.kind = 'photo' and m.state <> 'failed'
    order by m.listing_id, m.position`.execute(db)
  return rows
}

export type OwnedRow = { id: string; feedId: string | null; sourceId: string | null }

/** Those of the homes that are the agency's. */
export const readOwned = (db: Db, agencyId: string, ids: readonly string[]): Promise<OwnedRow[]> =>
  db
    .selectFrom('listings')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .select(['id', 'feed_id as feedId', 'source_id as sourceId'])
    .execute()
