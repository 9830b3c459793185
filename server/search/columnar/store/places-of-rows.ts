/**
 * search: the paths of places as codes, which paths lie in a place,
 * and the box that all homes of a path lie in.
 */
import { noPoint } from '../../sql/packed.rules.ts'
import { createNameLists, type Holding } from './name-lists.ts'

export type Paths = ReturnType<typeof createPaths>
/** Paths that lie in a place. The box is empty (west > east) when none has a point. */
export type PathSet = Holding & { west: number; east: number; south: number; north: number }

/** Every path that a home has or had. */
export function createPaths(known: readonly (readonly string[])[] = []) {
  const paths = createNameLists(known)
  let boxes = new Int32Array(4 * 64)
  let boxed = 0

  /** Paths that came since have boxes that hold nothing. */
  function makeBoxes(): void {
    const count = paths.all().length
    if (4 * count > boxes.length) {
      const more = new Int32Array(Math.max(4 * count, 2 * boxes.length))
      more.set(boxes)
      boxes = more
    }
    for (; boxed < count; boxed++) boxes.set([noPoint, -noPoint, noPoint, -noPoint], 4 * boxed)
  }
  makeBoxes()

  return {
    codeOf: (path: readonly string[]): number => {
      const code = paths.codeOf(path)
      if (code >= boxed) makeBoxes()
      return code
    },
    /** A home of the path lies here. */
    reach: (code: number, x: number, y: number): void => {
      if (x === noPoint) return
      const at = 4 * code
      if (x < (boxes[at] as number)) boxes[at] = x
      if (x > (boxes[at + 1] as number)) boxes[at + 1] = x
      if (y < (boxes[at + 2] as number)) boxes[at + 2] = y
      if (y > (boxes[at + 3] as number)) boxes[at + 3] = y
    },
    /** Good until the next call. Null when no home ever lay in the place. */
    within: (place: string): PathSet | null => {
      const holding = paths.holding(place)
      if (!holding) return null
      const set: PathSet = { ...holding, west: noPoint, east: -noPoint, south: noPoint, north: -noPoint }
      for (const code of paths.codesHolding(place)) {
        const at = 4 * code
        set.west = Math.min(set.west, boxes[at] as number)
        set.east = Math.max(set.east, boxes[at + 1] as number)
        set.south = Math.min(set.south, boxes[at + 2] as number)
        set.north = Math.max(set.north, boxes[at + 3] as number)
      }
      return set
    },
    all: paths.all,
    boxes: (): Int32Array => boxes.subarray(0, 4 * paths.all().length),
    restoreBoxes: (kept: Int32Array): void => boxes.set(kept),
  }
}
