/** search: "in Chiado or Alfama": homes of either place, as an area of as many circles. */
import type { Place } from '#contract/search/places.ts'
import { encodeAreas, type DrawnArea } from '#contract/vocabulary/polyline.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { isDirection } from '../words/directions.rules.ts'
import type { State } from '../reading.rules.ts'
import type { Circle, Parameters, Piece, Sentence } from '../sentence.rules.ts'

/** A town reaches a little further than the box that its people would fill. */
const reach = 1.2
const corners = 32
/** More places than this are a list, which one search is not about. */
const mostPlaces = 6

/** What a place is around; null for a county or a country, which has no middle. */
export function circleOf(place: Place, { near, radius }: Parameters = {}): Circle | null {
  if (place.kind !== 'city') return null
  const { name, lat, lon, box } = place
  const reaches = box ? ((box.north - box.south) / 2) * metresPerDegree * reach : 3_000
  return { name, lat, lon, radiusM: near && radius ? Number(radius) : reaches }
}

function ringOf({ lat, lon, radiusM }: Circle): DrawnArea {
  const north = radiusM / metresPerDegree
  const east = north / Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  const points = Array.from({ length: corners }, (_, corner) => {
    const turn = (corner * 2 * Math.PI) / corners
    return [
      Math.round((lon + Math.cos(turn) * east) * 1e5),
      Math.round((lat + Math.sin(turn) * north) * 1e5),
    ] as const
  })
  return [points]
}

/** Whatever lies in one of the circles. */
export const withinAny = (circles: readonly Circle[]): Parameters => ({
  area: encodeAreas(circles.map(ringOf)),
  called: circles.map(({ name }) => name).join(', '),
})

const joins = ({ tokens, languages }: Sentence, at: number): number | null => {
  if (/^[/&+]$/.test(tokens[at]?.word ?? '')) return at + 1
  const glue = phraseAt(tokens, at, languages, ['glue'])
  return glue?.meanings.some(({ value }) => value === 'or' || value === 'and') ? glue.next : null
}

/** "Málaga capital o Torremolinos": over what says which part of the first is meant. */
function overLandmark({ tokens, languages }: Sentence, at: number): number {
  const part = phraseAt(tokens, at, languages, ['glue'])
  return part?.meanings.some(({ value }) => value === 'landmark') ? part.next : at
}

/** Whether "or", "and" or a slash stands between, or a comma where another place is joined behind. */
function isChoice(sentence: Sentence, from: number, at: number, next: number): boolean {
  const { tokens, languages, places } = sentence
  const behind = tokens.findIndex((token) => token.from >= from)
  // "Milano sud o Rozzano".
  const start = isDirection(tokens[behind]) ? behind + 1 : overLandmark(sentence, behind)
  const isList = tokens[start]?.word === ','
  const joined = isList ? start + 1 : joins(sentence, start)
  if (start < 0 || joined === null) return false
  const more = isList ? (joins(sentence, next) ?? (tokens[next]?.word === ',' ? next + 1 : null)) : next
  if (more === null || (isList && ![more, more + 1].some((one) => places.has(one)))) return false
  // "Chiado or in Alfama", "Köln oder in der Nähe von Bonn".
  for (let ahead = joined; ahead < at;) {
    const glue = phraseAt(tokens, ahead, languages, ['glue'])
    if (!glue?.meanings.some(({ value }) => /^(in|near|filler|of)$/.test(value))) return false
    ahead = glue.next
  }
  return joined <= at
}

type Second = { place: Place; parameters: Parameters; at: number; next: number; to: number }

/**
 * Makes one piece of a place and another one to choose from; no
 * where the second is no choice, or has no middle.
 */
export function joinPlaces(state: State, { place, parameters, at, next, to }: Second): boolean {
  const { pieces, sentence } = state
  const first = pieces.findLast((piece) => piece.circles ?? piece.parameters.place ?? piece.parameters.near)
  const circle = circleOf(place, parameters)
  if (!first || !state.place || state.landscape || !circle) return false
  const known = first.circles ?? circlesOf(state.place, first)
  if (known.length === 0 || known.length >= mostPlaces || !isChoice(sentence, first.to, at, next))
    return false
  const circles = [...known, circle]
  first.circles = circles
  first.to = to
  first.parameters = withinAny(circles)
  return true
}

const circlesOf = (place: Place, { parameters }: Piece): Circle[] => {
  const circle = circleOf(place, parameters)
  return circle ? [circle] : []
}
