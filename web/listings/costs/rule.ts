/** web/listings: what a rule for the costs of buying is, and the arithmetic that such rules share. */
import { typeGroups, type PropertyType } from '#contract/vocabulary/codes.ts'

/** Who buys: a home to live in, the first home of all, or a home besides another. */
export const buyers = ['main', 'first', 'additional'] as const
export type Buyer = (typeof buyers)[number]

/**
 * `price` in whole units of the rule's currency; `region` is
 * GeoNames' code of the first administrative level.
 */
export type Purchase = {
  price: number
  buyer: Buyer
  region: string | null
  type: PropertyType
  isNew: boolean
  isCoop: boolean
}

/**
 * One sum to pay, in whole units of the rule's currency. `most` is set where the rule leaves a range.
 * `rate` (a share, 0.05 = 5%) and `from` (where the band begins) say how the sum came about.
 */
export type CostLine = {
  name: string
  amount: number
  most: number | null
  rate: number | null
  from: number | null
  note: string | null
}

/** One published rule. Dates are ISO 8601 days. */
export type CostRule = {
  country: string
  /** GeoNames codes of the regions it is for; null for the whole country. */
  regions: readonly string[] | null
  currency: string
  /** The day since which the rule stands. */
  since: string
  /** The last day it covers, where the rule itself names one. */
  until?: string
  /** The latest day for which we hold evidence that the rule stood as written here. */
  checked: string
  source: { name: string; url: string }
  /** What the figures hold for: `a home bought by …`. */
  covers: string
  /** What comes on top and is not calculated. */
  besides: string
  /** Purchasers whom the rule tells apart. */
  buyers: readonly Buyer[]
  /** Null where the rule does not speak about such a purchase. */
  lines: (purchase: Purchase) => CostLine[] | null
}

/** A band reaches up to `upTo` (whole units, inclusive); the last one is Infinity. */
export type Band = { upTo: number; rate: number }

/** `[250_000, 2], [Infinity, 5]` → bands; rates in per cent, as the sources print them. */
export const bands = (...pairs: readonly (readonly [upTo: number, perCent: number])[]): Band[] =>
  pairs.map(([upTo, perCent]) => ({ upTo, rate: perCent / 100 }))

const line = (name: string, amount: number, more: Partial<CostLine> = {}): CostLine => ({
  name,
  amount: cents(amount),
  most: null,
  rate: null,
  from: null,
  note: null,
  ...more,
})

const cents = (amount: number) => Math.round(amount * 100) / 100

/** A sum that does not depend on the price. */
export const fixed = (name: string, amount: number, note: string | null = null): CostLine =>
  line(name, amount, { note })

/** One rate on the whole price; `perCent` as printed. */
export const share = (name: string, price: number, perCent: number, note: string | null = null): CostLine =>
  line(name, (price * perCent) / 100, { rate: perCent / 100, note })

/** A sum known only between two bounds. */
export const between = (name: string, least: number, most: number, note: string | null = null): CostLine =>
  line(name, least, { most: cents(most), note })

/** Each band's rate on the part of the price inside it; bands that ask nothing are left out. */
export function marginal(name: string, price: number, scale: readonly Band[]): CostLine[] {
  const lines: CostLine[] = []
  let from = 0
  for (const { upTo, rate } of scale) {
    const inside = Math.min(price, upTo) - from
    if (inside > 0 && rate > 0) lines.push(line(name, inside * rate, { rate, from }))
    from = upTo
  }
  return lines
}

/** The rate of the band that the whole price falls into, on the whole price. */
export function whole(name: string, price: number, scale: readonly Band[]): CostLine[] {
  const band = scale.find(({ upTo }) => price <= upTo)
  return band && band.rate > 0 ? [share(name, price, band.rate * 100)] : []
}

/** The sum of lines, from the least to the most; `most` is null where both are the same. */
export function total(lines: readonly CostLine[]): { amount: number; most: number | null } {
  const amount = cents(lines.reduce((sum, one) => sum + one.amount, 0))
  const most = cents(lines.reduce((sum, one) => sum + (one.most ?? one.amount), 0))
  return { amount, most: most === amount ? null : most }
}

/** Flats and the like, where a country treats them apart from houses. */
export const isFlat = (type: PropertyType): boolean =>
  (typeGroups.flat as readonly PropertyType[]).includes(type)
