/** travel: how far one gets as the crow flies, where nobody knows the streets. */
import type { TravelMode } from '#contract/search/travel.ts'

/** Metres a minute of the straight line, bends and crossings reckoned in. */
const straightPace: Readonly<Record<TravelMode, number>> = { car: 500, bicycle: 210, foot: 80 }

/** Metres around a point that are about as far as so many minutes. */
export const straightReach = (minutes: number, mode: TravelMode): number => minutes * straightPace[mode]

/** Longer trips are not told. */
export const longestMinutes = 180

/** Whole minutes, and never none. Null for what is too far. */
export function wholeMinutes(minutes: number): number | null {
  return minutes > longestMinutes ? null : Math.max(1, Math.round(minutes))
}

/** Minutes of a straight line. */
export const straightMinutes = (metres: number, mode: TravelMode): number | null =>
  wholeMinutes(metres / straightPace[mode])
