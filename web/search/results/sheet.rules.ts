/** web/search: on phones the list is a sheet over the map: how high it stands, and where it comes to rest. */

/** Low: the map with the number of homes. Half: both. High: the list alone. */
export const rests = ['low', 'half', 'high'] as const
export type Rest = (typeof rests)[number]

/** Pixels that show of a low and of a half-open sheet. */
const heights = { low: 104, half: 372 }

/** Pixels of the sheet at rest in a room of so many pixels. */
export const heightOf = (rest: Rest, room: number): number =>
  rest === 'high' ? room : Math.min(heights[rest], Math.max(heights.low, room - 96))

/** Where a sheet comes to rest that was let go at a height, going up (above 0) or down at so many pixels a second. */
export function restAt(height: number, speed: number, room: number): Rest {
  const aim = height + speed * 0.15
  const away = (rest: Rest) => Math.abs(heightOf(rest, room) - aim)
  return rests.reduce((best, rest) => (away(rest) < away(best) ? rest : best))
}

/** What pressing the grip does: up until it is high, then down to the map. */
export const nextRest = (rest: Rest): Rest => (rest === 'low' ? 'half' : rest === 'half' ? 'high' : 'low')
