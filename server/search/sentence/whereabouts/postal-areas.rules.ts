/**
 * search: postcodes of a sentence as the towns and quarters they lie in, as
 * far as those say more than the sentence does.
 */
import type { Place } from '#contract/search/places.ts'
import type { State } from '../reading.rules.ts'
import type { Circle, Parameters, Postcode } from '../sentence.rules.ts'
import { countriesOfDigits } from '../postcodes.rules.ts'
import { homesOf } from './dialects.rules.ts'
import { circleOf } from './either-place.rules.ts'

/** Keeps where each postcode lies; without any other place it is what the sentence is about. */
export function settlePostcodes(state: State, visitor: string | null): void {
  let isSettled = false
  for (const piece of state.pieces) {
    const { postcode } = piece
    const country = postcode && countryOf(state, postcode, visitor)
    const area = country && state.sentence.find.postalArea(postcode.code, country)
    if (!area) continue
    const circle = state.sentence.find.postalCircle(postcode.code, country)
    const isNew = isSettled || isNews(state, area)
    if (!isNew && !(circle && state.place?.id === area.id)) {
      // "Battersea SW11" says the same twice; "80469 München" is narrower than what is known of it.
      if (country === 'GB' && state.place?.id === area.id) piece.area = { place: area.id }
      continue
    }
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
