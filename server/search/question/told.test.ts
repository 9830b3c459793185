/** search: what is told as text is what was found, with prices put where lone homes stand. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Found } from './engine.ts'
import { cellsWith, tell } from './told.ts'

const found = { total: 2, nextCursor: null, bounds: null, ids: ['a'] } satisfies Found
const cell = fc.record(
  {
    x: fc.nat(24),
    y: fc.nat(16),
    count: fc.nat(),
    lat: fc.double({ noNaN: true }),
    lon: fc.nat(),
    id: fc.uuid(),
  },
  { requiredKeys: ['x', 'y', 'count', 'lat', 'lon'] },
)

test('cells are the same, but for the prices of lone homes', () => {
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const told = tell({ ...found, cells }).cells
      const text = told && cellsWith(told, (id) => (id < '8' ? `,"price":${JSON.stringify(id)}` : ''))
      const expected = cells.map((one) => (one.id && one.id < '8' ? { ...one, price: one.id } : one))
      expect(JSON.parse(text ?? '')).toEqual(JSON.parse(JSON.stringify(expected)))
    }),
    { seed: 1, numRuns: 100 },
  )
})

test('the rest is written as members of an object', () => {
  const { members, cells, ids } = tell({ ...found, trades: [] })
  expect([JSON.parse(`{${members}}`), cells, ids]).toEqual([
    { total: 2, nextCursor: null, bounds: null, trades: [] },
    null,
    ['a'],
  ])
})
