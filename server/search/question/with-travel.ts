/** search: a question that asks for travel times as one about an area, which both engines answer alike. */
import type { BoundingBox, Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { TravelTold, TravelWish } from '#contract/search/travel.ts'
import { boxOfAreas, encodeAreas, type DrawnArea } from '#contract/vocabulary/polyline.ts'
import { inAll, inAny, type Reached, type Travel } from '#server/travel/index.ts'
import { around, circleOf } from './circle.rules.ts'
import { toDegrees } from './grid.rules.ts'

type Known = {
  reach: Travel['reach']
  /** The place that the question names. */
  place: Place | null
  /** Whose turn it is, where many ask. */
  network: string
}

export type WithTravel = {
  question: SearchQuestion
  /** What became of each wish, in their order; null where the question has none. */
  told: TravelTold[] | null
  /** Whether some of it was not answered for now, and may be later. */
  isPassing: boolean
  /**
   * Where homes lie that come close though they take longer: anywhere without it;
   * null where nobody knows what takes longer.
   */
  closeBy: SearchQuestion['area'] | null
}

/** A spot where no home can be: the area of a wish that nobody can answer. */
const nowhere: DrawnArea = [
  [
    [-18_000_000, -9_000_000],
    [-18_000_000, -9_000_000],
    [-18_000_000, -9_000_000],
  ],
]

/**
 * The question with the area in which its travel times are kept; a
 * wish that nobody can answer is kept nowhere.
 */
export async function withTravel(
  question: SearchQuestion,
  { reach, place, network }: Known,
): Promise<WithTravel> {
  const { travel: wishes, travelMatch, area } = question
  if (!wishes) return { question, told: null, isPassing: false, closeBy: area }
  const where = boxesOf(question, place)
  const reached = await Promise.all(wishes.map((wish) => reach(wish, where, network)))
  const groups = reached.map(({ areas }) => areas)
  const drawn = area ? [area] : []
  const areas =
    travelMatch === 'any'
      ? inAny(groups.map((group) => inAll([...drawn, group])))
      : inAll([...drawn, ...groups])
  return {
    question: { ...question, area: areas.length > 0 ? areas : [nowhere] },
    told: wishes.map((wish, at) => toldOf(wish, reached[at] as Reached)),
    isPassing: reached.some(({ isPassing }) => isPassing),
    closeBy: closeBy(question, wishes, reached),
  }
}

/** So many times as far as one gets in time is still close. */
const stillClose = 3

function closeBy(
  { travelMatch, place, box, near, area }: SearchQuestion,
  wishes: readonly TravelWish[],
  reached: readonly Reached[],
): WithTravel['closeBy'] {
  const unknown = reached.filter(({ by }) => by === null).length
  if (travelMatch === 'any' ? unknown === reached.length : unknown > 0) return null
  if (area ?? place ?? box ?? near) return area
  const circles = wishes.flatMap(({ to }, at) =>
    'near' in to ? [] : [circleAround(to, stillClose * (reached[at]?.radius ?? 0))],
  )
  return circles.length > 0 ? circles : undefined
}

/** Corners of a circle, and metres in a hundred-thousandth of a degree. */
const corners = 32
const metresPerUnit = 1.11195

/** A circle as if somebody had drawn it. */
function circleAround({ lat, lon }: { lat: number; lon: number }, metres: number): DrawnArea {
  const tall = metres / metresPerUnit
  const wide = tall / Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  const within = (units: number, most: number) => Math.round(Math.max(-most, Math.min(most, units)))
  const ring = Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = (corner / corners) * 2 * Math.PI
    return [
      within(lon * 1e5 + wide * Math.cos(angle), 180e5),
      within(lat * 1e5 + tall * Math.sin(angle), 85e5),
    ]
  })
  return [ring]
}

function toldOf({ minutes, mode, to }: TravelWish, { by, areas, radius }: Reached): TravelTold {
  const target = 'near' in to ? { near: to.near } : { name: to.name, lat: to.lat, lon: to.lon }
  return { minutes, mode, ...target, by, area: encodeAreas(areas), radius }
}

const everywhere: BoundingBox = { west: -180, south: -90, east: 180, north: 90 }

/** Where the question looks; the narrowest that it says. */
function boxesOf({ area, near, radius, box }: SearchQuestion, place: Place | null): BoundingBox[] {
  const drawn = area && boxOfAreas(area)
  if (drawn) return [drawn]
  if (near && radius !== undefined) {
    const { columns, south, north } = around(circleOf(near, radius), radius)
    return columns.map(([west, east]) => ({
      west: toDegrees(west),
      east: toDegrees(east),
      south: toDegrees(south),
      north: toDegrees(north),
    }))
  }
  const asked = box ?? place?.box ?? everywhere
  if (asked.west <= asked.east) return [asked]
  return [
    { ...asked, east: 180 },
    { ...asked, west: -180 },
  ]
}
