/** listings: the front door. */
export { asTheFeedSays, readStoredListings, type StoredDraft } from './rows/stored-listings.ts'
export { changeStatus, confirmListings, withdrawListings } from './status/change-status.ts'
export { withoutCacheBuster } from './draft/change.rules.ts'
export type { DraftField, EventSide, LifeStep } from './draft/change.rules.ts'
export type { FieldChange } from './draft/shown-values.rules.ts'
export { disagrees, shownSource, type Correction, type CorrectionAsk } from './draft/corrections.rules.ts'
export { cleanHtml } from './draft/clean-html.ts'
export { isWebAddress } from './draft/draft-values.rules.ts'
export { copyListings, type StoredListing } from './save/copy-listings.ts'
export type { DraftProblem } from './draft/draft.rules.ts'
export type {
  AreaDraft,
  ClosingDraft,
  EnergyDraft,
  ListingDraft,
  ListingPatch,
  MediaDraft,
  OfferDraft,
  OpenHouseDraft,
  PlaceDraft,
  TextDraft,
} from './draft/draft.ts'
export { noteMarketSince, sinkUnconfirmed } from './standing/standing.ts'
export type { MarketSince } from './standing/standing.store.ts'
export { groupProperties } from './homes/group-properties.ts'
export { lockHomeMembers, readOffersOfHomes, type PropertyLink } from './homes/homes.store.ts'
export { getAgencyFigures, getListing, getPanelListing } from './view/get-listing.ts'
export { holdListings, releaseListings, subscribeListings } from './status/hold-listings.ts'
export { releaseFeedListings } from './status/release-listings.ts'
export { hasHold, isAgencyHidden } from './status/holds.store.ts'
export {
  placeNameOf,
  readListingSubject,
  readListingSubjects,
  type ListingSubject,
} from './view/listing-subject.ts'
export { readHomeAgents, titleOrder } from './view/listing-subject.store.ts'
export { forgetChanges, insertChanges as noteChanges } from './rows/listing-writing.store.ts'
export { newListingId } from './rows/listing-id.ts'
export { listingsRoutes } from './listings.routes.ts'
export { isEnded, isLive, isVisible, type ChangeSource } from './draft/listings.rules.ts'
export { honestPoint, type PlaceClues, type ResolvedPlace, type ResolvePlace } from './view/location.rules.ts'
export { previewListings, type SaveBatch, type SaveOutcome } from './save/plan-listings.ts'
export { saveListings, type SavingDeps } from './save/save-listings.ts'

declare module '#server/platform/jobs/events.ts' {
  interface EventMap {
    /**
     * Listings were created or changed; what derives from them must follow in the same
     * transaction. Where `later` is said, many came at once and hide nothing from anybody:
     * what takes its time may follow within moments.
     */
    'listing.changed': { ids: string[]; later?: boolean }
    /**
     * Whether these are found, or where they stand among others, changed by nothing that they say of
     * themselves: what derives from them follows in the same transaction, and nobody is told of news.
     */
    'listing.ranked': { ids: string[] }
    /** Only the moment of the last confirmation (`confirmed_at`, `last_seen_at`) moved. */
    'listing.confirmed': { ids: string[]; at: Date }
    /** Somebody of the agency has looked at what the feed says otherwise than they do, and decided. */
    'listing.corrected': { ids: string[] }
  }
}
export { readDirectHits } from './view/direct-hits.store.ts'
export { readPostcodes } from './view/postcodes.store.ts'
