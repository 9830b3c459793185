/** regions: rows of paces by number, so that each is kept once; 0 is the one by which nobody may pass. */
import { travelModes, type TravelMode } from '#contract/search/travel.ts'
import type { Speeds } from './ways.rules.ts'

export function createPaces() {
  const numbers = new Map<string, number>([['0 0 0', 0]])
  const known: Speeds[] = [{ car: 0, bicycle: 0, foot: 0 }]
  function numberOf(speeds: Speeds): number {
    const key = travelModes.map((mode) => speeds[mode].toFixed(1)).join(' ')
    const isNone = travelModes.every((mode) => speeds[mode] === 0)
    const number = isNone ? 0 : (numbers.get(key) ?? known.push(speeds) - 1)
    numbers.set(key, number)
    return number
  }
  return {
    numberOf,
    /** The row of those modes alone. */
    part(number: number, isKept: (mode: TravelMode) => boolean): number {
      const speeds = known[number]
      if (!speeds || number === 0) return 0
      const of = (mode: TravelMode) => (isKept(mode) ? speeds[mode] : 0)
      return numberOf({ car: of('car'), bicycle: of('bicycle'), foot: of('foot') })
    },
    rows: () =>
      Float32Array.from(
        known.flatMap((speeds) => travelModes.map((mode) => (speeds[mode] === 0 ? 0 : 3.6 / speeds[mode]))),
      ),
  }
}
