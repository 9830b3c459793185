/** search: the order of homes on a Hilbert curve, so that neighbours on the map are neighbours in memory. */
import { noPoint } from '../../sql/packed.rules.ts'

const order = 20
const side = 2 ** order
/** Above every key of a point, so that homes without one come last. */
export const lastKey = 2 ** (2 * order)

/** Place of a point of the 1e-5 degrees grid along the curve, 0 to 2^40 - 1; `lastKey` without a point. */
export function hilbertKey(x: number, y: number): number {
  if (x === noPoint) return lastKey
  let column = clamp(Math.floor(((x + 18_000_000) / 36_000_000) * side))
  let row = clamp(Math.floor(((y + 9_000_000) / 18_000_000) * side))
  let key = 0
  for (let half = side >> 1; half > 0; half >>= 1) {
    const east = (column & half) > 0 ? 1 : 0
    const north = (row & half) > 0 ? 1 : 0
    key = key * 4 + ((3 * east) ^ north)
    if (north === 1) continue
    // The lower quarters are turned: mirrored first when in the east, then flipped along the diagonal.
    if (east === 1) {
      column = side - 1 - column
      row = side - 1 - row
    }
    const turned = column
    column = row
    row = turned
  }
  return key
}

const clamp = (value: number): number => Math.max(0, Math.min(side - 1, value))
