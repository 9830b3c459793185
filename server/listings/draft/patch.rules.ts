/** listings: lays what an event feed says of a listing over what is known of it. */
import { isSanePrice, termsOf } from './draft.rules.ts'
import type { ListingDraft, ListingPatch, OfferDraft } from './draft.ts'
import { takenBack } from './listings.rules.ts'

/**
 * What a listing is after an event feed said something about it. Nothing is ever
 * overwritten with nothing: null, an empty text and an empty list leave what is known.
 * Offers are met by their terms, texts by language.
 */
export function applyPatch(current: ListingDraft, patch: ListingPatch): ListingDraft {
  const { place, offers, texts, ...rest } = patch
  const said = Object.entries(rest).filter(([, value]) => !isNothing(value))
  const next: ListingDraft = { ...current, ...Object.fromEntries(said) }
  // "Three bedrooms" about what was a studio means that it is none.
  if (patch.isStudio === undefined && patch.bedrooms) next.isStudio = false
  if (patch.status === undefined && takenBack.includes(current.status)) next.status = 'active'
  if (place) next.place = { ...current.place, ...saidOf(place) }
  if (patch.energy)
    next.energy = current.energy ? { ...current.energy, ...saidOf(patch.energy) } : patch.energy
  // Terms alone belong to an offer that is known; without one there is nothing they are terms of.
  if (offers) next.offers = mergedOffers(current.offers, offers).filter(isSanePrice)
  if (texts)
    next.texts = mergedBy(
      current.texts,
      texts,
      (one) => one.lang,
      (old, one) => ({ ...old, ...saidOf(one) }),
    )
  return next
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const saidOf = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => !isNothing(one))) as Partial<T>

/**
 * A new price mode speaks for its amounts too: "on request" does mean that there is none any more. An offer
 * whose mode wants an amount and has none says only terms; then price, period and currency stay.
 */
function mergeOffer(old: OfferDraft, offer: OfferDraft): OfferDraft {
  const { amountMinor, amountMaxMinor, priceMode, period, currency, ...terms } = offer
  const price = isSanePrice(offer) ? { amountMinor, amountMaxMinor, priceMode, period, currency } : {}
  return { ...old, ...saidOf(terms), ...price }
}

/** Offers are met by purpose and period, else by purpose alone: then the period is what changed. */
function mergedOffers(known: OfferDraft[], said: OfferDraft[]): OfferDraft[] {
  const merged = [...known]
  const met = new Set<number>()
  const meet = (is: (one: OfferDraft) => boolean) => known.findIndex((one, at) => !met.has(at) && is(one))
  for (const offer of said) {
    const same = meet((one) => termsOf(one) === termsOf(offer))
    const at = same === -1 ? meet((one) => one.purpose === offer.purpose) : same
    const old = known[at]
    if (old) merged[at] = mergeOffer(old, offer)
    else merged.push(offer)
    met.add(at)
  }
  return merged
}

function mergedBy<T>(old: T[], said: T[], key: (one: T) => string, merge: (old: T, one: T) => T): T[] {
  const merged = new Map(old.map((one) => [key(one), one]))
  for (const one of said) {
    const known = merged.get(key(one))
    merged.set(key(one), known ? merge(known, one) : one)
  }
  return [...merged.values()]
}
