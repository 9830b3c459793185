/**
 * feeds: the words of the listing model for how a home stands; what visitors do not see is gone from a file.
 */
import { listingStatuses, type ListingStatus } from '#contract/vocabulary/codes.ts'

const seen: readonly ListingStatus[] = ['comingSoon', 'active', 'underOffer', 'reserved', 'sold', 'leased']

/** By the word in small letters. */
export const ownStatuses: Readonly<Record<string, ListingStatus | 'gone'>> = Object.fromEntries(
  listingStatuses.map((status) => [status.toLowerCase(), seen.includes(status) ? status : 'gone']),
)
