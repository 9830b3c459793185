/** web/search: on phones the list is a sheet over the map: how high it stands, and where it comes to rest. */

/** Low: the map, with homes to swipe at its foot. Half: both. High: the list alone. */
export const rests = ['low', 'half', 'high'] as const
export type Rest = (typeof rests)[number]

/** Pixels of a low sheet with homes to swipe, and of one in a room too small for them: its heading. */
const low = { swiped: 196, heading: 60 }
/** Rooms below this many pixels, as on a phone that lies on its side, keep the map instead of the homes. */
const small = 480
/** Pixels of map that a half-open sheet leaves, however small the room. */
const leastMap = 96
/**
 * The least of a half-open sheet: its head, and the picture and price of
 * a home. `results.module.css` begins with it.
 */
const half = { pixels: 372, share: 0.56 }

/** Pixels of the sheet at rest in a room of so many pixels. */
export function heightOf(rest: Rest, room: number): number {
  if (rest === 'high') return room
  const lowest = room < small ? low.heading : low.swiped
  if (rest === 'low') return lowest
  const wanted = Math.max(half.pixels, Math.round(room * half.share))
  return Math.max(lowest, Math.min(wanted, room - leastMap))
}

/**
 * Where a sheet comes to rest that was let go at a height, going up
 * (above 0) or down at so many pixels a second.
 */
export function restAt(height: number, speed: number, room: number): Rest {
  const aim = height + speed * 0.15
  const away = (rest: Rest) => Math.abs(heightOf(rest, room) - aim)
  return rests.reduce((best, rest) => (away(rest) < away(best) ? rest : best))
}

/** What pressing the grip does: up until it is high, then down to the map. */
export const nextRest = (rest: Rest): Rest => (rest === 'low' ? 'half' : rest === 'half' ? 'high' : 'low')

/** Where an arrow key moves the sheet; null for other keys, and where there is nothing further. */
export function restByKey(key: string, rest: Rest): Rest | null {
  const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  return by === 0 ? null : (rests[rests.indexOf(rest) + by] ?? null)
}
