/** listings: everything a listing's page shows, in one statement, and figures over an agency's stock. */
import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { endedStatuses, purposes, searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { DB } from '#server/platform/database/db-types.ts'
import { holdReason } from '../status/holds.store.ts'
import type { Db } from '#server/platform/database/db.ts'

const visible = [...searchableStatuses, ...endedStatuses]

/** Who looks: a visitor sees what is or was published, an agency its own besides, the team everything. */
export type Viewer = 'visitor' | 'team' | { agencyId: string }

/**
 * The listing with all that hangs on it; undefined when there is none for the viewer.
 * Columns as stored: what is private still is in it.
 */
export function readListingView(db: Db, id: string, viewer: Viewer) {
  return db
    .selectFrom('listings as l')
    .innerJoin('properties as p', 'p.id', 'l.property_id')
    .selectAll('p')
    .selectAll('l')
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('property_areas as a').selectAll().whereRef('a.property_id', '=', 'p.id'),
      ).as('areas'),
      jsonArrayFrom(eb.selectFrom('offers as o').selectAll().whereRef('o.listing_id', '=', 'l.id')).as(
        'offers',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('listing_texts as t')
          .selectAll()
          .whereRef('t.listing_id', '=', 'l.id')
          .orderBy('t.lang'),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('listing_media as m')
          .leftJoin('media_files as f', 'f.sha256', 'm.sha256')
          .select(['m.kind', 'm.source_url', 'm.illustration', 'm.sha256', 'm.caption', 'm.state'])
          .select(['f.type', 'f.width', 'f.height', 'f.thumbhash'])
          .whereRef('m.listing_id', '=', 'l.id')
          .orderBy('m.position'),
      ).as('media'),
      jsonArrayFrom(lifeOf(eb)).as('life'),
      jsonArrayFrom(otherOffersOf(eb)).as('others'),
      leadOf.as('lead_id'),
      holdReason.as('hold_reason'),
    ])
    .where('l.id', '=', id)
    .where((eb) => seenBy(eb, viewer))
    .executeTakeFirst()
}

type OfListing = ExpressionBuilder<DB & { l: DB['listings']; p: DB['properties'] }, 'l' | 'p'>

/** The properties that are one home with `p`. */
const homeOf = sql<string[]>`properties_of_home(p.id)`

/** What happened to the home, at whichever agency. */
const lifeOf = (eb: OfListing) =>
  eb
    .selectFrom('listing_events as e')
    .innerJoin('listings as el', 'el.id', 'e.listing_id')
    .innerJoin('agencies as ea', 'ea.id', 'el.agency_id')
    .select(['e.at', 'e.listing_id', 'e.kind', 'e.purpose', 'e.before', 'e.after', 'ea.name as agency'])
    .where((of) => of('e.property_id', '=', of.fn.any(homeOf)))
    .where((of) => of.or([of('el.status', 'in', visible), of('el.id', '=', of.ref('l.id'))]))
    .where('e.kind', '<>', 'reported')
    .orderBy('e.at')
    .orderBy('e.id')
    .limit(1_000)

/**
 * Under whose address the home is found: the offer that stands for it in the search, for sale before for
 * rent; else what is on the market or was confirmed last. Null where no visitor may see any.
 */
const leadOf = sql<string | null>`(
  select x.id from listings x
  where x.property_id = any(${homeOf}) and x.status = any(${visible}::text[])
  order by (select min(array_position(${[...purposes]}::text[], s.purpose)) from search_listings s where s.listing_id = x.id),
    x.status = any(${[...searchableStatuses]}::text[]) desc, x.confirmed_at desc, x.id limit 1)`

/**
 * The other offers of the same home, the most recently confirmed first; an agency's re-listing of its own is
 * none.
 */
const otherOffersOf = (eb: OfListing) =>
  eb
    .selectFrom('listings as ol')
    .innerJoin('agencies as oa', 'oa.id', 'ol.agency_id')
    .innerJoin('offers as oo', 'oo.listing_id', 'ol.id')
    .leftJoin('agents as og', 'og.id', 'ol.agent_id')
    .select(['ol.id', 'ol.status', 'oa.name as agency', 'og.name as agent', 'ol.confirmed_at'])
    .select([
      'oo.purpose',
      'oo.price_mode',
      'oo.amount_minor',
      'oo.amount_max_minor',
      'oo.currency',
      'oo.period',
    ])
    .where('oo.rank', '=', 0)
    .where((of) => of('ol.property_id', '=', of.fn.any(homeOf)))
    .whereRef('ol.id', '<>', 'l.id')
    .where('ol.status', 'in', [...searchableStatuses])
    .orderBy('ol.confirmed_at', 'desc')
    .limit(50)

function seenBy(eb: ExpressionBuilder<DB & { l: DB['listings'] }, 'l'>, viewer: Viewer) {
  if (viewer === 'team') return eb.lit(true)
  const published = eb('l.status', 'in', visible)
  return viewer === 'visitor' ? published : eb.or([published, eb('l.agency_id', '=', viewer.agencyId)])
}

export type ListingView = NonNullable<Awaited<ReturnType<typeof readListingView>>>

export async function countLiveListings(db: Db, agencyId: string): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('status', 'in', [...searchableStatuses])
    .executeTakeFirstOrThrow()
  return row.count
}

export type StockFigures = {
  listings: number
  sale: number
  rent: number
  medianDaysListed: number | null
  sold: number
}

/**
 * Live listings, those for sale and those to rent (in any way), whole days
 * on the market, and how many were sold or let.
 */
export async function readStockFigures(db: Db, agencyId: string, now: Date): Promise<StockFigures> {
  const live = sql`status = any(${[...searchableStatuses]})`
  const { rows } = await sql<StockFigures>`
    select count(*) filter (where ${live}) as listings,
      count(*) filter (where ${live} and ${offeredFor('sale')}) as sale,
      count(*) filter (where ${live} and ${offeredFor('rent', 'rentShort', 'lease')}) as rent,
      floor(percentile_cont(0.5) within group (order by greatest(0, extract(epoch from ${now}::timestamptz - least(listed_at, market_since))) / 86400)
        filter (where ${live}))::int as "medianDaysListed",
      count(*) filter (where status in ('sold', 'leased')) as sold
    from listings l where agency_id = ${agencyId}`.execute(db)
  return rows[0] ?? { listings: 0, sale: 0, rent: 0, medianDaysListed: null, sold: 0 }
}

const offeredFor = (...purposes: string[]) =>
  sql`exists (select from offers o where o.listing_id = l.id and o.purpose = any(${purposes}))`
