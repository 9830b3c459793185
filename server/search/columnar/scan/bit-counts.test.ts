/** search: bits counted in columns are as many as bits counted one by one. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addFeatures, createBitCounts, readBitCounts } from './bit-counts.ts'

test('any words in portions of any size', () => {
  fc.assert(
    fc.property(
      fc.int32Array({ minLength: 1, maxLength: 700 }),
      fc.integer({ min: 1, max: 256 }),
      (column, portion) => {
        const counts = createBitCounts()
        for (let from = 0; from < column.length; from += portion) {
          const slots = Uint32Array.from({ length: 256 }, (_, at) => from + at)
          addFeatures(counts, column, slots, Math.min(portion, column.length - from))
        }
        const one = (bit: number) => column.filter((word) => (word >>> bit) & 1).length
        expect(readBitCounts(counts)).toEqual(Array.from({ length: 32 }, (_, bit) => one(bit)))
      },
    ),
  )
})

test('more words than the columns can hold at once', () => {
  const counts = createBitCounts()
  const column = new Int32Array(256).fill(-1)
  const slots = Uint32Array.from({ length: 256 }, (_, at) => at)
  for (let time = 0; time < 1_000; time++) addFeatures(counts, column, slots, 256)
  expect(readBitCounts(counts)).toEqual(Array.from({ length: 32 }, () => 256_000))
})
