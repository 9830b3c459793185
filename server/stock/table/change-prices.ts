/** stock: what is asked for many homes becomes more or less by so many percent. */
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import type { stock as contract } from '#contract/stock/stock.ts'
import type { Asked } from '#contract/http/endpoint.ts'
import { readStoredListings, type StoredDraft } from '#server/listings/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Scope } from '../scope.ts'
import { counted, owned, saveOwn } from './stock-acts.ts'

/** In whole units, as prices are written, from a hundred on; never nothing. */
export function changedBy(percent: number, amountMinor: number, currency: string): number {
  const whole = wholeUnits({ amount: amountMinor, currency }) * (1 + percent / 100)
  return Math.max(1, moneyOf(whole < 100 ? whole : Math.round(whole), currency).amount)
}

type Offer = StoredDraft['draft']['offers'][number]

function changedOffer(offer: Offer, percent: number): Offer {
  const by = (amount: number | null) => amount && changedBy(percent, amount, offer.currency)
  return { ...offer, amountMinor: by(offer.amountMinor), amountMaxMinor: by(offer.amountMaxMinor) }
}

/**
 * Homes of feeds and those on request keep what they have. @throws AppError 404 when one is not the agency's.
 */
export async function changePrices(
  platform: Platform,
  scope: Scope,
  { ids, percent }: Asked<typeof contract.changePrices>['body'],
) {
  const homes = await owned(platform.db, scope, ids)
  const stored = await readStoredListings(
    platform.db,
    homes.flatMap(({ id, feedId }) => (feedId === null ? [id] : [])),
  )
  const drafts = [...stored.values()]
    .map(({ draft }) => draft)
    .filter(({ offers }) => offers.some(({ amountMinor }) => amountMinor !== null))
    .map((draft) => ({ ...draft, offers: draft.offers.map((offer) => changedOffer(offer, percent)) }))
  const changed = drafts.length === 0 ? 0 : await saveOwn(platform, scope, drafts)
  if (changed === homes.length) return { message: `${counted(changed)} changed.`, changed }
  return changed === 0
    ? { message: 'Homes of feeds, and those on request, keep their prices.', changed }
    : { message: `${counted(changed)} changed; homes of feeds, and those on request, keep theirs.`, changed }
}
