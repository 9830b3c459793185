/**
 * search: homes for a question that nothing comes close to, neither by points nor without the wishes that
 * have none: a house in Sydney for 100,000, a flat where there is no home at all. Whole groups of wishes are
 * given up, the money first and the place last, until homes are found; what each of them misses is told by
 * its card (cards/near-cards.rules.ts). Purpose, category, agency and words left out stay what they are.
 */
import { flagNames } from '#contract/search/flags.ts'
import type { Miss } from '#contract/search/near.ts'
import type { Place } from '#contract/search/places.ts'
import type { SearchParameter, SearchQuestion } from '#contract/search/search-question.ts'
import { categoriesOfTypes } from '#contract/vocabulary/categories.ts'
import { toDegrees } from '../question/grid.rules.ts'
import type { EngineAsk, Found } from '../question/engine.ts'
import type { TellingEngine } from '../question/told.ts'
import { boundsOfShape, outlineOf } from './shapes.rules.ts'

type Near = NonNullable<Found['near']>
type Given = { asked: readonly SearchParameter[]; misses: Miss[]; without: Partial<SearchQuestion> }

const figures = ['minBeds', 'maxBeds', 'minBaths', 'minArea', 'maxArea', 'minPlot', 'maxPlot'] as const
const codes = ['tenure', 'energy', 'since', 'q'] as const
/** Homes under offer are of no use to whoever does not want them. */
const things = flagNames.filter((flag) => flag !== 'hideUnderOffer')

/** What the engine finds when it is asked for less and less; nothing where there is no such home at all. */
export async function searchFarther(engine: TellingEngine, ask: EngineAsk, room: number): Promise<Near> {
  const { question, place = null } = ask
  const here = [money(question), rooms(question), kind(question), others(question)].filter(isAsked)
  const away = [elsewhere(question, place)].filter(isAsked)
  const rungs = [...here.map((one) => [one]), here, away, [...here, ...away]]
  for (const given of rungs) {
    const near = given.length === 0 ? [] : await homesWithout(engine, ask, given)
    if (near.length > 0) return near.slice(0, room)
  }
  return []
}

const isAsked = ({ asked }: Given): boolean => asked.length > 0

/** The homes of the question without these wishes, and those that come close to it, which miss more. */
async function homesWithout(engine: TellingEngine, ask: EngineAsk, given: readonly Given[]): Promise<Near> {
  const without = Object.assign({}, ...given.map((one) => one.without)) as Partial<SearchQuestion>
  const question: SearchQuestion = { ...ask.question, ...without, facets: false, costs: false }
  const place = question.place ? (ask.place ?? null) : null
  const { ids, near = [] } = await engine.search({ ...ask, question, place })
  const missed = given.flatMap(({ misses }) => misses)
  return [
    ...ids.map((id) => ({ id, misses: missed })),
    ...near.map(({ id, misses }) => ({ id, misses: [...misses, ...missed] })),
  ]
}

const missOf = (wish: SearchParameter, what: string | null = null): Miss => ({ wish, by: null, what })

const askedOf = (question: SearchQuestion, names: readonly SearchParameter[]): SearchParameter[] =>
  names.filter((name) => question[name] !== undefined && question[name] !== false)

const leftOut = (names: readonly SearchParameter[]): Partial<SearchQuestion> =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** Whoever wants to pay less than anybody asks sees what costs least first. */
function money(question: SearchQuestion): Given {
  const asked = askedOf(question, ['minPrice', 'maxPrice'])
  const sort = question.maxPrice === undefined ? '-price' : 'price'
  return { asked, misses: asked.map((wish) => missOf(wish)), without: { ...leftOut(asked), sort } }
}

function rooms(question: SearchQuestion): Given {
  const asked = askedOf(question, figures)
  return { asked, misses: asked.map((wish) => missOf(wish)), without: leftOut(asked) }
}

/** Another type of the same category. */
function kind({ types = [] }: SearchQuestion): Given {
  return {
    asked: types.length === 0 ? [] : ['types'],
    misses: [missOf('types')],
    without: { types: undefined, category: categoriesOfTypes(types) },
  }
}

/** Which of several features a home lacks its card tells; of other things that is sure where one is asked. */
function others(question: SearchQuestion): Given {
  const { features = [], sort } = question
  const asked = [...askedOf(question, [...things, ...codes]), ...features.map(() => 'features' as const)]
  const lacking = features.map((what) => missOf('features', what))
  return {
    asked,
    misses: asked.length === 1 && lacking.length === 0 ? asked.map((wish) => missOf(wish)) : lacking,
    without: { ...leftOut(asked), ...(sort === 'relevance' && { sort: 'newest' }) },
  }
}

/** Anywhere else, the nearest first. */
function elsewhere(question: SearchQuestion, place: Place | null): Given {
  const around = question.radius === undefined ? [] : (['radius'] as const)
  const asked = [...askedOf(question, ['place', 'box', 'area']), ...around]
  const near = middleOf(question, place)
  return {
    asked: near ? asked : [],
    misses: asked.slice(0, 1).map((wish) => missOf(wish)),
    without: { ...leftOut([...asked, 'travel']), ...(near && { near, sort: 'distance' }) },
  }
}

/** Where a question looks, as one point; null where it looks everywhere. */
function middleOf({ near, box, area }: SearchQuestion, place: Place | null): SearchQuestion['near'] | null {
  if (near) return near
  if (place) return { lat: place.lat, lon: place.lon }
  if (box) {
    const width = (box.east - box.west + 360) % 360
    const lon = box.west + width / 2
    return { lat: (box.south + box.north) / 2, lon: lon > 180 ? lon - 360 : lon }
  }
  if (!area) return null
  const { west, east, south, north } = boundsOfShape(outlineOf(area))
  return { lat: toDegrees((south + north) / 2), lon: toDegrees((west + east) / 2) }
}
