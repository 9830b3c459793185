/** tests: the search written once more, in the plainest way: every home is asked every question. */
import { squareMetresPer } from '#contract/vocabulary/common.ts'
import type { Rates } from '#contract/money/exchange.ts'
import { categoryOf } from '#contract/vocabulary/categories.ts'
import type { DrawnArea, GridPoint } from '#contract/vocabulary/polyline.ts'
import type { Flag } from '#contract/search/flags.ts'
import type { SearchQuestion, SearchParameter } from '#contract/search/search-question.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'
import { metresToSea } from '#server/maps/index.ts'
import { rankLevel, saysAll, saysAny } from './naive-words.ts'
import { halfUp, type Seen } from './seen.ts'
import { listedAt, offerFor, reducedFrom, scenery, worldNow } from './world.ts'

export const day = 86_400_000

/** Whether a home passes one filter of the question; true when the question does not have it. */
export function passes(seen: Seen, filter: SearchParameter, question: SearchQuestion, rates: Rates): boolean {
  const asked = question[filter]
  if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) return true
  const test: Test | undefined = tests[filter]
  return test ? test(seen, question, rates) : true
}

type Test = (seen: Seen, question: SearchQuestion, rates: Rates) => boolean

const annuity = (rate: number, months: number) => rate / (1 - (1 + rate) ** -months)
const perMetre = ({ euros, area }: Seen) => (euros === null || area === null ? Number.NaN : euros / area)
function perMetreAsked(amount: number | undefined, seen: Seen, question: SearchQuestion, rates: Rates) {
  const euros = (amount ?? 0) / (rates.get(question.currency)?.perEuro ?? Number.NaN)
  return (
    (euros * (seen.purpose === 'sale' ? 1 : perMonth[question.period])) / squareMetresPer[question.areaUnit]
  )
}

/** Metres to the sea at every point of the scenery. */
const seaAt = new Map<string, number | null>()
for (const x of scenery.xs)
  for (const y of scenery.ys) seaAt.set(`${x}/${y}`, await metresToSea({ lat: y / 1e5, lon: x / 1e5 }))

const within = (value: number | null, least: number | undefined, most: number | undefined) =>
  value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity)
const oneOf = (value: string | null, list: readonly string[] | undefined) =>
  value !== null && (list ?? []).includes(value)

function asEuros(amount: number | undefined, seen: Seen, { currency, period }: SearchQuestion, rates: Rates) {
  if (amount === undefined) return undefined
  return halfUp(
    (amount / (rates.get(currency)?.perEuro ?? Number.NaN)) *
      (seen.purpose === 'sale' ? 1 : perMonth[period]),
  )
}
const asMetres = (value: number | undefined, { areaUnit }: SearchQuestion) =>
  value === undefined
    ? undefined
    : Math.min(2_147_483_647, halfUp(halfUp(value * squareMetresPer[areaUnit] * 100) / 100))

/** Every filter by itself. */
const tests: Record<Flag, Test> & Partial<Record<SearchParameter, Test>> = {
  place: ({ home }, { place }) => home.path.some((id) => id === place),
  box: ({ x, y }, { box }) => x !== null && y !== null && box !== undefined && inBox(x, y, box),
  area: ({ x, y }, { area }) => x !== null && y !== null && (area ?? []).some((one) => inArea(x, y, one)),
  radius: (seen, question) => {
    const distance = millimetres(seen, question)
    return distance !== null && distance <= (question.radius ?? 0) * 1000
  },
  minPrice: (seen, question, rates) =>
    within(seen.mostEuros, asEuros(question.minPrice, seen, question, rates), undefined),
  maxPrice: (seen, question, rates) =>
    within(seen.euros, undefined, asEuros(question.maxPrice, seen, question, rates)),
  minBeds: ({ mostBeds }, { minBeds }) => within(mostBeds, minBeds, undefined),
  maxBeds: ({ beds }, { maxBeds }) => within(beds, undefined, maxBeds),
  minBaths: ({ baths }, { minBaths }) => within(baths, minBaths, undefined),
  minArea: ({ mostArea }, question) => within(mostArea, asMetres(question.minArea, question), undefined),
  maxArea: ({ area }, question) => within(area, undefined, asMetres(question.maxArea, question)),
  minPlot: ({ mostPlot }, question) => within(mostPlot, asMetres(question.minPlot, question), undefined),
  maxPlot: ({ plot }, question) => within(plot, undefined, asMetres(question.maxPlot, question)),
  minPerArea: (seen, question, rates) =>
    perMetre(seen) >= perMetreAsked(question.minPerArea, seen, question, rates),
  maxPerArea: (seen, question, rates) =>
    perMetre(seen) <= perMetreAsked(question.maxPerArea, seen, question, rates),
  maxMonthly: (seen, question, rates) => {
    const perEuro = rates.get(question.currency)?.perEuro ?? Number.NaN
    if (seen.euros === null) return false
    const loan = seen.euros - halfUp((question.deposit ?? 0) / perEuro)
    const share =
      question.interest === 0
        ? 1 / (question.years * 12)
        : annuity(question.interest / 1_200, question.years * 12)
    const paid = seen.purpose === 'sale' ? Math.max(0, loan) * share * 100 : seen.euros * 100
    return paid + seen.charges <= halfUp(((question.maxMonthly ?? 0) / perEuro) * 100)
  },
  sea: ({ x, y }, { sea }) => {
    const metres = x === null || y === null ? null : seaAt.get(`${x}/${y}`)
    return metres !== null && metres !== undefined && metres <= (sea ?? 0)
  },
  available: ({ home, purpose }, { available = '' }) => {
    const from = offerFor(home, purpose)?.available ?? null
    const by =
      available.length > 4 ? new Date(available) : new Date(worldNow.getTime() + Number(available) * day)
    return from !== null && from <= by.toISOString().slice(0, 10)
  },
  types: ({ home }, { types }) => oneOf(home.type, types),
  category: ({ home }, { category }) => (category ?? []).some((one) => one === categoryOf(home.type)),
  features: ({ home }, { features }) =>
    (features ?? []).every((one) => home.features.some((has) => has === one)),
  tenure: ({ home }, { tenure }) => oneOf(home.tenure, tenure),
  energy: ({ home }, { energy }) => oneOf(home.energy, energy),
  new: ({ home }) => home.isNew,
  furnished: (seen) => {
    const said = offerFor(seen.home, seen.purpose)?.furnished ?? null
    return said === null ? seen.home.features.includes('furnished') : said === 'furnished'
  },
  pets: (seen) => {
    const said = offerFor(seen.home, seen.purpose)?.pets ?? null
    return said === null ? seen.home.features.includes('petsAllowed') : said === 'yes'
  },
  reduced: (seen) => {
    const offer = offerFor(seen.home, seen.purpose)
    return offer !== undefined && reducedFrom(offer)
  },
  floorPlan: ({ home }) => home.media.includes('floorPlan'),
  tour: ({ home: { media, links } }) =>
    media.includes('tour3d') || media.includes('video') || links.tour || links.video,
  hideUnderOffer: ({ home }) => !['underOffer', 'reserved'].includes(home.status),
  billsIncluded: ({ home }) => home.features.includes('billsIncluded'),
  outdoor: ({ home }) =>
    home.features.some((one) => ['garden', 'terrace', 'roofTerrace', 'balcony', 'patio'].includes(one)),
  openHouse: ({ home }) => home.openOn.includes('2999-12-31'),
  noFee: ({ home, purpose }) =>
    ['nobody', 'owner'].includes(offerFor(home, purpose)?.feePayer ?? '') ||
    home.features.includes('noCommission'),
  since: ({ home }, { since }) => listedAt(home).getTime() >= worldNow.getTime() - (since ?? 0) * day,
  agency: ({ agencies }, question) => agencies.some((one) => one === question.agency),
  q: ({ home }, { q }) => saysAll(home, q ?? ''),
  not: ({ home }, { not }) => !saysAny(home, not ?? ''),
}

export const filters = Object.keys(tests) as SearchParameter[]

const grid = (degrees: number) => Math.round(degrees * 1e5)

function inBox(
  x: number,
  y: number,
  { west, south, east, north }: NonNullable<SearchQuestion['box']>,
): boolean {
  if (y < grid(south) || y > grid(north)) return false
  // 180° and -180° are one meridian: the point may stand on either side.
  return [x, x === -18_000_000 ? 18_000_000 : x].some((one) =>
    west > east ? one >= grid(west) || one <= grid(east) : one >= grid(west) && one <= grid(east),
  )
}

const inArea = (x: number, y: number, [outline, ...cutOuts]: DrawnArea): boolean =>
  outline !== undefined && inRing(x, y, outline) && !cutOuts.some((ring) => inRing(x, y, ring))

/**
 * Even-odd with fractions of big integers: how many sides a line due east from just beside the point meets.
 */
function inRing(x: number, y: number, ring: readonly GridPoint[]): boolean {
  let crossings = 0
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    const meetsLine = ay <= y !== by <= y
    if (!meetsLine) continue
    // The side meets the line at ax + (y - ay)(bx - ax)/(by - ay); compare with x without dividing.
    const run = BigInt(bx - ax)
    const rise = BigInt(by - ay)
    const scaled = BigInt(y - ay) * run - BigInt(x - ax) * rise
    if (rise > 0n ? scaled > 0n : scaled < 0n) crossings++
  }
  return crossings % 2 === 1
}

const rad = (degrees: number) => (degrees * Math.PI) / 180

export function millimetres({ x, y }: Seen, { near }: SearchQuestion): number | null {
  if (x === null || y === null || !near) return null
  const lat = rad(y / 1e5)
  const lon = rad(x / 1e5)
  const h =
    Math.sin((lat - rad(near.lat)) / 2) ** 2 +
    Math.cos(rad(near.lat)) * Math.cos(lat) * Math.sin((lon - rad(near.lon)) / 2) ** 2
  return Math.round(2 * 6_371_008.8 * 1000 * Math.asin(Math.sqrt(Math.min(1, h))))
}

/** Homes that pass everything but the filters left out. */
export const matches = (
  all: readonly Seen[],
  question: SearchQuestion,
  rates: Rates,
  leftOut: readonly SearchParameter[] = [],
): Seen[] =>
  all.filter((seen) =>
    filters.every((filter) => leftOut.includes(filter) || passes(seen, filter, question, rates)),
  )

/** The ids of the matches in the asked order: by value, homes without one last, then by id. */
export function inOrder(found: readonly Seen[], question: SearchQuestion): string[] {
  const newest = (a: Seen, b: Seen) => a.home.age - b.home.age
  const upwards = (value: (seen: Seen) => number | null) => (a: Seen, b: Seen) => {
    const one = value(a)
    const other = value(b)
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return one - other
  }
  const downwards = (value: (seen: Seen) => number | null) =>
    upwards((seen) => {
      const one = value(seen)
      return one === null ? null : -one
    })
  const relevance = (a: Seen, b: Seen) =>
    rankLevel(b.home, question) - rankLevel(a.home, question) || newest(a, b)
  const compare = {
    newest,
    price: upwards((seen) => seen.euros),
    '-price': downwards((seen) => seen.euros),
    '-area': downwards((seen) => seen.area),
    pricePerArea: upwards((seen) =>
      seen.euros === null || seen.area === null ? null : seen.euros / seen.area,
    ),
    distance: upwards((seen) => millimetres(seen, question)),
    relevance,
  }[question.sort]
  return found
    .toSorted((a, b) => compare(a, b) || (a.home.id < b.home.id ? -1 : 1))
    .map((seen) => seen.home.id)
}
