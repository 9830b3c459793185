/**
 * bench: 300 questions as people ask them: most about a city's
 * map, some about a country, few about the world.
 */
import { encodeAreas, type GridPoint } from '#contract/vocabulary/polyline.ts'
import { searchQuestion, type RawSearch, type SearchQuestion } from '#contract/search/search-question.ts'
import { createChance, createWeighted, type Chance } from './chance.ts'
import type { Market } from './generate.ts'
import { eagerness, levelOf } from './vocabulary.ts'

export type Asked = {
  kind: 'city' | 'country' | 'world' | 'drawn' | 'radius' | 'words'
  question: SearchQuestion
}

const phrases = ['pool', 'sea view', 'renovated', 'garden terrace', 'fireplace', 'loft', 'sea view terrace', 'penthouse panoramic', 'solar panels', 'vineyard', 'marble kitchen', 'chain free', 'waterfront', 'golf', 'parquet balcony', 'castle', 'jacuzzi sauna', 'sauna', 'orchard barn'] // prettier-ignore
const typeChoices = [
  'apartment',
  'house,villa,terraced',
  'apartment,studio',
  'house',
  'plotResidential',
  'shop,office',
]
const featureChoices = ['parking', 'garden', 'balcony', 'terrace', 'pool', 'lift', 'fittedKitchen', 'garage', 'airConditioning', 'seaView'] // prettier-ignore

type Where = { kind: Asked['kind']; raw: RawSearch }

/** Always the same questions for the same market. */
export function workloadOf(market: Market, count = 300): Asked[] {
  const chance = createChance(777)
  const pickTown = createWeighted(
    market.towns.map(({ population, country }) => population ** 1.3 * (eagerness[country] ?? 1)),
  )
  return Array.from({ length: count }, () => {
    const town = market.towns[pickTown(chance)]
    if (!town) throw new Error('no town')
    const where = whereOf(town, chance)
    const said = chance.happens(0.1) ? { q: phraseOf(chance, market) } : {}
    const raw: RawSearch = {
      ...where.raw,
      ...filtersOf(town.country, chance),
      ...said,
      facets: '1',
      cells: '24x16',
    }
    raw.sort = sortOf(raw, chance)
    return { kind: raw.q ? 'words' : where.kind, question: searchQuestion.parse(raw) }
  })
}

const phraseOf = (chance: Chance, { rare }: Market) =>
  chance.happens(0.14) ? (rare[chance.pick([50, 500, 5_000])] ?? '') : chance.pick(phrases)

const degrees = (grid: number) => (grid / 1e5).toFixed(5)
const clampX = (x: number) => Math.max(-18_000_000, Math.min(17_999_999, Math.round(x)))
const clampY = (y: number) => Math.max(-8_500_000, Math.min(8_500_000, Math.round(y)))

function boxAround(x: number, y: number, half: { x: number; y: number }): string {
  const edges = [clampX(x - half.x), clampY(y - half.y), clampX(x + half.x), clampY(y + half.y)]
  return edges.map(degrees).join(',')
}

function whereOf({ x, y }: { x: number; y: number }, chance: Chance): Where {
  const share = chance.next()
  const wider = 1 / Math.max(0.25, Math.cos((y / 1e5) * (Math.PI / 180)))
  if (share < 0.7) {
    const half = (0.03 + chance.next() ** 2 * 0.3) * 1e5
    const east = (chance.next() - 0.5) * half
    const north = (chance.next() - 0.5) * half
    return { kind: 'city', raw: { box: boxAround(x + east, y + north, { x: half * wider, y: half * 0.66 }) } }
  }
  if (share < 0.8) {
    const half = (2 + chance.next() * 6) * 1e5
    return { kind: 'country', raw: { box: boxAround(x, y, { x: half * wider, y: half * 0.66 }) } }
  }
  if (share < 0.85) return { kind: 'world', raw: { box: '-180,-60,179.99999,80' } }
  if (share < 0.95) return { kind: 'drawn', raw: drawing({ x, y }, wider, chance) }
  const radius = 1_000 + Math.round(chance.next() ** 2 * 29_000)
  const half = (radius / 111_195) * 1e5 * 1.02
  const raw: RawSearch = { near: `${degrees(y)},${degrees(x)}`, radius: String(radius) }
  return { kind: 'radius', raw: { ...raw, box: boxAround(x, y, { x: half * wider * 1.02, y: half }) } }
}

function drawing({ x, y }: { x: number; y: number }, wider: number, chance: Chance): RawSearch {
  const corners = 8 + chance.below(33)
  const size = (0.02 + chance.next() ** 2 * 0.25) * 1e5
  const turn = chance.next() * 6.28
  const ring = Array.from({ length: corners }, (_, at): GridPoint => {
    const angle = turn + (2 * Math.PI * at) / corners
    const reach = size * (0.55 + 0.45 * chance.next())
    return [clampX(x + Math.cos(angle) * reach * wider), clampY(y + Math.sin(angle) * reach)]
  })
  return { area: encodeAreas([[ring]]), box: boxAround(x, y, { x: size * wider, y: size }) }
}

const round = (value: number) => {
  const step = 10 ** Math.floor(Math.log10(value) - 1)
  return String(Math.round(value / step) * step)
}

/** One to four filters; the purpose is always said, and counts as one. */
function filtersOf(country: string, chance: Chance): RawSearch {
  const toLet = chance.happens(0.32)
  const level = levelOf(country) * (toLet ? 0.0042 : 1)
  const raw: RawSearch = {
    purpose: toLet ? 'rent' : 'sale',
    ...(chance.happens(0.9) && { hideUnderOffer: '1' }),
  }
  const offered: [number, () => RawSearch][] = [
    [60, () => priceRange(level, chance)],
    [45, () => ({ minBeds: String(1 + chance.below(4)) })],
    [35, () => ({ types: chance.pick(typeChoices) })],
    [
      22,
      () => ({
        features: Array.from({ length: chance.happens(0.65) ? 1 : 2 }, () =>
          chance.pick(featureChoices),
        ).join(),
      }),
    ],
    [14, () => ({ minArea: chance.pick(['40', '50', '60', '80', '100', '120', '150']) })],
    [10, () => ({ minBaths: String(1 + chance.below(3)) })],
  ]
  for (let wanted = chance.below(4); wanted > 0; wanted--) {
    const at = createWeighted(offered.map(([weight]) => weight))(chance)
    Object.assign(raw, offered.splice(at, 1)[0]?.[1]())
  }
  return raw
}

function priceRange(level: number, chance: Chance): RawSearch {
  const share = chance.next()
  if (share < 0.6) return { maxPrice: round(level * (0.6 + chance.next() * 1.6)) }
  if (share < 0.75) return { minPrice: round(level * (0.4 + chance.next())) }
  const least = level * (0.3 + chance.next() * 0.5)
  return { minPrice: round(least), maxPrice: round(least * (1.6 + chance.next() * 2)) }
}

function sortOf({ near, q }: RawSearch, chance: Chance): string {
  const share = chance.next()
  if (near && share < 0.5) return 'distance'
  if (q && share < 0.7) return 'relevance'
  return share < 0.55
    ? 'newest'
    : share < 0.75
      ? 'price'
      : share < 0.85
        ? '-price'
        : share < 0.95
          ? '-area'
          : 'newest'
}
