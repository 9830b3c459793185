/**
 * bench: what is counted of a home as bytes that SQLite hands over in
 * one piece, and those bytes as packed homes.
 */
import { dayMs } from '#contract/vocabulary/spans.ts'
import {
  binFields,
  binsOf,
  factFields,
  factsOf,
  maskOf,
  type SourceRow,
} from '#server/search/columnar/store/facts.rules.ts'
import {
  bytesPerHome,
  fields,
  noPoint,
  sinceDays,
  type PackedHomes,
} from '#server/search/sql/packed.rules.ts'
import type { CellCount } from '#server/search/sql/spread.rules.ts'

const sinceAt = 4 * fields.since.word
/** A packed home without what depends on the question, then the second it was listed in and its number. */
const storedBytes = 32
const packedBytes = bytesPerHome({ withFacts: true, bytes: Buffer.alloc(0) })
const xAt = 16
const yAt = 20
const listedAt = 24
const numberAt = 28

export function storedFacts(number: number, row: SourceRow): Buffer {
  const facts = factsOf(row)
  const bins = binsOf(row)
  const words: [number, number] = [0, 0]
  const put = (name: keyof typeof fields, code: number) => {
    words[fields[name].word] |= code << fields[name].shift
  }
  put('flags', row.flags)
  for (const name of ['type', 'beds', 'baths', 'tenure', 'energy'] as const)
    put(name, (facts >>> factFields[name].shift) & maskOf(factFields[name]))
  for (const name of ['price', 'area'] as const)
    put(name, (bins >>> binFields[name].shift) & maskOf(binFields[name]))
  const bytes = Buffer.alloc(storedBytes)
  const parts = [
    ...words,
    row.featuresHigh,
    row.featuresLow,
    row.x ?? noPoint,
    row.y ?? noPoint,
    row.listed / 1e6,
    number,
  ]
  for (const [at, part] of parts.entries()) bytes.writeInt32BE(part | 0, 4 * at)
  return bytes
}

/** Stored facts of many homes, one after the other, that all fail the same group; null for none. */
export type Part = { fails: number; bytes: Uint8Array | null }
export type Counted = { homes: PackedHomes; numbers: Uint32Array }

export function packedOf(parts: readonly Part[], now: Date): Counted {
  const count = parts.reduce((sum, { bytes }) => sum + (bytes?.byteLength ?? 0), 0) / storedBytes
  const bytes = Buffer.alloc(count * packedBytes)
  const to = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numbers = new Uint32Array(count)
  const oldest = sinceDays.map((days) => (now.getTime() - days * dayMs) / 1_000)
  let home = 0
  for (const { fails, bytes: stored } of parts) {
    if (!stored) continue
    const from = new DataView(stored.buffer, stored.byteOffset, stored.byteLength)
    for (let at = 0; at < stored.byteLength; at += storedBytes) {
      const base = home * packedBytes
      for (let word = 4; word < packedBytes; word += 4) to.setUint32(base + word, from.getUint32(at + word))
      const listed = from.getUint32(at + listedAt)
      let since = 0
      while (since < oldest.length && listed < (oldest[since] ?? 0)) since++
      to.setUint32(base, from.getUint32(at) | fails)
      to.setUint32(base + sinceAt, to.getUint32(base + sinceAt) | (since << fields.since.shift))
      numbers[home++] = from.getUint32(at + numberAt)
    }
  }
  return { homes: { bytes, withFacts: true }, numbers }
}

const failsMask = maskOf(fields.fails)

/** The numbers of the homes that are alone in their cells, by cell. */
export function loneHomes({ homes, numbers }: Counted, cells: readonly CellCount[]): Map<CellCount, number> {
  const key = (x: number, y: number) => x * 2 ** 25 + y
  const byPoint = new Map(cells.flatMap((cell) => (cell.lone ? [[key(cell.lone.x, cell.lone.y), cell]] : [])))
  const found = new Map<CellCount, number>()
  for (const [home, number] of numbers.entries()) {
    const at = home * packedBytes
    if ((homes.bytes.readUInt32BE(at) & failsMask) !== 0) continue
    const cell = byPoint.get(key(homes.bytes.readInt32BE(at + xAt), homes.bytes.readInt32BE(at + yAt)))
    if (cell) found.set(cell, number)
  }
  return found
}
