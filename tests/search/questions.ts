/** tests: random questions about the worlds of world.ts, as they stand in an address. */
import * as fc from 'fast-check'
import { encodeAreas, type GridPoint } from '#contract/vocabulary/polyline.ts'
import {
  searchQuestion,
  sorts,
  type RawSearch,
  type SearchQuestion,
} from '#contract/search/search-question.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { eachFlag } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { energyClasses, purposes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { scenery, type World } from './world.ts'

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)
/** Present about once in `rarely` questions, so that most questions ask for two to five things. */
const maybe = <T>(value: fc.Arbitrary<T>, rarely = 12): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: rarely - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const degrees = (grid: number) => (grid / 1e5).toFixed(5)
const number = (values: readonly number[]) => pick(values).map(String)
const some = (values: readonly string[]) =>
  fc.uniqueArray(pick(values), { minLength: 1, maxLength: 3 }).map((list) => list.join(','))
const flag = maybe(fc.constant('1'), 10)
const phrase = fc
  .array(pick([...scenery.words, 'st', 's', 'se', 'ga', '!', 'hospitalet', 'shop']), {
    minLength: 1,
    maxLength: 2,
  })
  .map((words) => words.join(' '))
/** Sometimes in quotation marks, whole or in part. */
const quotable = fc
  .tuple(phrase, phrase, pick(['plain', 'plain', 'quoted', 'both', 'open'] as const))
  .map(([one, other, how]) =>
    how === 'plain' ? one : how === 'quoted' ? `"${one}"` : how === 'both' ? `"${one}" ${other}` : `${one} "`,
  )

const box = fc
  .tuple(
    pick([...scenery.xs, 18_000_000]),
    pick(scenery.ys),
    pick([...scenery.xs, 18_000_000]),
    pick(scenery.ys),
  )
  .filter(([west, south, east, north]) => west !== east && south < north)
  .map((edges) => edges.map(degrees).join(','))

const gridPoint: fc.Arbitrary<GridPoint> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.integer({ min: 3_999_985, max: 4_000_060 }), fc.integer({ min: -15, max: 60 })),
  },
  { weight: 3, arbitrary: fc.tuple(pick(scenery.xs.slice(6, 12)), pick(scenery.ys.slice(0, 6))) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      pick([-18_000_000, 18_000_000, 5_000_000]),
      pick([-9_000_000, 9_000_000, -1_000_000]),
    ),
  },
)
const ring = fc.array(gridPoint, { minLength: 3, maxLength: 9 })
const drawn = fc
  .array(fc.array(ring, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
  .map(encodeAreas)

const raw = (world: World): fc.Arbitrary<RawSearch> =>
  fc.record({
    purpose: pick(purposes),
    place: maybe(pick(['country:PT', 'admin1:PT.14', 'geonames:1', 'geonames:31', 'country:ZW'])),
    box: maybe(box, 4),
    area: maybe(drawn, 5),
    near: maybe(
      fc
        .tuple(pick(scenery.ys), pick([...scenery.xs, 18_000_000]))
        .map((point) => point.map(degrees).join(',')),
      3,
    ),
    radius: maybe(number([0, 1, 11, 12, 16, 30, 45, 60, 5_000, 500_000]), 3),
    minPrice: maybe(number([0, 500, 963, 1_000, 2_500, 100_000, 300_000])),
    maxPrice: maybe(number([0, 500, 1_000, 1_001, 250_000, 999_999_999_999])),
    currency: maybe(pick(scenery.currencies), 2),
    period: maybe(pick(['week', 'month', 'year'] as const), 2),
    minBeds: maybe(number([0, 1, 2, 10])),
    maxBeds: maybe(number([0, 1, 3, 50])),
    minBaths: maybe(number([1, 2, 10])),
    minArea: maybe(number([0, 1, 45, 93, 100, 1_000, 1_000_000_000])),
    maxArea: maybe(number([0, 46, 100, 101, 1_000, 1_000_000_000])),
    minPlot: maybe(number([0, 20, 100])),
    maxPlot: maybe(number([20, 100, 3_000])),
    areaUnit: maybe(pick(['m2', 'sqft', 'ac', 'ha'] as const), 3),
    types: maybe(some(scenery.types)),
    category: maybe(some(categories)),
    features: maybe(
      some(filterFeatures.filter((one) => (scenery.features as readonly string[]).includes(one))),
      6,
    ),
    tenure: maybe(some(tenures)),
    energy: maybe(some(energyClasses)),
    ...eachFlag(() => flag),
    since: maybe(number([0, 1, 3, 30, 301])),
    agency: maybe(pick(world.agencies)),
    q: maybe(quotable, 4),
    prefer: maybe(phrase, 4),
    minPerArea: maybe(number([0, 1, 5_000, 100_000])),
    maxPerArea: maybe(number([1, 1_000, 5_000, 10_000_000])),
    maxMonthly: maybe(number([0, 50, 1_000, 2_000, 1_000_000])),
    deposit: maybe(number([0, 1_000, 500_000]), 2),
    interest: maybe(pick(['0', '3.5', '4.125'] as const), 2),
    years: maybe(pick(['1', '30'] as const), 3),
    sea: maybe(number([0, 720, 756, 1_000, 5_000, 11_000, 20_000]), 8),
    available: maybe(pick(['0', '30', '31', '180', '9999', '2026-03-14', '2026-04-15'] as const), 8),
    not: maybe(phrase, 6),
    sort: pick(sorts),
    limit: number([1, 2, 7, 24, 50]),
    facets: maybe(fc.constant('1'), 2),
    costs: maybe(fc.constant('1'), 2),
    cells: maybe(pick(['1x1', '3x2', '24x16', '128x128']), 2),
  })

/** Questions that are allowed: rules that span parameters are met by dropping what breaks them. */
export function questionsAbout(world: World): fc.Arbitrary<SearchQuestion> {
  return raw(world).map((parameters) => {
    const kept = { ...parameters }
    for (;;) {
      const result = searchQuestion.safeParse(kept)
      if (result.success) return result.data
      delete kept[result.error.issues[0]?.path[0] as keyof RawSearch]
    }
  })
}
