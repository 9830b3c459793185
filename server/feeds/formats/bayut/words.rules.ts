/** feeds: the words of Bayut's format. */
import type { OfferDraft } from '#server/listings/index.ts'

/** Furnished. */
export const furnishings: Readonly<Record<string, OfferDraft['furnished']>> = {
  yes: 'furnished',
  furnished: 'furnished',
  partly: 'part',
  'partly furnished': 'part',
  'semi furnished': 'part',
  no: 'unfurnished',
  unfurnished: 'unfurnished',
}
