/** demonstration/homes: what stands in a home's papers: energy, tenure, running costs, terms of a let. */
import { moneyOf } from '../../../contract/money/minor-units.ts'
import type { EnergyDraft, ListingDraft, OfferDraft } from '../../../server/listings/index.ts'
import type { Dice } from '../dice.ts'
import { rateOf } from '../world/markets.ts'
import type { Home } from './home.ts'

const certified = new Set(
  'GB IE FR BE LU NL DE AT CH ES PT IT MT GR CY HR SI BG RO HU CZ SK PL DK SE NO FI EE LV LT'.split(' '),
)
/** kWh/m² a year up to which each class reaches; countries differ, this is the middle of them. */
const upTo = { A: 50, B: 75, C: 110, D: 150, E: 200, F: 250, G: 330, H: 500 } as const

/**
 * An energy certificate where there are such things: better for new and renovated homes and for heat pumps.
 */
export function energyOf(home: Home, dice: Dice): EnergyDraft | null {
  if (
    !certified.has(home.city.market.country) ||
    home.kind === 'land' ||
    home.kind === 'parking' ||
    home.year === null
  )
    return null
  if (home.type === 'ruin' || home.type === 'castle')
    return { status: 'exempt', class: null, label: null, kwhM2: null }
  if (dice.chance(0.06)) return { status: 'inProgress', class: null, label: null, kwhM2: null }
  const age = home.renovated ? (home.year + home.renovated * 2) / 3 : home.year
  const base = age >= 2018 ? 42 : age >= 2005 ? 78 : age >= 1985 ? 122 : age >= 1960 ? 172 : 208
  const kwhM2 = Math.max(
    18,
    Math.round(
      base *
        (home.heating === 'heatPump' ? 0.62 : 1) *
        (home.condition === 'toRenovate' ? 1.35 : 1) *
        Math.exp(dice.gauss() * 0.2),
    ),
  )
  const found = (Object.keys(upTo) as (keyof typeof upTo)[]).find((name) => kwhM2 <= upTo[name]) ?? 'H'
  const worst =
    ['GB', 'FR', 'IT', 'ES', 'PT'].includes(home.city.market.country) && found === 'H' ? 'G' : found
  return { status: 'rated', class: worst, label: `${worst}, ${kwhM2} kWh/m²`, kwhM2 }
}

export function tenureOf(home: Home, dice: Dice): Pick<ListingDraft, 'tenure' | 'leaseYearsLeft'> {
  const { kind, city, purpose } = home
  const { country } = city.market
  if (purpose !== 'sale') return { tenure: null, leaseYearsLeft: null }
  const isFlat = kind === 'flat'
  if (country === 'GB' && isFlat) {
    const tenure = dice.weighted({ leasehold: 76, shareOfFreehold: 22, commonhold: 2 })
    return {
      tenure,
      leaseYearsLeft:
        tenure === 'leasehold'
          ? dice.pick([84, 91, 96, 104, 112, 118, 121, 125, 149, 172, 199, 250, 973, 999])
          : null,
    }
  }
  if (['SG', 'HK', 'CN'].includes(country)) return { tenure: 'leasehold', leaseYearsLeft: dice.int(24, 97) }
  if (['SE', 'FI', 'NO', 'DK'].includes(country) && isFlat && dice.chance(0.7))
    return { tenure: 'coop', leaseYearsLeft: null }
  if (country === 'US' && isFlat && city.place.name === 'New York City' && dice.chance(0.45))
    return { tenure: 'coop', leaseYearsLeft: null }
  if (country === 'DE' && kind === 'house' && dice.chance(0.04))
    return { tenure: 'erbbau', leaseYearsLeft: dice.int(32, 94) }
  if (['TH', 'ID'].includes(country) && kind === 'house')
    return { tenure: dice.chance(0.6) ? 'leasehold' : 'freehold', leaseYearsLeft: null }
  return { tenure: dice.chance(0.92) ? 'freehold' : null, leaseYearsLeft: null }
}

/** Minor units of the home's currency for so many euros, rounded to two figures. */
function minor(euros: number, currency: string): number {
  const units = euros * rateOf(currency)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(units, 1))) - 1)
  return moneyOf(Math.max(1, Math.round(units / step)) * step, currency).amount
}

export function costsOf(home: Home, dice: Dice): OfferDraft['costs'] {
  const { currency } = home.price
  const { country } = home.city.market
  const cost = (
    kind: OfferDraft['costs'][number]['kind'],
    euros: number,
    period: OfferDraft['costs'][number]['period'],
  ) => ({ kind, amount: minor(euros, currency), currency, period })
  if (home.purpose === 'rentShort' || home.kind === 'land') return []
  const costs: OfferDraft['costs'] = []
  const area = home.area ?? 60
  if (home.kind === 'flat' && dice.chance(0.72)) {
    const rate = (home.pool ? 1.5 : 1) * (home.lift ? 1.2 : 1) * dice.between(0.7, 1.5)
    if (country === 'GB') costs.push(cost('serviceCharge', area * 24 * rate, 'year'))
    else costs.push(cost('community', area * 1.35 * rate, 'month'))
  }
  if (['US', 'CA'].includes(country) && home.purpose === 'sale')
    costs.push(cost('propertyTax', home.value * dice.between(0.008, 0.018), 'year'))
  if (['ES', 'PT', 'FR', 'IT'].includes(country) && home.purpose === 'sale' && dice.chance(0.4))
    costs.push(cost('propertyTax', home.value * dice.between(0.0012, 0.0035), 'year'))
  if (home.purpose === 'rent' && ['DE', 'AT', 'CH'].includes(country))
    costs.push(cost('heating', area * dice.between(1, 1.7), 'month'))
  return costs
}

export function priceModeOf(home: Home, isOnRequest: boolean, dice: Dice): OfferDraft['priceMode'] {
  if (isOnRequest) return 'onRequest'
  if (home.purpose !== 'sale') return 'fixed'
  const { country } = home.city.market
  if (home.isNewBuild && dice.chance(0.25)) return 'from'
  if (country === 'GB')
    return home.city.region === 'GB.SCT' || ['Edinburgh'].includes(home.city.place.name)
      ? dice.chance(0.6)
        ? 'offersOver'
        : 'fixed'
      : dice.weighted({ fixed: 62, guide: 22, offersOver: 12, offersInvited: 4 })
  return country === 'AU' && dice.chance(0.25) ? 'guide' : 'fixed'
}

/** A month or three of rent, where deposits are asked. */
export function depositOf({ purpose, price }: Home, dice: Dice): number | null {
  if (purpose === 'sale' || purpose === 'rentShort' || !dice.chance(0.7)) return null
  const months = dice.pick([1, 1, 2, 2, 3])
  const factor = {
    month: 1,
    week: 52 / 12,
    year: 1 / 12,
    day: 30,
    once: 1,
    fortnight: 26 / 12,
    quarter: 1 / 3,
    season: 1 / 3,
  }[price.period]
  return Math.round(price.amountMinor * factor * months)
}
