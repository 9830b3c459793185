/** search: the paths of places as codes, which paths lie in a place, and the box that all homes of a path lie in. */
import { noPoint } from '../../sql/packed.rules.ts'

export type Paths = ReturnType<typeof createPaths>
/** Paths that lie in a place: `marks[code] === stamp`. The box is empty (west > east) when none has a point. */
export type PathSet = {
  marks: Uint32Array
  stamp: number
  west: number
  east: number
  south: number
  north: number
}

const separator = '\u001f'

/** Every path that a home has or had, by code in the order of their arrival. */
export function createPaths(known: readonly (readonly string[])[] = []) {
  const codes = new Map<string, number>()
  const paths: (readonly string[])[] = []
  const inPlace = new Map<string, number[]>()
  let boxes = new Int32Array(4 * 64)
  let marks = new Uint32Array(64)
  let stamp = 0

  function add(path: readonly string[]): number {
    const code = paths.length
    codes.set(path.join(separator), code)
    paths.push(path)
    for (const place of new Set(path)) {
      const list = inPlace.get(place)
      if (list) list.push(code)
      else inPlace.set(place, [code])
    }
    if (code === marks.length) {
      marks = grown(marks, new Uint32Array(2 * marks.length))
      boxes = grown(boxes, new Int32Array(2 * boxes.length))
    }
    boxes.set([noPoint, -noPoint, noPoint, -noPoint], 4 * code)
    return code
  }
  for (const path of known) add(path)

  return {
    codeOf: (path: readonly string[]): number => codes.get(path.join(separator)) ?? add(path),
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
      const list = inPlace.get(place)
      if (!list) return null
      stamp++
      const set: PathSet = { marks, stamp, west: noPoint, east: -noPoint, south: noPoint, north: -noPoint }
      for (const code of list) {
        marks[code] = stamp
        const at = 4 * code
        set.west = Math.min(set.west, boxes[at] as number)
        set.east = Math.max(set.east, boxes[at + 1] as number)
        set.south = Math.min(set.south, boxes[at + 2] as number)
        set.north = Math.max(set.north, boxes[at + 3] as number)
      }
      return set
    },
    all: (): readonly (readonly string[])[] => paths,
    boxes: (): Int32Array => boxes.subarray(0, 4 * paths.length),
    restoreBoxes: (kept: Int32Array): void => boxes.set(kept),
  }
}

function grown<T extends Uint32Array | Int32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

export type Codes = ReturnType<typeof createCodes>

/** Names as numbers, in the order of their arrival. */
export function createCodes(known: readonly string[] = []) {
  const names = [...known]
  const codes = new Map(names.map((name, at) => [name, at]))
  return {
    codeOf: (name: string): number => {
      const code = codes.get(name)
      if (code !== undefined) return code
      codes.set(name, names.length)
      return names.push(name) - 1
    },
    /** Null for a name that no home has. */
    find: (name: string): number | null => codes.get(name) ?? null,
    all: (): readonly string[] => names,
  }
}
