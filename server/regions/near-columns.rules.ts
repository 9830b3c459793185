/**
 * regions: what lies in a box, in columns: hundreds of things are looked at for
 * each that is told, and are not worth an object.
 */
import { nearKinds, type NearKind } from '#contract/search/regions.ts'

/**
 * As the database sends it: everything has its place in each, and what
 * `names` and `lines` say is parted by `parting`.
 */
export type Sent = {
  /** A letter each, `A` for the first kind. */
  kinds: string
  /** Empty where a thing has none. */
  names: string
  /** Empty where no line stops; several are parted by `partingOfLines`. */
  lines: string
  /** Longitude and latitude as doubles, the high byte first. */
  spots: Uint8Array
}
export const parting = '\u001F'
export const partingOfLines = '\u001E'

/** The things of a box, by their places from 0 to `count`. */
export type NearColumns = {
  count: number
  kind: (at: number) => NearKind
  name: (at: number) => string | null
  lines: (at: number) => readonly string[]
  lat: (at: number) => number
  lon: (at: number) => number
}

const letterOfFirst = 'A'.codePointAt(0) ?? 0
const bytesOfSpot = 16
const none: readonly string[] = []

/** Reads what was sent where it lies. */
export function columnsOf({ kinds, names, lines, spots }: Sent): NearColumns {
  const count = kinds.length
  const view = new DataView(spots.buffer, spots.byteOffset, spots.byteLength)
  const nameAt = partsOf(names, count)
  const linesAt = partsOf(lines, count)
  return {
    count,
    kind: (at) => nearKinds[(kinds.codePointAt(at) ?? 0) - letterOfFirst] ?? 'stop',
    name: (at) => nameAt(at) || null,
    lines: (at) => {
      const told = linesAt(at)
      return told === '' ? none : told.split(partingOfLines)
    },
    lon: (at) => view.getFloat64(at * bytesOfSpot),
    lat: (at) => view.getFloat64(at * bytesOfSpot + 8),
  }
}

/** The parts of a text by their places. */
function partsOf(text: string, count: number): (at: number) => string {
  const begins = new Int32Array(count + 1)
  for (let at = 1; at <= count; at++) {
    const next = text.indexOf(parting, begins[at - 1])
    begins[at] = next === -1 ? text.length + 1 : next + 1
  }
  return (at) => text.slice(begins[at], (begins[at + 1] ?? 0) - 1)
}
