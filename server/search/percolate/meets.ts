/**
 * search: whether one home has all that a wish asks for: filter by
 * filter what the engines say of all homes at once.
 */
import { isWithin } from '../columnar/scan/drawn-edges.rules.ts'
import { haversine, millimetresOf } from '../columnar/scan/select.ts'
import { agenciesOf, type SourceRow } from '../columnar/store/facts.rules.ts'
import type { Asked } from '../question/asked.rules.ts'
import { monthlyCents } from '../question/costs.rules.ts'
import { freeBy, listedSince, type Wish } from './wish.ts'

/** What a listing says, folded: its words, and its texts with a space around each word. */
export type HomeTexts = { words: ReadonlySet<string>; said: string }

/** `row` is the home as one of its purposes shows it. What a home does not say it does not have. */
export const meets = (row: SourceRow, texts: HomeTexts, wish: Wish, now: Date): boolean =>
  isOfKind(row, wish) &&
  isInRange(row, wish.asked) &&
  isThere(row, wish) &&
  isInTime(row, wish, now) &&
  says(texts, wish)

function isOfKind(row: SourceRow, { asked, features, flags }: Wish): boolean {
  const { purpose, types, tenure, energy, agency, place } = asked
  return (
    row.purpose === purpose &&
    (row.flags & flags) === flags &&
    (row.featuresLow & features.low) === features.low &&
    (row.featuresHigh & features.high) === features.high &&
    isOneOf(row.type, types) &&
    isOneOf(row.tenure, tenure) &&
    isOneOf(row.energy, energy) &&
    (agency === null || agenciesOf(row).includes(agency.toLowerCase())) &&
    (place === null || row.path.includes(place))
  )
}

const isOneOf = (value: string | null, list: readonly string[] | null): boolean =>
  list === null || (value !== null && list.includes(value))

function isInRange(row: SourceRow, asked: Asked): boolean {
  const { minPerArea, maxPerArea, maxMonthly, sea } = asked
  return (
    overlaps(row.price, row.priceMax, asked.minPrice, asked.maxPrice) &&
    overlaps(row.beds, row.bedsMax, asked.minBeds, asked.maxBeds) &&
    isBetween(row.baths, asked.minBaths, null) &&
    overlaps(row.area, row.areaMax, asked.minArea, asked.maxArea) &&
    overlaps(row.plot, row.plotMax, asked.minPlot, asked.maxPlot) &&
    isBetween(perArea(row), minPerArea, maxPerArea) &&
    isBetween(row.sea, null, sea) &&
    (maxMonthly === null ||
      (row.price !== null && monthlyCents(row.price, row.charges, maxMonthly) <= maxMonthly.most))
  )
}

type Bound = number | null

const isBetween = (value: number | null, least: Bound, most: Bound): boolean =>
  overlaps(value, value, least, most)

/** Whether a figure that reaches from `begin` to `end` meets what is asked. */
function overlaps(begin: number | null, end: number | null, least: Bound, most: Bound): boolean {
  if (least === null && most === null) return true
  if (begin === null || end === null) return false
  return (least === null || end >= least) && (most === null || begin <= most)
}

const perArea = ({ price, area }: SourceRow) => (price === null || area === null ? null : price / area)

function isThere({ x, y }: SourceRow, { rectangles, drawn, asked: { circle } }: Wish): boolean {
  if (!rectangles) return true
  if (x === null || y === null) return false
  if (!rectangles.some(({ west, east, south, north }) => x >= west && x <= east && y >= south && y <= north))
    return false
  if (drawn && !isWithin(drawn, x, y)) return false
  if (!circle || circle.radiusM === null) return true
  return millimetresOf(haversine(circle.lat, circle.lon, x, y)) <= circle.radiusM * 1000
}

function isInTime({ listed, available }: SourceRow, { sinceDays, availableBy }: Wish, now: Date): boolean {
  if (sinceDays !== null && listed < listedSince(sinceDays, now)) return false
  return availableBy === null || (available !== null && available <= freeBy(availableBy, now))
}

function says({ words: said, said: inOrder }: HomeTexts, { words, phrases, not }: Wish): boolean {
  if (not?.some((word) => said.has(word))) return false
  if (!phrases.every((phrase) => inOrder.includes(phrase))) return false
  if (!words) return true
  const last = words.at(-1)
  return (
    words.slice(0, -1).every((word) => said.has(word)) && (last === undefined || saysBeginning(said, last))
  )
}

function saysBeginning(said: ReadonlySet<string>, beginning: string): boolean {
  if (said.has(beginning)) return true
  for (const word of said) if (word.startsWith(beginning)) return true
  return false
}
