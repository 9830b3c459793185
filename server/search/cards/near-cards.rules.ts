/** search: what a home misses, told by its card, in the currency and period of the question. */
import { convert, type Rates } from '#contract/money/exchange.ts'
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { Miss } from '#contract/search/near.ts'
import type { BoundingBox, Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'
import { squareMetresPer } from '#contract/vocabulary/common.ts'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { toDegrees } from '../question/grid.rules.ts'

type Told = { question: SearchQuestion; place: Place | null; rates: Rates; now: Date }

/**
 * Engines compare whole euros; people are told the difference between the asking price and the amount they
 * named. What is missed by no amount was given up before it was weighed (near/farther.ts): the card says by
 * how much it is missed, and nothing where it is not missed at all.
 */
export function toldMisses(misses: readonly Miss[], card: Card, told: Told): Miss[] {
  return misses.flatMap((miss) => {
    if (miss.by === null) return toldByCard(miss, card, told)
    if (miss.wish !== 'maxPrice' && miss.wish !== 'minPrice') return [miss]
    const asking = askingPrice(card, told.question, told.rates)
    if (asking === null) return [miss]
    return [{ ...miss, by: Math.max(1, Math.round(Math.abs(asking - (told.question[miss.wish] ?? 0)))) }]
  })
}

function toldByCard(miss: Miss, card: Card, told: Told): Miss[] {
  const { wish, what } = miss
  if (wish === 'types' && what === null)
    return told.question.types?.includes(card.type) ? [] : [{ ...miss, what: card.type }]
  if (wish === 'features') return card.features.includes(what ?? '') ? [] : [miss]
  const by = shortBy(wish, card, told)
  if (by === null) return [miss]
  return by > 0 ? [{ ...miss, by }] : []
}

/** By how much a card misses a wish; null where it does not say. */
function shortBy(wish: Miss['wish'], card: Card, { question, place, rates, now }: Told): number | null {
  const { beds, bedsMax = beds, baths, area, plot } = card
  const most = (value: Card['area']) => value?.max?.valueM2 ?? value?.valueM2 ?? null
  const asking = () => askingPrice(card, question, rates)
  const squareMetres = (asked: number | undefined) => (asked ?? 0) * squareMetresPer[question.areaUnit]
  switch (wish) {
    case 'minPrice':
      return under(asking(), question.minPrice)
    case 'maxPrice':
      return over(asking(), question.maxPrice)
    case 'minBeds':
      return under(bedsMax, question.minBeds)
    case 'maxBeds':
      return over(beds, question.maxBeds)
    case 'minBaths':
      return under(baths, question.minBaths)
    case 'minArea':
      return under(most(area), squareMetres(question.minArea))
    case 'maxArea':
      return over(area?.valueM2 ?? null, squareMetres(question.maxArea))
    case 'minPlot':
      return under(most(plot), squareMetres(question.minPlot))
    case 'maxPlot':
      return over(plot?.valueM2 ?? null, squareMetres(question.maxPlot))
    case 'since':
      return over(Math.ceil((now.getTime() - Date.parse(card.listedAt)) / dayMs), question.since)
    case 'place':
    case 'box':
    case 'area':
    case 'radius':
      return card.point && metresFrom(card.point, question, place)
    default:
      return null
  }
}

const over = (value: number | null, asked = 0): number | null =>
  value === null ? null : Math.round(value - asked)
const under = (value: number | null, asked = 0): number | null =>
  value === null ? null : Math.round(asked - value)

/** From the middle of a city or point, else from the nearest edge of the box around what is asked for. */
function metresFrom(point: Point, { near, box, area }: SearchQuestion, place: Place | null): number | null {
  if (near) return metresBetween(near, point)
  if (place?.kind === 'city') return metresBetween(place, point)
  const around = place?.box ?? box ?? (area && boxAround(area))
  return around ? metresBetween(nearestIn(around, point), point) : null
}

function boxAround(areas: readonly DrawnArea[]): BoundingBox {
  const corners = areas.flat(2)
  const xs = corners.map(([x]) => toDegrees(x))
  const ys = corners.map(([, y]) => toDegrees(y))
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

function nearestIn({ west, east, south, north }: BoundingBox, { lat, lon }: Point): Point {
  const inside = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east
  const aside = (edge: number) => Math.abs(((lon - edge + 540) % 360) - 180)
  const nearer = aside(west) < aside(east) ? west : east
  return { lat: Math.min(north, Math.max(south, lat)), lon: inside ? lon : nearer }
}

/** Whole units of the question's currency, for the question's period. */
function askingPrice(
  { price }: Card,
  { purpose, currency, period }: SearchQuestion,
  rates: Rates,
): number | null {
  if (price.amount === null) return null
  const converted = convert({ amount: price.amount, currency: price.currency }, currency, rates)
  if (!converted) return null
  const share = purpose === 'sale' ? 1 : perMonth[price.period] / perMonth[period]
  return wholeUnits(converted) * share
}
