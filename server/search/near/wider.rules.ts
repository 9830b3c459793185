/** search: a question that looks further around: a larger radius, or a box around what was asked for. */
import type { Trade } from '#contract/search/near.ts'
import type { Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Asked } from '../question/asked.rules.ts'
import { aroundGlobe, toDegrees, wrapped } from '../question/grid.rules.ts'
import { roundRadius } from './round-numbers.rules.ts'
import { boundsOfShape, frameOf, metresPerStep, outlineOf, shapeOfPlace, type Shape } from './shapes.rules.ts'

type Ask = { question: SearchQuestion; asked: Asked; place: Place | null }
type Wish = 'place' | 'box' | 'area' | 'radius'

/**
 * Changes that find homes `by` metres away (from the middle of a city or point, else outside of the edge).
 */
export function aroundTrade({ question, asked, place }: Ask, wish: Wish, by: number): Trade['to'] | null {
  const { box, area, near } = question
  if (wish === 'radius') return widened(by)
  if (wish === 'box') return asked.box && boxed(frameOf(asked.box), by)
  if (wish === 'place') {
    const shape = place && shapeOfPlace(place)
    if (!shape || !place) return null
    if (shape.kind === 'frame') return box ? null : withBox({ place: null }, boxed(shape, by))
    const wider = near ? null : widened(by)
    return wider && { place: null, near: `${place.lat.toFixed(5)},${place.lon.toFixed(5)}`, ...wider }
  }
  // A box would hold what was cut out.
  const isWhole = area?.every((rings) => rings.length === 1)
  return area && isWhole && !box ? withBox({ area: null }, boxed(outlineOf(area), by)) : null
}

const withBox = (changes: Trade['to'], box: Trade['to'] | null) => box && { ...changes, ...box }

function widened(metres: number): Trade['to'] | null {
  const radius = roundRadius(metres)
  return radius === null ? null : { radius: String(radius) }
}

const halfGlobe = aroundGlobe / 2
const pole = 9_000_000

/**
 * The box around a shape that reaches so much further on every
 * side; west is above east where it crosses 180°.
 */
function boxed(shape: Shape, metres: number): Trade['to'] | null {
  if (!Number.isFinite(metres)) return null
  const more = Math.ceil(metres / metresPerStep) + 1
  const { west, east, south, north } = boundsOfShape(shape)
  const aside = Math.ceil(more / shape.k)
  const whole = east - west + 2 * aside >= aroundGlobe
  const edges = [
    whole ? -halfGlobe : turned(west - aside),
    Math.max(-pole, south - more),
    whole ? halfGlobe - 1 : turned(east + aside),
    Math.min(pole, north + more),
  ]
  return { box: edges.map((edge) => toDegrees(edge).toFixed(5)).join(',') }
}

const turned = (x: number): number => (x < -halfGlobe ? x + aroundGlobe : wrapped(x))
