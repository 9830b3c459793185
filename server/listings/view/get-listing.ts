/** listings: the full view of one listing, as visitors may see it. */
import type { listings as contract, Listing, PanelListing } from '#contract/listings/listings.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { getAgency } from '#server/accounts/index.ts'
import { latestRates } from '#server/currencies/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Places } from '#server/places/index.ts'
import { countLiveListings, readListingView, readStockFigures, type Viewer } from './listing-view.store.ts'
import { insideOf, viewOf } from './listing-view.ts'

type Ask = {
  id: string
  /** ISO 4217; prices are also told in it. */
  currency: string
  now: Date
}

type WherePlaces = Pick<Places, 'resolved' | 'crumbs' | 'townsNamed'>

/**
 * Everything about one home, in two rounds to the database. What was sold or withdrawn is still answered;
 * what was never published, or was taken down by Meridian, is not there for visitors.
 * @throws AppError `listings.notFound` (404).
 */
export async function getListing(db: Db, ask: Ask, places: WherePlaces): Promise<Listing> {
  return (await readFor(db, 'visitor', ask, places)).home
}

/**
 * The same for those who work here: the team has every home, an agency its own besides what visitors
 * have, both with what is not public about them.
 * @throws AppError `listings.notFound` (404), also for another agency's home that is not published.
 */
export async function getPanelListing(
  db: Db,
  viewer: Exclude<Viewer, 'visitor'>,
  ask: Ask,
  places: WherePlaces,
): Promise<PanelListing> {
  const { row, home, isInside } = await readFor(db, viewer, ask, places)
  return { home, inside: isInside ? insideOf(row) : null }
}

async function readFor(db: Db, viewer: Viewer, { id, currency, now }: Ask, places: WherePlaces) {
  const [row, rates] = await Promise.all([readListingView(db, id, viewer), latestRates(db)])
  if (!row) throw refuse('listings.notFound')
  const isInside = viewer === 'team' || (viewer !== 'visitor' && viewer.agencyId === row.agency_id)
  const [agency, liveListings] = await Promise.all([
    getAgency(db, row.agency_id, { evenHidden: viewer !== 'visitor' }),
    countLiveListings(db, row.agency_id),
  ])
  const home = viewOf(row, { agency, liveListings, places, currency, rates, now, isInside })
  return { row, isInside, home }
}

/**
 * Figures of an agency's live stock.
 * @throws AppError `accounts.agencyNotFound` (404).
 */
export async function getAgencyFigures(
  db: Db,
  id: string,
  now: Date,
): Promise<Reply<typeof contract.agencyFigures>> {
  const [figures] = await Promise.all([readStockFigures(db, id, now), getAgency(db, id)])
  return figures
}
