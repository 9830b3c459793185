/** listings: the front door. */
export { changeStatus, confirmListings, withdrawListings } from './change-status.ts'
export type { DraftField, EventSide, LifeStep } from './change.rules.ts'
export { cleanHtml } from './clean-html.ts'
export { copyListings, type StoredListing } from './copy-listings.ts'
export type { DraftProblem } from './draft.rules.ts'
export type {
  AreaDraft,
  EnergyDraft,
  ListingDraft,
  ListingPatch,
  MediaDraft,
  OfferDraft,
  PlaceDraft,
  TextDraft,
} from './draft.ts'
export { getAgencyFigures, getListing, getPanelListing } from './get-listing.ts'
export { readListingSubject, type ListingSubject } from './listing-subject.store.ts'
export { newListingId } from './listing-id.ts'
export { listingsRoutes } from './listings.routes.ts'
export { isEnded, isLive, isVisible, type ChangeSource } from './listings.rules.ts'
export { honestPoint, metresBetween, type PlaceClues, type ResolvedPlace, type ResolvePlace } from './location.rules.ts'
export { previewListings, type SaveBatch, type SaveOutcome } from './plan-listings.ts'
export { saveListings, type SavingDeps } from './save-listings.ts'

declare module '#server/platform/events.ts' {
  interface EventMap {
    /** Listings were created or changed; what derives from them must follow in the same transaction. */
    'listing.changed': { ids: string[] }
    /** Only the moment of the last confirmation (`confirmed_at`, `last_seen_at`) moved. */
    'listing.confirmed': { ids: string[]; at: Date }
  }
}
export { readDirectHits } from './direct-hits.store.ts'
export { readPostcodes } from './postcodes.store.ts'
