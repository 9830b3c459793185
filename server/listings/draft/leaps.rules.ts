/**
 * listings: pure: changes of price or area that are rather a slip of the software than
 * news: cents for units, another currency or unit.
 */
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { ListingDraft } from './draft.ts'

/** `by`: what happened, in the same words for every home to which it happened: `price ×100`, `EUR → USD`. */
export type Leap = { field: 'offers' | 'areas'; by: string; before: string; after: string }

/** From this factor on, up or down. Prices are halved; none falls to an eighth. */
const leap = 8

type Offer = Pick<ListingDraft['offers'][number], 'purpose' | 'amountMinor' | 'currency' | 'period'>

/** What of a draft can leap. */
type Measured = { offers: readonly Offer[]; areas: ListingDraft['areas'] }

/** What leaps from one draft to the next. */
export const leapsOf = (before: Measured, after: Measured): Leap[] => [
  ...after.offers.flatMap((offer) => {
    const known = before.offers.find(({ purpose }) => purpose === offer.purpose)
    const found = known ? offerLeap(known, offer) : null
    return found ? [found] : []
  }),
  ...after.areas.flatMap((area) => {
    const known = before.areas.find(({ kind }) => kind === area.kind)
    const by = known ? factorOf(known.valueM2, area.valueM2) : null
    return by && known
      ? [{ field: 'areas', by: `area ${by}`, before: measured(known), after: measured(area) } as const]
      : []
  }),
]

function offerLeap(before: Offer, after: Offer): Leap | null {
  if (before.amountMinor === null || after.amountMinor === null) return null
  const was = wholeUnits({ amount: before.amountMinor, currency: before.currency })
  const is = wholeUnits({ amount: after.amountMinor, currency: after.currency })
  const by = offerLeapBy(before, after, { was, is })
  return by === null ? null : { field: 'offers', by, before: asked(before, was), after: asked(after, is) }
}

/** The same number in another currency or for another period was never meant so. */
function offerLeapBy(before: Offer, after: Offer, { was, is }: { was: number; is: number }): string | null {
  const isSame = Math.abs(is / was - 1) < 0.02
  if (before.currency !== after.currency) return isSame ? `${before.currency} → ${after.currency}` : null
  if (before.period !== after.period) return isSame ? `${before.period} → ${after.period}` : null
  const by = factorOf(was, is)
  return by && `price ${by}`
}

/** `×100`, `÷1000`; null where it is no leap. */
function factorOf(was: number, is: number): string | null {
  if (was <= 0 || is <= 0) return null
  const factor = Math.max(is / was, was / is)
  return factor < leap ? null : `${is > was ? '×' : '÷'}${Number(factor.toPrecision(2))}`
}

/** Long numbers that differ by their zeros only are told apart by their groups. */
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

const asked = ({ currency, period }: Offer, amount: number): string =>
  `${grouped.format(amount)} ${currency}${period === 'once' ? '' : ` a ${period}`}`

const measured = ({ value, unit }: ListingDraft['areas'][number]): string =>
  `${grouped.format(value)} ${unit}`
