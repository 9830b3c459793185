/** search: the curve visits every place once, and what follows on it lies side by side. */
import { expect, test } from 'vitest'
import { hilbertKey, lastKey } from './hilbert.rules.ts'
import { noPoint } from '../../sql/packed.rules.ts'

/** A coarse grid over the globe: its cells keep their order on the finer curve. */
const cells = (side: number) =>
  Array.from({ length: side * side }, (_, at) => ({ column: at % side, row: Math.floor(at / side) })).map(
    (cell) => ({
      ...cell,
      key: hilbertKey(
        -18_000_000 + ((cell.column + 0.5) * 36_000_000) / side,
        -9_000_000 + ((cell.row + 0.5) * 18_000_000) / side,
      ),
    }),
  )

test('neighbours on the curve are neighbours on the map', () => {
  const along = cells(32).toSorted((a, b) => a.key - b.key)
  for (const [at, cell] of along.slice(1).entries()) {
    const before = along[at]
    expect(Math.abs(cell.column - (before?.column ?? 0)) + Math.abs(cell.row - (before?.row ?? 0))).toBe(1)
  }
})

test('every place has a key of its own, and homes without a point come last', () => {
  const keys = cells(64).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(Math.max(...keys)).toBeLessThan(lastKey)
  expect(hilbertKey(noPoint, noPoint)).toBe(lastKey)
  for (const [x, y] of [
    [-18_000_000, -9_000_000],
    [17_999_999, 9_000_000],
  ] as const)
    expect(hilbertKey(x, y)).toBeLessThan(lastKey)
})
