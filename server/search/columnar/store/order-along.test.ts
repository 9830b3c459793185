/** search: slots in order along the curve, however many lie close together or nowhere. */
import { expect, test } from 'vitest'
import { noPoint } from '../../sql/packed.rules.ts'
import { createColumns } from './columns.ts'
import { hilbertKey } from './hilbert.rules.ts'
import { orderAlong } from './order-along.ts'

test('many in one town, in one point and without one come as they do when all are compared', () => {
  const columns = createColumns(12_000)
  const { x, y } = columns.rows
  const slots = Uint32Array.from({ length: 12_000 }, (_, slot) => slot)
  for (const slot of slots) {
    const kind = slot % 4
    x[slot] = kind === 0 ? noPoint : kind === 1 ? 1_000_000 : 1_000_000 + ((slot * 7_919) % 5_003)
    y[slot] = kind === 0 ? noPoint : kind === 1 ? 2_000_000 : 2_000_000 + ((slot * 104_729) % 4_999)
  }
  const keyOf = (slot: number) => hilbertKey(x[slot] ?? 0, y[slot] ?? 0)
  const expected = [...slots].toSorted((a, b) => keyOf(a) - keyOf(b) || a - b)
  const steps = Array.from(orderAlong(columns, slots)).length
  expect([...slots]).toEqual(expected)
  expect(steps).toBeGreaterThan(2)
})
