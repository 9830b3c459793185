/** search: rows of listings turned into the contract's cards. */
import { convert, type Rates } from '#contract/money/exchange.ts'
import { fold } from '#contract/search/fold.ts'
import { homeTitle, pictureWords } from '#contract/listings/home-title.ts'
import type { Area } from '#contract/vocabulary/common.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import type { Card, Price } from '#contract/search/search.ts'
import { perMonth, type Period, type Purpose } from '#contract/vocabulary/vocabulary.ts'

/** A listing as one of its purposes shows it. */
export type CardKey = { id: string; purpose: Purpose }

/** What an offer states besides its price, in minor units. */
type StoredCost = { amount: number; currency: string; period: string }
export type CardPhoto = {
  illustration: string | null
  sha256: string | null
  state: string
  width: number | null
  height: number | null
  thumbhash: string | null
  caption: string | null
}

export type CardRow = {
  id: string
  purpose: string
  title: string | null
  status: string
  type: string
  price_mode: string
  amount_minor: number | null
  amount_max_minor: number | null
  currency: string
  period: string
  previous_minor: number | null
  costs: StoredCost[]
  /** A day, as ISO 8601 has it. */
  available_from: string | null
  price_changed_at: Date | null
  bedrooms: number | null
  /** The upper end of a range. */
  bedrooms_max: number | null
  bathrooms: number | null
  area: Area | null
  plot: Area | null
  place_id: string | null
  locality: string | null
  /** Null where the address is hidden. */
  district: string | null
  admin1: string | null
  admin2: string | null
  country: string
  public_lat: number | null
  public_lon: number | null
  public_precision: string | null
  public_radius_m: number | null
  photos: CardPhoto[]
  photo_count: number
  agency_id: string
  agency: string
  listed_at: Date
  confirmed_at: Date
  is_new_build: boolean
  features: string[]
}

/** How media shows a stored picture; null when it cannot be shown. */
export type ToPicture = (photo: CardPhoto, alt: string) => Picture | null
/** The name of a place of the gazetteer and what it lies in; null when it is not known. */
export type NamePlace = (placeId: string) => { name: string; region: string | null } | null

export type CardContext = {
  /** ISO 4217; prices in another currency are also told in this one. */
  currency: string
  rates: Rates
  toPicture: ToPicture
  namePlace: NamePlace
  /** Spellings of a place and of its city, folded, with their names in the reader's language. */
  localWords: (placeId: string) => ReadonlyMap<string, string>
  countryName: (country: string) => string
  /** Lower-case language tags, best first. */
  languages: readonly string[]
}

/** Codes are checked against the vocabulary when the reply leaves; here they are what the database holds. */
export function cardOf(row: CardRow, context: CardContext): Card {
  const { amount_minor: amount, currency } = row
  const place = placeOf(row, context)
  const title = homeTitle({ title: row.title, type: row.type as Card['type'], place: place.name })
  const images = row.photos.flatMap(
    (photo, at) => context.toPicture(photo, photo.caption ?? pictureWords.photo(title, at + 1)) ?? [],
  )
  return {
    id: row.id,
    title,
    purpose: row.purpose as Card['purpose'],
    status: row.status as Card['status'],
    type: row.type as Card['type'],
    price: priceOf(row),
    converted:
      amount === null || currency === context.currency
        ? null
        : convert({ amount, currency }, context.currency, context.rates),
    charges: chargesOf(row, context.rates),
    availableFrom: row.available_from,
    beds: row.bedrooms,
    ...(row.bedrooms_max !== null && { bedsMax: row.bedrooms_max }),
    baths: row.bathrooms,
    area: row.area,
    plot: row.plot,
    place,
    point: pointOf(row),
    image: images[0] ?? null,
    images,
    imageCount: row.photo_count,
    agency: { id: row.agency_id, name: row.agency },
    listedAt: row.listed_at.toISOString(),
    confirmedAt: row.confirmed_at.toISOString(),
    reduced: reducedOf(row),
    isNew: row.is_new_build,
    features: row.features,
  }
}

export type Priced = Pick<CardRow, 'price_mode' | 'amount_minor' | 'amount_max_minor' | 'currency' | 'period'>

export const priceOf = (row: Priced): Price => ({
  mode: row.price_mode as Price['mode'],
  amount: row.amount_minor,
  max: row.amount_max_minor,
  currency: row.currency,
  period: row.period as Price['period'],
})

/** A month's share of the stated charges in the price's currency; what is paid once is no part of it. */
function chargesOf({ costs, currency }: CardRow, rates: Rates): Card['charges'] {
  const shares = costs.map(({ amount, currency: own, period }) => {
    const monthly = { amount: Math.round(amount * perMonth[period as Period]), currency: own }
    if (period === 'once' || amount <= 0) return 0
    return (own === currency ? monthly : convert(monthly, currency, rates))?.amount ?? 0
  })
  const amount = shares.reduce((sum, share) => sum + share, 0)
  return amount > 0 ? { amount, currency } : null
}

/** As the listing's own page names it, in the reader's language where the gazetteer knows it. */
function placeOf(row: CardRow, { namePlace, localWords, countryName }: CardContext): Card['place'] {
  const known = row.place_id === null ? null : namePlace(row.place_id)
  const name = row.locality ?? known?.name ?? row.admin2 ?? row.admin1 ?? countryName(row.country)
  const district =
    districtOf(row.district, name) ?? (known?.region === name ? districtOf(known.name, name) : null)
  const local = row.place_id === null ? noWords : localWords(row.place_id)
  const say = (word: string): string => local.get(fold(word)) ?? word
  const region = known?.region ?? row.admin1
  return {
    name: say(name),
    district: district === null ? null : say(district),
    region: region === null ? null : say(region),
    country: row.country,
  }
}

const noWords: ReadonlyMap<string, string> = new Map()

/** A district that says more than the place's own name. */
const districtOf = (district: string | null, name: string): string | null =>
  district !== null && fold(district) !== fold(name) ? district : null

function pointOf({
  public_lat: lat,
  public_lon: lon,
  public_precision: precision,
  public_radius_m: radiusM,
}: CardRow): Card['point'] {
  if (lat === null || lon === null || precision === null || radiusM === null) return null
  return { lat, lon, precision: precision as NonNullable<Card['point']>['precision'], radiusM }
}

function reducedOf({
  previous_minor: before,
  amount_minor: now,
  price_changed_at: at,
  currency,
}: CardRow): Card['reduced'] {
  if (before === null || now === null || at === null || before <= now) return null
  return { from: { amount: before, currency }, at: at.toISOString() }
}

/**
 * The languages of an Accept-Language header, best first, lower case, each followed by its plain language.
 * Weights are obeyed, "*" and everything malformed is left out.
 */
export function languagesOf(header: string | null): string[] {
  const wanted = (header ?? '')
    .slice(0, 400)
    .split(',')
    .flatMap((part) => {
      const [, tag, weight = '1'] =
        /^\s*([a-z]{2,3}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(part) ?? []
      return tag && Number(weight) > 0 ? [{ tag: tag.toLowerCase(), weight: Number(weight) }] : []
    })
  const tags = wanted
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => [tag, tag.split('-')[0] ?? tag])
  return [...new Set(tags)]
}
