/** alerts: what a saved search asks for, in words, so that mails say why a home is in them. */
import { flagNames, flags } from '#contract/search/flags.ts'
import { moneyOf } from '#contract/money/minor-units.ts'
import type { AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { NearKind } from '#contract/search/regions.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { readTravel, type TravelMode, type TravelWish } from '#contract/search/travel.ts'
import type { Category } from '#contract/vocabulary/categories.ts'
import { inPlace } from '#contract/words/in-place.ts'
import { known, say, type Said } from '#server/platform/mail/mail-sentence.ts'

/** English words of codes; the catalogue has them in every language. */
export type CodeWords = {
  types: Readonly<Record<string, { many: string }>>
  features: Readonly<Record<string, string>>
  units: Readonly<Record<AreaUnit, string>>
  categories: Readonly<Record<Category, string>>
  near: Readonly<Record<NearKind, string>>
}

type Ask = {
  question: RawSearch
  /** In the language it is read in. */
  placeName: string | null
  language: string
  words: CodeWords
}

/** In the order in which people read filters; what has no words of its own is counted at the end. */
export function wishesOf({ question, placeName, language, words }: Ask): Said[] {
  const said = [
    ...whereOf(question, placeName === null ? null : inThePlace(placeName, language)),
    ...travelOf(question, words),
    ...priceOf(question),
    ...roomsOf(question),
    ...areasOf(question, words),
    ...kindsOf(question, words),
    ...flagNames.filter((flag) => question[flag]).map((flag) => known(flags[flag].label)),
    ...(question.q ? [say`the text says “${question.q}”`] : []),
    ...(question.not ? [say`the text does not say “${question.not}”`] : []),
    ...restOf(question),
  ]
  const others = furtherNames.filter((name) => question[name]).length
  return others > 0 ? [...said, say`your further wishes: ${others}`] : said
}

const furtherNames = [
  'minPlot',
  'maxPlot',
  'minPerArea',
  'maxPerArea',
  'available',
  'tenure',
  'energy',
] as const

/** Some languages say "in" another way before lands and regions. */
function inThePlace(name: string, language: string): Said {
  const whole = inPlace(name, language)
  return whole === null ? say`in ${name}` : say`${whole}`
}

function whereOf({ place, area, near, radius, box, called }: RawSearch, inIt: Said | null): Said[] {
  const kilometres = Number(radius) / 1_000
  return [
    ...(place && inIt ? [inIt] : []),
    ...(area ? [called ? say`Inside ${called}` : say`inside the area you drew`] : []),
    ...(near && radius && called ? [say`within ${kilometres} km of ${called}`] : []),
    ...(near && radius && !called ? [say`within ${kilometres} km of your point`] : []),
    ...(box && !area ? [say`in your part of the map`] : []),
  ]
}

/** As the pages say it: where to, how, and in how many minutes. */
function travelOf({ travel, travelMatch }: RawSearch, { near }: CodeWords): Said[] {
  const wishes = travel ? (readTravel(travel) ?? []) : []
  return [
    ...wishes.map(({ minutes, mode, to }: TravelWish) => {
      if ('near' in to) return toKind[mode](minutes, known(near[to.near]))
      return to.name ? toPoint[mode](minutes, say`${to.name}`) : toSomewhere[mode](minutes)
    }),
    ...(wishes.length > 1 && travelMatch === 'any' ? [say`Any of the travel times is enough`] : []),
  ]
}

type Way = Record<TravelMode, (minutes: number, where: Said) => Said>

const toPoint: Way = {
  car: (minutes, name) => say`Within ${minutes} min of ${name} by car`,
  bicycle: (minutes, name) => say`Within ${minutes} min of ${name} by bicycle`,
  foot: (minutes, name) => say`Within ${minutes} min of ${name} on foot`,
}

/** A point whose name nobody gave. */
const toSomewhere: Record<TravelMode, (minutes: number) => Said> = {
  car: (minutes) => say`Within ${minutes} min of a point on the map by car`,
  bicycle: (minutes) => say`Within ${minutes} min of a point on the map by bicycle`,
  foot: (minutes) => say`Within ${minutes} min of a point on the map on foot`,
}

const toKind: Way = {
  car: (minutes, kind) => say`${kind}: within ${minutes} min by car`,
  bicycle: (minutes, kind) => say`${kind}: within ${minutes} min by bicycle`,
  foot: (minutes, kind) => say`${kind}: within ${minutes} min on foot`,
}

function priceOf({ minPrice, maxPrice, currency = 'EUR' }: RawSearch): Said[] {
  const money = (whole: string) => moneyOf(Number(whole), currency)
  if (minPrice && maxPrice) return [say`from ${money(minPrice)} to ${money(maxPrice)}`]
  if (minPrice) return [say`from ${money(minPrice)}`]
  return maxPrice ? [say`up to ${money(maxPrice)}`] : []
}

/** Units that every reader knows. translate="no" */
const inMetres = (metres: number): string => (metres < 1_000 ? `${metres} m` : `${metres / 1_000} km`)

/** As the pages say them. */
function restOf({ maxMonthly, currency = 'EUR', sea, since, agency }: RawSearch): Said[] {
  return [
    ...(maxMonthly ? [say`Up to ${moneyOf(Number(maxMonthly), currency)} a month with charges`] : []),
    ...(sea ? [say`Within ${inMetres(Number(sea))} of the sea`] : []),
    ...(since === undefined
      ? []
      : [since === '1' ? say`Listed today` : say`Listed within ${Number(since)} days`]),
    ...(agency ? [say`One agency`] : []),
  ]
}

function roomsOf({ minBeds, maxBeds, minBaths }: RawSearch): Said[] {
  const beds = Number(minBeds ?? 0)
  const mostBeds = Number(maxBeds ?? 0)
  const baths = Number(minBaths ?? 0)
  return [
    ...(beds === 0 && maxBeds === '0' ? [say`Studio`] : []),
    ...(beds > 0 ? [beds === 1 ? say`at least ${beds} bedroom` : say`at least ${beds} bedrooms`] : []),
    ...(mostBeds > 0
      ? [mostBeds === 1 ? say`at most ${mostBeds} bedroom` : say`at most ${mostBeds} bedrooms`]
      : []),
    ...(baths > 0 ? [baths === 1 ? say`at least ${baths} bathroom` : say`at least ${baths} bathrooms`] : []),
  ]
}

function areasOf({ minArea, maxArea, areaUnit = 'm2' }: RawSearch, { units }: CodeWords): Said[] {
  const unit = (units as Readonly<Record<string, string>>)[areaUnit] ?? areaUnit
  return [
    ...(minArea ? [say`at least ${Number(minArea)} ${unit}`] : []),
    ...(maxArea ? [say`at most ${Number(maxArea)} ${unit}`] : []),
  ]
}

const codesOf = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? []

/** Whoever asks for homes alone asks for what Meridian is about. */
function kindsOf({ category, types, features }: RawSearch, words: CodeWords): Said[] {
  const categories: Readonly<Record<string, string>> = words.categories
  return [
    ...(category === 'homes' ? [] : codesOf(category).map((code) => categories[code])),
    ...codesOf(types).map((code) => words.types[code]?.many),
    ...codesOf(features).map((code) => words.features[code]),
  ].flatMap((word) => (word === undefined ? [] : [known(word)]))
}
