/**
 * web/listings: the costs of buying one home: which rule speaks,
 * its sums for each buyer, or why there is none.
 */
import type { Listing } from '#contract/listings/listings.ts'
import { convert, type Rates } from '#contract/money/exchange.ts'
import { wholeUnits } from '#contract/money/minor-units.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { costsByBuyer, knowsPartOf, ruleFor, type BuyerCosts } from './rules.ts'
import type { CostRule } from './rule.ts'

export type BuyingCosts =
  | ({ known: true; perBuyer: BuyerCosts[]; isOld: boolean } & Pick<
      CostRule,
      'currency' | 'since' | 'checked' | 'source' | 'covers' | 'besides'
    >)
  | { known: false; why: 'country' | 'region' | 'use' | 'price' | 'case' }

type Home = Pick<Listing, 'useClass' | 'type' | 'isNewBuild' | 'completion' | 'tenure' | 'place' | 'offers'>

/** A rule counts as old a year after it was last checked, or once the period it names is over. */
const yearMs = 366 * dayMs

/** GeoNames' code of the region out of the place path, e.g. `ENG` of `admin1:GB.ENG`. */
export const regionOf = ({ country, path }: Listing['place']): string | null =>
  path.find(({ id }) => id.startsWith(`admin1:${country}.`))?.id.slice(`admin1:${country}.`.length) ?? null

/** What buying the home costs on top of its price. `now` is ISO 8601. */
export function buyingCosts(home: Home, rates: Rates, now: string): BuyingCosts {
  const sale = home.offers.find(({ purpose }) => purpose === 'sale')
  if (home.useClass !== 'residential') return { known: false, why: 'use' }
  if (!sale || sale.price.amount === null) return { known: false, why: 'price' }
  const { country } = home.place
  const rule = ruleFor(country, regionOf(home.place))
  if (!rule) return { known: false, why: knowsPartOf(country) ? 'region' : 'country' }
  const price = convert({ amount: sale.price.amount, currency: sale.price.currency }, rule.currency, rates)
  if (!price) return { known: false, why: 'price' }
  const perBuyer = costsByBuyer(rule, {
    price: wholeUnits(price),
    region: regionOf(home.place),
    type: home.type,
    isNew: home.isNewBuild && home.completion !== 'resale',
    isCoop: home.tenure === 'coop',
  })
  if (!perBuyer) return { known: false, why: 'case' }
  const isOld =
    Date.parse(now) - Date.parse(rule.checked) > yearMs ||
    (rule.until !== undefined && now.slice(0, 10) > rule.until)
  const { currency, since, checked, source, covers, besides } = rule
  return { known: true, perBuyer, isOld, currency, since, checked, source, covers, besides }
}
