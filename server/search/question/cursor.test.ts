/** search: cursors come back as they were given, and nothing else is taken for one. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sorts, type Sort } from '#contract/search/search-question.ts'
import { times } from '#tests/support/depth.ts'
import { decodeCursor, encodeCursor, type Position } from './cursor.ts'

const whole = fc.maxSafeInteger()
const plain = (sort: Sort, key: fc.Arbitrary<number | null>) =>
  fc.record({ sort: fc.constant(sort), key, tie: fc.constant(null), id: fc.uuid() })
const positions: fc.Arbitrary<Position> = fc.oneof(
  plain('newest', whole),
  ...(['price', '-price', '-area', 'distance'] as const).map((sort) => plain(sort, fc.option(whole))),
  plain('pricePerArea', fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }))),
  fc.record({
    sort: fc.constant('relevance' as const),
    key: fc.constantFrom(0, 1, 2),
    tie: whole,
    id: fc.uuid(),
  }),
)

describe('a cursor', () => {
  test('comes back exactly, in letters that need no escaping', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const text = encodeCursor(position)
        expect(text).toMatch(/^[\w-]+$/)
        expect(decodeCursor(text, position.sort)).toEqual(position)
      }),
    )
  })

  test('belongs to its order alone', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...sorts), (position, sort) => {
        expect(decodeCursor(encodeCursor(position), sort) === null).toBe(sort !== position.sort)
      }),
    )
  })

  test('cannot be changed in any letter without breaking or becoming another honest one', () => {
    const letter = fc.constantFrom(...'ABCxyz019-_=+/ ')
    fc.assert(
      fc.property(positions, fc.nat(), letter, (position, at, other) => {
        const text = encodeCursor(position)
        const place = at % text.length
        const changed = text.slice(0, place) + other + text.slice(place + 1)
        const read = decodeCursor(changed, position.sort)
        expect(read === null || encodeCursor(read) === changed).toBe(true)
      }),
      { numRuns: times(600, 2_000) },
    )
  })

  test('is never read from rubbish', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(...sorts), (text, sort) => {
        expect(decodeCursor(text, sort)).toBeNull()
      }),
    )
  })
})
