/** bench: a deterministic market of any size: homes where people live, priced and described as homes are. */
import { flagNames, type Flag } from '#contract/search/flags.ts'
import type { FilterFeature } from '#contract/vocabulary/features.ts'
import { bitsOf } from '#server/search/question/feature-bits.rules.ts'
import type { SourceListing } from '#server/search/columnar/store/store-home.ts'
import type { Places } from '#server/places/index.ts'
import { createChance, createWeighted, type Chance } from './chance.ts'
import { common, eagerness, featureShares, kinds, levelOf, syllables } from './vocabulary.ts'

type Town = { country: string; x: number; y: number; population: number; path: string[]; words: string[] }
export type Listing = SourceListing & { country: string }
export type Market = { towns: readonly Town[]; rare: readonly string[] }

/** The newest homes are listed at this instant. */
export const marketNow = new Date('2026-06-01T00:00:00Z')

/** Words as the search folds them, for names that are no plain ASCII. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)

export function createMarket(places: Places): Market {
  const towns = places.populated(1_000).map(({ id, name, country, lat, lon, population }) => ({
    country,
    x: Math.round(lon * 1e5),
    y: Math.round(lat * 1e5),
    population,
    path: places.pathOf(id),
    words: plain(name),
  }))
  return { towns, rare: rareWords(createChance(7)) }
}

function rareWords(chance: Chance): string[] {
  const words = new Set<string>()
  while (words.size < 30_000)
    words.add(Array.from({ length: 3 + chance.below(3) }, () => chance.pick(syllables)).join(''))
  return [...words].filter((word) => !common.includes(word))
}

const pickCommon = createWeighted(common.map((_, at) => (at + 3) ** -0.85))
const pickKind = createWeighted(kinds.map(({ share }) => share))
const features = Object.entries(featureShares) as [FilterFeature, number][]
const spoken = (code: string) =>
  code
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ')

/** So many listings, always the same ones for the same market. */
export function* listingsOf({ towns, rare }: Market, count: number): Generator<Listing> {
  const chance = createChance(20_240_607)
  const pickTown = createWeighted(
    towns.map(({ population, country }) => population ** 0.92 * (eagerness[country] ?? 1)),
  )
  for (let at = 0; at < count; at++) {
    const town = towns[pickTown(chance)]
    if (town) yield listing(at, { town, chance, rare })
  }
}

type Figures = Pick<Listing['rows'][number], 'price' | 'area' | 'plot' | 'beds'>

/** Figures that are no ranges. */
const noRanges = ({ price, area, plot, beds }: Figures) => ({
  price,
  priceMax: price,
  area,
  areaMax: area,
  plot,
  plotMax: plot,
  beds,
  bedsMax: beds,
})

type Making = { town: Town; chance: Chance; rare: readonly string[] }

function listing(at: number, making: Making): Listing {
  const { town, chance } = making
  const kind = kinds[pickKind(chance)] ?? kinds[0]
  if (!kind) throw new Error('no kind of home')
  const toLet = chance.happens(kind.let)
  const commercial = kind.type === 'shop' || kind.type === 'office'
  const beds = kind.beds === 0 ? 0 : Math.max(1, Math.min(12, Math.round(kind.beds + chance.bell() * 1.05)))
  const rooms = kind.beds === 0 ? 1 : (beds + 1) / (kind.beds + 1)
  const area = Math.max(8, Math.round(kind.area * rooms * Math.exp(chance.bell() * 0.3)))
  const has = features.filter(([, share]) => chance.happens(share)).map(([feature]) => feature)
  const bits = bitsOf(has)
  const words = wordsOf(at, { ...making, type: kind.type, has })
  return {
    id: `018f0000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
    country: town.country,
    rows: [
      {
        purpose: toLet ? (commercial ? 'lease' : 'rent') : 'sale',
        type: kind.type,
        path: town.path,
        ...pointNear(town, chance),
        ...noRanges({
          price: chance.happens(0.02) ? null : priceOf(making, { area, toLet, usual: kind.area }),
          area: chance.happens(0.03) ? null : area,
          plot: kind.plot === 0 ? null : Math.round(kind.plot * Math.exp(chance.bell() * 0.5)),
          beds: kind.beds === 0 && kind.type !== 'studio' ? null : beds,
        }),
        baths:
          kind.beds === 0 && kind.type !== 'studio'
            ? null
            : Math.max(1, Math.round(beds * 0.55 + chance.bell() * 0.5)),
        tenure: chance.happens(0.3) ? chance.pick(['freehold', 'leasehold']) : null,
        energy: chance.happens(0.5)
          ? chance.pick(['A', 'B', 'C', 'C', 'D', 'D', 'D', 'E', 'E', 'F', 'G'])
          : null,
        featuresLow: Number(bits & 0xffffffffn),
        featuresHigh: Number(bits >> 32n),
        flags: flagsOf(chance),
        sea: null,
        available: null,
        charges: 0,
        agency: `018f0000-0000-7000-9000-${Math.floor(chance.next() * chance.next() * 40_000)
          .toString(16)
          .padStart(12, '0')}`,
        listed:
          (Math.floor(marketNow.getTime() / 1000) -
            Math.min(900 * 86_400, Math.floor(-Math.log(1 - chance.next()) * 80 * 86_400))) *
          1e6,
      },
    ],
    ...words,
  }
}

/** Most homes lie in the town, some far out; one in fifty does not say where it lies. */
function pointNear({ x, y, population }: Town, chance: Chance): { x: number | null; y: number | null } {
  if (chance.happens(0.02)) return { x: null, y: null }
  const degrees = ((0.03 * population ** 0.38) / 111) * (chance.happens(0.05) ? 4 : 1) * 1e5
  const north = Math.max(-8_500_000, Math.min(8_500_000, Math.round(y + chance.bell() * degrees)))
  const east = Math.round(
    x + (chance.bell() * degrees) / Math.max(0.2, Math.cos((y / 1e5) * (Math.PI / 180))),
  )
  return { x: ((east + 18_000_000 + 36_000_000) % 36_000_000) - 18_000_000, y: north }
}

function priceOf(
  { town, chance }: Making,
  { area, toLet, usual }: { area: number; toLet: boolean; usual: number },
) {
  const level = levelOf(town.country) * (Math.max(10_000, town.population) / 200_000) ** 0.12
  const price =
    level * Math.exp(chance.bell() * 0.55) * (area / usual) ** 0.8 * Math.min(3, (usual / 95) ** 0.5)
  const step = toLet ? 5 : 500
  return Math.max(step, Math.round((price * (toLet ? 0.0042 : 1)) / step) * step)
}

/** How many of a hundred homes have a flag, where that is not ten. */
const shares: Partial<Record<Flag, number>> = {
  furnished: 25,
  pets: 30,
  reduced: 8,
  floorPlan: 40,
  tour: 15,
  hideUnderOffer: 90,
}

const flagsOf = (chance: Chance): number =>
  flagNames.reduce((bits, flag, at) => bits | (chance.happens((shares[flag] ?? 10) / 100) ? 1 << at : 0), 0)

type Wording = Making & { type: string; has: readonly string[] }

function wordsOf(
  at: number,
  { town, chance, rare, type, has }: Wording,
): { words: string[]; titles: string[] } {
  const one = () => common[pickCommon(chance)] ?? ''
  const rareOne = () => rare[Math.floor(chance.next() * chance.next() * rare.length)] ?? ''
  const titles = new Set([
    one(),
    one(),
    ...spoken(type),
    'in',
    ...town.words,
    ...(chance.happens(0.4) ? [rareOne()] : []),
  ])
  const words = new Set([...titles, ...spoken(type), ...has.flatMap(spoken), `m${at.toString(36)}`])
  for (let left = 40 + chance.below(80); left > 0; left--) words.add(chance.happens(0.9) ? one() : rareOne())
  return { words: [...words], titles: [...titles] }
}
