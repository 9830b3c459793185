/** alerts: pure: what a change of a home is to a search: what happened, and what is told of it. */
import type { AlertEvent } from '#contract/alerts/alert-codes.ts'
import type { ListingStatus, Purpose } from '#contract/vocabulary/vocabulary.ts'

type Asking = { amount: number; currency: string }
/** What was asked for a home before its price changed, by purpose. */
export type OffersBefore = Partial<Record<Purpose, Asking>>
export type OffersNow = Partial<Record<Purpose, { amount: number | null; currency: string }>>

/** A home before and after what changed it, one change or several that were noted together. */
export type HomeChange = {
  /** Nobody had ever found it before. */
  isFirst: boolean
  /** When the last of the changes was made; ISO 8601. */
  at: string
  /** Null where nobody could find it. */
  statusBefore: ListingStatus | null
  statusNow: ListingStatus
  isFoundNow: boolean
  offersBefore: OffersBefore
  offersNow: OffersNow
}

/** Whether the search found the home before, and whether it does now. */
export type Meeting = { purpose: Purpose; before: boolean; now: boolean }

export type AlertFacts = { price?: Asking; status?: ListingStatus }
/** `version` tells one state of a home from the next; what can happen only once has none. */
export type Told = { event: AlertEvent; version: string; facts: AlertFacts }

/** What is hidden is no news: homes that are held come back as they were, or not at all. */
const ended: readonly ListingStatus[] = ['sold', 'leased', 'withdrawn', 'expired', 'removedBySource']

/** Null where the search has nothing to tell of it. */
export function toldOf(change: HomeChange, { purpose, before, now }: Meeting): Told | null {
  const { at, statusBefore, statusNow } = change
  const price = fallOf(change, purpose)
  const isOther = statusBefore !== null && statusBefore !== statusNow
  if (now && !before) {
    if (statusBefore !== null) return { event: 'nowWithin', version: at, facts: priceBefore(change, purpose) }
    return change.isFirst
      ? { event: 'new', version: '', facts: {} }
      : { event: 'backOnMarket', version: at, facts: {} }
  }
  if (now && price) return { event: 'priceDrop', version: at, facts: { price } }
  if (before && isOther && (change.isFoundNow || ended.includes(statusNow)))
    return { event: 'status', version: at, facts: { status: statusBefore } }
  return null
}

const priceBefore = ({ offersBefore }: HomeChange, purpose: Purpose): AlertFacts => {
  const price = offersBefore[purpose]
  return price ? { price } : {}
}

/** What was asked before, where less is asked now in the same money. */
function fallOf({ offersBefore, offersNow }: HomeChange, purpose: Purpose): Asking | null {
  const before = offersBefore[purpose]
  const now = offersNow[purpose]
  if (!before || !now || now.amount === null) return null
  return before.currency === now.currency && before.amount > now.amount ? before : null
}

/** What was asked before the first of several changes. */
export const earliestOffers = (changes: readonly OffersBefore[]): OffersBefore =>
  Object.assign({}, ...changes.toReversed()) as OffersBefore
