/** search: a point as one whole number along a Z-curve, and the stretches of that curve which hold a box. */

const levels = 16
const cellsAcross = 2 ** levels
/** The number of homes without a point. */
export const nowhere = 0xffff_ffff

const columnOf = (x: number) => Math.floor(((x + 18_000_000) * cellsAcross) / 36_000_001)
const rowOf = (y: number) => Math.floor(((y + 9_000_000) * cellsAcross) / 18_000_001)

/** Sixteen bits with a gap after each. */
function spread(value: number): number {
  let bits = value & 0xffff
  bits = (bits | (bits << 8)) & 0x00ff_00ff
  bits = (bits | (bits << 4)) & 0x0f0f_0f0f
  bits = (bits | (bits << 2)) & 0x3333_3333
  return (bits | (bits << 1)) & 0x5555_5555
}

const interleaved = (column: number, row: number) => (spread(column) | (spread(row) << 1)) >>> 0

/** Points in 1e-5 degrees. */
export const geoOf = (x: number | null, y: number | null): number =>
  x === null || y === null ? nowhere : interleaved(columnOf(x), rowOf(y))

/** Both ends belong to it. */
export type Span = [from: number, to: number]
export type Box = { west: number; east: number; south: number; north: number }
type Square = { column: number; row: number; level: number }
type Cells = { fromColumn: number; toColumn: number; fromRow: number; toRow: number }

/**
 * At most so many stretches that hold the whole box; of their
 * squares the one that wastes most is parted first.
 */
export function spansOf({ west, east, south, north }: Box, most: number): Span[] {
  const cells = {
    fromColumn: columnOf(west),
    toColumn: columnOf(east),
    fromRow: rowOf(south),
    toRow: rowOf(north),
  }
  let squares: Square[] = [{ column: 0, row: 0, level: 0 }]
  for (;;) {
    const wastes = squares.map((square) => wasteOf(square, cells))
    const worst = wastes.indexOf(Math.max(...wastes))
    const square = squares[worst]
    if (!square || wastes[worst] === 0) return merged(squares)
    const parts = quartersOf(square).filter((part) => insideOf(part, cells) > 0)
    const next = squares.toSpliced(worst, 1, ...parts)
    if (merged(next).length > most) return merged(squares)
    squares = next
  }
}

const sizeOf = ({ level }: Square) => 2 ** (levels - level)

/** How many of a square's cells the box touches. */
function insideOf(square: Square, { fromColumn, toColumn, fromRow, toRow }: Cells): number {
  const { column, row } = square
  const size = sizeOf(square)
  const across = Math.min(toColumn, (column + 1) * size - 1) - Math.max(fromColumn, column * size) + 1
  const up = Math.min(toRow, (row + 1) * size - 1) - Math.max(fromRow, row * size) + 1
  return across > 0 && up > 0 ? across * up : 0
}

const wasteOf = (square: Square, cells: Cells): number =>
  square.level === levels ? 0 : sizeOf(square) ** 2 - insideOf(square, cells)

const quartersOf = ({ column, row, level }: Square): Square[] =>
  [0, 1, 2, 3].map((at) => ({ column: column * 2 + (at & 1), row: row * 2 + (at >> 1), level: level + 1 }))

function merged(squares: readonly Square[]): Span[] {
  const spans = squares
    .map((square): Span => {
      const size = sizeOf(square)
      const from = interleaved(square.column * size, square.row * size)
      return [from, from + size * size - 1]
    })
    .toSorted((a, b) => a[0] - b[0])
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last && last[1] + 1 >= span[0]) last[1] = Math.max(last[1], span[1])
    else all.push(span)
  }
  return all
}
