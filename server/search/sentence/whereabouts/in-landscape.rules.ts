/** search: what the landscape that a sentence names says of its towns. */
import type { Place } from '#contract/search/places.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { ChosenLandscape, SpelledPlace } from '../sentence.rules.ts'
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
