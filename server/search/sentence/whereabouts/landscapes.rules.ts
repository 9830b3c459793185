/** search: islands, lakes, coasts and mountains of a sentence, which no administration is called like. */
import type { Landscape } from '#server/places/index.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { choosePlaces } from './choose-places.rules.ts'
import { withoutGenitive } from './spelled-names.rules.ts'
import { isInLandscape } from './in-landscape.rules.ts'
import { areAlternatives } from './rivals.rules.ts'
import { isOfStreet, type Surroundings } from './place-clues.rules.ts'
import { isDenied, isSeenFrom } from './unwanted.rules.ts'
import type { ChosenLandscape, ChosenLandscapes, ChosenPlace, ChosenPlaces } from '../sentence.rules.ts'

const mostWords = 5

/** The longest name of a landscape that begins here. */
function namedAt(
  { tokens, text, find, languages }: Surroundings,
  at: number,
): { landscape: Landscape; next: number } | null {
  const from = tokens[at]?.from ?? 0
  const word = tokens[at]?.word ?? ''
  const declined = withoutGenitive(languages, text.slice(from, tokens[at]?.to))
  if (!find.mayBeLandscape(word) && !(declined && find.mayBeLandscape(word.slice(0, -1)))) return null
  for (let next = Math.min(tokens.length, at + mostWords); next > at; next--) {
    // "Skye £300k": no sign of money ends a name.
    if (!/^[\p{L}\p{N}]/u.test(tokens[next - 1]?.word ?? '')) continue
    const name = text.slice(from, tokens[next - 1]?.to)
    const landscape = find.landscape(name) ?? find.landscape(withoutGenitive(languages, name) ?? name)
    if (landscape) return { landscape, next }
  }
  return null
}

function landscapesOf(around: Surroundings): ChosenLandscape[] {
  const found: ChosenLandscape[] = []
  for (let at = 0; at < around.tokens.length; at++) {
    const named = namedAt(around, at)
    if (!named || isDenied(around, at) || isSeenFrom(around.tokens, at)) continue
    if (isOfStreet(around.tokens, at, named.next)) continue
    found.push({ at, ...named, isQualifier: false })
    at = named.next - 1
  }
  return found
}

const isTownOf = (one: ChosenLandscape, { place }: ChosenPlace): boolean =>
  place.kind === 'city' && isInLandscape(place, one)

const isWider = ({ landscape }: ChosenLandscape, { place }: ChosenPlace): boolean =>
  place.kind !== 'city' && landscape.countries.includes(place.country)

/** "Skye, Victoria": right beside a division of another country it is something else of that name. */
const isElsewhere = (one: ChosenLandscape, { place, at, next }: ChosenPlace): boolean =>
  place.kind !== 'city' &&
  !one.landscape.countries.includes(place.country) &&
  Math.min(Math.abs(at - one.next), Math.abs(one.at - next)) <= 1

/**
 * People of a town that nobody needs to be told where to look for, and the
 * metres beyond a landscape that are far from it.
 */
const wellKnown = 150_000
const farM = 50_000

/**
 * "Neustadt Schwarzwald": of a name that many small towns have, none is meant
 * that lies far from the landscape beside it.
 */
const isFarFrom = (one: ChosenLandscape, { place, others, at, next }: ChosenPlace): boolean =>
  place.kind === 'city' &&
  others.length > 0 &&
  (place.population ?? 0) < wellKnown &&
  Math.min(Math.abs(at - one.next), Math.abs(one.at - next)) <= 1 &&
  metresBetween(one.landscape, place) > one.landscape.radiusM + farM

/**
 * "Hyde Park Chicago", "louvre shutters in Leeds": a landmark is meant where the
 * sentence is about no place but those it stands in.
 */
function withinReach(around: Surroundings, named: ChosenLandscape[]): ChosenLandscape[] {
  const wide = named.filter((one) => !one.landscape.isLandmark)
  if (wide.length === named.length) return named
  const places = [...choosePlaces({ ...around, landscapes: wide }).values()]
  return named.flatMap((one) => {
    if (!one.landscape.isLandmark) return [one]
    const landscape = [one.landscape, ...around.find.twinsOf(one.landscape)].find((each) =>
      places.every((place) => isPartOf(one, place) || isAround({ ...one, landscape: each }, place)),
    )
    return landscape ? [{ ...one, landscape }] : []
  })
}

/** Whether a place was read out of the landmark's own words, with no other ones that say where it lies. */
const isPartOf = (one: ChosenLandscape, { at, next }: ChosenPlace): boolean =>
  at >= one.at && next <= one.next

const isAround = ({ landscape }: ChosenLandscape, { place }: ChosenPlace): boolean =>
  place.kind === 'country'
    ? landscape.countries.includes(place.country)
    : place.id === landscape.within ||
      (place.kind === 'city' &&
        (place.population ?? 0) >= wellKnown &&
        landscape.countries.includes(place.country) &&
        metresBetween(landscape, place) < outskirtsM)
/** Metres from the middle of a great town to what is known as its own in a smaller one beside it. */
const outskirtsM = 12_000

export type Whereabouts = { places: ChosenPlaces; landscapes: ChosenLandscapes }

/** Both at once: a town says more closely where in a landscape, a region only which one. */
export function chooseWhereabouts(around: Surroundings): Whereabouts {
  const named = withinReach(around, landscapesOf(around))
  if (named.length === 0) return { places: choosePlaces(around), landscapes: new Map() }
  const places = choosePlaces({ ...around, landscapes: named })
  const all = [...places.values()]
  const known = named.filter((one) => !all.some(({ at, next }) => at <= one.at && one.next <= next))
  if (known.some((one) => all.some((place) => isElsewhere(one, place))))
    return { places: choosePlaces(around), landscapes: new Map() }
  const landscapes = known.map((one) => ({
    ...one,
    isQualifier: !one.landscape.isLandmark && all.some((place) => isTownOf(one, place)),
  }))
  const meant = landscapes.filter(({ isQualifier }) => !isQualifier)
  const settled = all
    .filter((place) => !meant.some((one) => isFarFrom(one, place)))
    .map((place) =>
      meant.some(
        (one) =>
          (isWider(one, place) && !areAlternatives(around, one, place)) ||
          (one.landscape.isLandmark && isAround(one, place)),
      )
        ? { ...place, isQualifier: true }
        : place,
    )
  return {
    places: new Map(settled.map((place) => [place.at, place])),
    landscapes: new Map(landscapes.map((one) => [one.at, one])),
  }
}
