/**
 * search: postcodes of a sentence as the towns and quarters they lie in, as
 * far as those say more than the sentence does.
 */
import type { Place } from '#contract/search/places.ts'
import type { State } from '../reading.rules.ts'
import type { Circle, Parameters, Postcode } from '../sentence.rules.ts'
import { countriesOfDigits } from '../postcodes.rules.ts'
import { homesOf } from './dialects.rules.ts'
import { isAbout } from './by-code.rules.ts'
import { circleOf } from './either-place.rules.ts'

/** Keeps where each postcode lies; without any other place it is what the sentence is about. */
export function settlePostcodes(state: State, visitor: string | null): void {
  let isSettled = false
  for (const piece of state.pieces) {
    const { postcode } = piece
    if (!postcode) continue
    const country = countryOf(state, postcode, visitor)
    const area = country ? state.sentence.find.postalArea(postcode.code, country) : null
    if (isOfPlace(state, postcode, area)) piece.area = { place: state.place?.id ?? '' }
    if (!country || !area) continue
    const circle = state.sentence.find.postalCircle(postcode.code, country)
    const isNew = isSettled || isNews(state, area)
    if (!isNew && !(circle && state.place?.id === area.id)) continue
    piece.area = circle ? aroundCircle(circle) : { place: area.id }
    const around = circle ?? circleOf(area)
    if (around) piece.circles = [around]
    // "SE15 or SE22": the first names what the search is about.
    if (!isNew || isSettled) continue
    isSettled = true
    state.place = area
    state.others = []
  }
}

/** A town of fewer people has one code, or a few that nobody tells apart. */
const largeTown = 150_000

/**
 * "Battersea SW11", "59000 Lille" and "Newport PO30" say the same
 * twice; "80469 München" is narrower than its town.
 */
function isOfPlace(
  { place, sentence: { find } }: State,
  { code, country }: Postcode,
  area: Place | null,
): boolean {
  if (place?.kind !== 'city' || (country !== null && place.country !== country)) return false
  if (area?.id === place.id && (place.country === 'GB' || find.isOnlyCode(code, place.country))) return true
  const near = area ?? find.postalNear(code, place.country)
  return near !== null && (place.population ?? largeTown) < largeTown && isAbout(place, near, find.isPartOf)
}

/**
 * The country that the sentence names, else the first of the visitor's and the language's that has such a
 * code, else the only one that has: nobody else's is "75005".
 */
function countryOf(
  { place, landscape, sentence }: State,
  { code, country }: Postcode,
  visitor: string | null,
) {
  const named = country ?? place?.country ?? landscape?.countries[0]
  const countries = named ? [named] : [...(visitor ? [visitor] : []), ...sentence.homes]
  const hasCode = (one: string) => sentence.find.postalArea(code, one) !== null
  const found = countries.find(hasCode)
  if (found || named || hasSuchCodes(code, sentence.homes)) return found
  const others = elsewhere.filter(hasCode)
  // A whole province says less than a town.
  const towns = others.filter((one) => sentence.find.postalArea(code, one)?.kind === 'city')
  const likely = towns.length > 0 ? towns : others
  return likely.length === 1 ? likely[0] : undefined
}
/** "06400" in French is one of France that nobody told us of, and none of São Paulo. */
const hasSuchCodes = (code: string, homes: readonly string[]): boolean =>
  /^\d+$/.test(code) && countriesOfDigits(code.length).some((one) => homes.includes(one) && one !== wholly)
/** Of the United States every code is known. */
const wholly = 'US'

const elsewhere = [...new Set(Object.values(homesOf).flat())]

/** "Paris 18e" and "Dublin 8" are circles with a name. */
const aroundCircle = ({ name, lat, lon, radiusM }: Circle): Parameters => ({
  near: `${lat.toFixed(5)},${lon.toFixed(5)}`,
  radius: String(radiusM),
  called: name,
})

/** "1070 Wien" is narrower than its town; "80331 München" says no more than that. */
const isNews = ({ place, landscape, sentence }: State, area: Place): boolean =>
  place ? sentence.find.isPartOf(area, place) : landscape === null
