/** search: what the landscape that a sentence names says of its towns, and what is asked with it. */
import type { Place } from '#contract/search/places.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { ChosenLandscape, Parameters, Sentence, SpelledPlace } from '../sentence.rules.ts'
import { worth, type Surroundings } from './place-clues.rules.ts'

/** Metres beyond its circle within which a town is still taken for one of it. */
const beyondM = 5_000

/** Whether a town lies in a landscape, or at its edge. */
export const isInLandscape = (town: Place, { landscape }: ChosenLandscape): boolean =>
  landscape.countries.includes(town.country) && metresBetween(landscape, town) <= landscape.radiusM + beyondM

/** "Wasserburg Bodensee": what it is worth to be the town of the name that lies there. */
export const inLandscape = ({ kind, entry }: SpelledPlace, { landscapes = [], find }: Surroundings): number =>
  kind === 'city' && landscapes.some((one) => isInLandscape(find.view(entry), one)) ? worth.adjacent : 0

const little =
  /^(the|of|isle|island|la|le|les|el|los|las|il|lo|o|a|os|as|der|die|das|am|im|an|auf|in|on|de|du|del|di|da|do|della|en|au|aux|em|no|na)$/

/**
 * Whether words share some with the name of a landscape and add nothing but little ones ("am Wörthersee").
 */
export const isOfLandscape = ({ landscapes = [], tokens }: Surroundings, at: number, next: number): boolean =>
  landscapes.some((one) => {
    if (at >= one.next || one.at >= next) return false
    const holdsAll = at <= one.at && one.next <= next
    const added = [...tokens.slice(at, one.at), ...tokens.slice(one.next, next)]
    return !holdsAll || added.every(({ word }) => little.test(word))
  })

/** The town that somebody named beside what is known as its own, but stands in the next one. */
export const besideOf = (
  { places }: Sentence,
  { at, next, landscape: { within } }: ChosenLandscape,
): Place | null =>
  [...places.values()].find(
    (one) => one.place.kind === 'city' && one.place.id !== within && (one.next <= at || next <= one.at),
  )?.place ?? null

/** An airport is a town's own, and lies in none of it. */
export const isOutside = ({ landscape: { isLandmark, radiusM } }: ChosenLandscape): boolean =>
  isLandmark && radiusM >= outsideM
/** Metres around what is larger than any sight of a town. */
const outsideM = 5_000

/** "Hill Country TX": the letters of a state behind a landscape only say where that is. */
export function overCode({ tokens, text, find }: Sentence, { next, landscape }: ChosenLandscape): number {
  const at = tokens[next]?.word === ',' ? next + 1 : next
  const written = text.slice(tokens[at]?.from, tokens[at]?.to)
  const isCode =
    /^\p{Lu}{2,3}$/u.test(written) &&
    find.coded(tokens[at]?.word ?? '').some(({ country }) => landscape.countries.includes(country))
  return isCode ? at + 1 : next
}

/**
 * A region of its country that some call like the landscape: what it is
 * about, though it may hold a part of it only.
 */
export function regionCalledSo({ landscape }: ChosenLandscape, { find }: Sentence): Place | null {
  const [country, ...more] = landscape.countries
  if (more.length > 0) return null
  const region = find
    .spelled(landscape.name)
    .find((one) => one.kind !== 'city' && find.view(one.entry).country === country)
  return region ? find.view(region.entry) : null
}

export function aroundLandscape({ landscape }: ChosenLandscape, metres: number): Parameters {
  const { lat, lon, radiusM, name } = landscape
  return {
    near: `${lat.toFixed(5)},${lon.toFixed(5)}`,
    radius: String(Math.round(radiusM + metres)),
    called: name,
  }
}
