/** listings: the full view of one listing, as visitors may see it. */
import type { listings as contract, Listing } from '#contract/listings.ts'
import type { Reply } from '#contract/endpoint.ts'
import { getAgency } from '#server/accounts/index.ts'
import { latestRates } from '#server/currencies/index.ts'
import type { Db } from '#server/platform/db.ts'
import { refuse } from '#server/platform/errors.ts'
import type { Places } from '#server/places/index.ts'
import { countLiveListings, readListingView, readStockFigures } from './listing-view.store.ts'
import { viewOf } from './listing-view.ts'

type Ask = {
  id: string
  /** ISO 4217; prices are also told in it. */
  currency: string
}

/**
 * Everything about one home, in two rounds to the database. What was sold or withdrawn is still answered; what was never
 * published, or was taken down by Meridian, is not there for visitors.
 * @throws AppError `listings.notFound` (404).
 */
export async function getListing(
  db: Db,
  { id, currency }: Ask,
  places: Pick<Places, 'resolved' | 'crumbs'>,
): Promise<Listing> {
  const [row, rates] = await Promise.all([readListingView(db, id), latestRates(db)])
  if (!row) throw refuse('listings.notFound')
  const [agency, liveListings] = await Promise.all([getAgency(db, row.agency_id), countLiveListings(db, row.agency_id)])
  return viewOf(row, { agency, liveListings, places, currency, rates })
}

/**
 * Figures of an agency's live stock.
 * @throws AppError `accounts.agencyNotFound` (404).
 */
export async function getAgencyFigures(db: Db, id: string, now: Date): Promise<Reply<typeof contract.agencyFigures>> {
  const [figures] = await Promise.all([readStockFigures(db, id, now), getAgency(db, id)])
  return figures
}
