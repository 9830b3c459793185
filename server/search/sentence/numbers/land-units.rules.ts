/** search: the areas that one part of the world counts land in, and what the same word is elsewhere. */
import type { LandMeasure } from '../words/meanings.rules.ts'
import type { Sentence } from '../sentence.rules.ts'

/** Square metres of what land is counted in; a pyeong is as large as a tsubo. */
export const landUnitsM2: Record<LandMeasure, number> = {
  tsubo: 3.305785,
  // That of São Paulo; who says no more means at least so much.
  alqueire: 24_200,
  alqueirePaulista: 24_200,
  alqueirao: 48_400,
  alqueireBaiano: 96_800,
  feddan: 4_200.833,
  dunam: 1_000,
  rai: 1_600,
  kanal: 505.857,
  marla: 25.2929,
  sqyd: 0.836127,
  cent: 40.4686,
  guntha: 101.1714,
}

/** Which alqueire the states of Brazil mean that do not mean that of São Paulo. */
const alqueires: Readonly<Record<string, LandMeasure>> = {
  'Minas Gerais': 'alqueirao',
  'Rio de Janeiro': 'alqueirao',
  'Espírito Santo': 'alqueirao',
  Goiás: 'alqueirao',
  Tocantins: 'alqueirao',
  'Federal District': 'alqueirao',
  Bahia: 'alqueireBaiano',
}

/**
 * Square metres of a unit of land as it is meant where the sentence looks; none for what is no unit of land.
 */
export function squareMetresOfLand(
  measure: LandMeasure,
  { places }: Pick<Sentence, 'places'>,
): number | undefined {
  if (measure !== 'alqueire') return landUnitsM2[measure]
  const states = [...places.values()].flatMap(({ place }) => [place.name, place.region ?? ''])
  const meant = states.map((state) => alqueires[state]).find((one) => one !== undefined)
  return landUnitsM2[meant ?? 'alqueire']
}
