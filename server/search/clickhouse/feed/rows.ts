/** search: homes as rows of RowBinary, in the order of ground/tables.rules.ts. */
import {
  energyClasses,
  propertyTypes,
  purposes,
  tenures,
  type Purpose,
} from '#contract/vocabulary/vocabulary.ts'
import type { SourceRow } from '../../columnar/store/facts.rules.ts'
import { noStep } from '../../columnar/store/columns.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { codesOf } from '../ground/codes.rules.ts'
import { geoOf } from '../ground/geo-key.rules.ts'
import { numberOf } from '../ground/numbers.ts'

export type FedListing = {
  id: string
  rows: readonly SourceRow[]
  words: readonly string[]
  titles: readonly string[]
}
/** Where a home lies in the order of the table; with its id the key of its row. */
export type Key = { id: string; purpose: number; geo: number }

export const keyOf = (id: string, { purpose, x, y }: Pick<SourceRow, 'purpose' | 'x' | 'y'>): Key => ({
  id,
  purpose: purposes.indexOf(purpose as Purpose),
  geo: geoOf(x, y),
})

/** A buffer that grows. */
export function createRows() {
  let buffer = Buffer.allocUnsafe(1 << 20)
  let at = 0
  const room = (bytes: number): void => {
    if (buffer.length - at >= bytes) return
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes))
    buffer.copy(larger, 0, 0, at)
    buffer = larger
  }
  const write = {
    uint8: (value: number) => void (at = buffer.writeUInt8(value, at)),
    uint16: (value: number) => void (at = buffer.writeUInt16LE(value, at)),
    int16: (value: number | null) => void (at = buffer.writeInt16LE(value ?? -1, at)),
    uint32: (value: number) => void (at = buffer.writeUInt32LE(value, at)),
    int32: (value: number) => void (at = buffer.writeInt32LE(value, at)),
    int64: (value: number) => void (at = buffer.writeBigInt64LE(BigInt(value), at)),
    uint64: (value: bigint) => void (at = buffer.writeBigUInt64LE(value, at)),
    uuid: (id: string) => void (at += buffer.write(id.replaceAll('-', ''), at, 'hex')),
    text: (text: string) => void (at += buffer.write(text, at)),
    zeros: (many: number) => {
      buffer.fill(0, at, at + many)
      at += many
    },
    length: (many: number) => {
      let left = many
      for (; left > 127; left >>>= 7) write.uint8((left & 127) | 128)
      write.uint8(left)
    },
  }
  return {
    write,
    room,
    size: (): number => at,
    /** Everything that was written; it is empty again. */
    take: (): Buffer => {
      const bytes = Buffer.from(buffer.subarray(0, at))
      at = 0
      return bytes
    },
  }
}
export type Rows = ReturnType<typeof createRows>

const codeOf = (codes: readonly string[], value: string | null): number =>
  value === null ? 0 : codes.indexOf(value) + 1

const bytesOfFigures = 256

/** Adds all homes of a listing, as they are with this version. */
export function addListing(rows: Rows, listing: FedListing, version: bigint): void {
  const words = listing.words.map(numberOf)
  const titles = listing.titles.map(numberOf)
  for (const row of listing.rows) addHome(rows, { id: listing.id, row, words, titles, version })
}

type Home = { id: string; row: SourceRow; words: bigint[]; titles: bigint[]; version: bigint }

function addHome(rows: Rows, { id, row, words, titles, version }: Home): void {
  const codes = codesOf(row)
  const others = (row.otherAgencies ?? []).map(numberOf)
  rows.room(
    bytesOfFigures + 8 * (row.path.length + others.length + words.length + titles.length) + 2 * codes.length,
  )
  const { write } = rows
  addKey(rows, keyOf(id, row))
  addFigures(rows, row)
  addNumbers(rows, row.path.map(numberOf))
  addNumbers(rows, others)
  write.length(codes.length)
  codes.forEach(write.uint16)
  addNumbers(rows, words)
  addNumbers(rows, titles)
  write.uint64(version)
  write.uint8(0)
}

function addKey({ write }: Rows, { id, purpose, geo }: Key): void {
  write.uuid(id)
  write.uint8(purpose)
  write.uint32(geo)
}

function addFigures({ write }: Rows, row: SourceRow): void {
  write.int32(row.x ?? noPoint)
  write.int32(row.y ?? noPoint)
  write.int64(row.price ?? -1)
  write.int64(row.priceMax ?? -1)
  for (const figure of [row.area, row.areaMax, row.plot, row.plotMax]) write.int32(figure ?? -1)
  for (const rooms of [row.beds, row.bedsMax, row.baths]) write.int16(rooms)
  write.uint8(codeOf(propertyTypes, row.type))
  write.uint8(codeOf(tenures, row.tenure))
  write.uint8(codeOf(energyClasses, row.energy))
  write.uint32(row.featuresLow >>> 0)
  write.uint32(row.featuresHigh >>> 0)
  write.uint16(row.flags)
  write.int32(row.charges)
  write.int32(row.sea ?? noStep)
  write.int32(row.available ?? noStep)
  write.uuid(row.agency)
  write.int64(row.listed)
}

function addNumbers({ write }: Rows, numbers: readonly bigint[]): void {
  write.length(numbers.length)
  numbers.forEach(write.uint64)
}

const bytesAfterKey = 100

/** Adds a row that says: no home stands here any more. */
export function addDead(rows: Rows, key: Key, version: bigint): void {
  rows.room(bytesOfFigures)
  addKey(rows, key)
  rows.write.zeros(bytesAfterKey)
  rows.write.uint64(version)
  rows.write.uint8(1)
}

/** A word of the dictionary with its number. */
export function addWord({ room, write }: Rows, word: string): void {
  const bytes = Buffer.byteLength(word)
  room(bytes + 16)
  write.length(bytes)
  write.text(word)
  write.uint64(numberOf(word))
}
