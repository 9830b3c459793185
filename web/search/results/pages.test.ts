/** web/search: page numbers, the middle of a histogram, and which typed names are close enough. */
import { describe, expect, it } from 'vitest'
import { medianOf } from '../filters/histogram-slider.tsx'
import { deepest, lastPageOf, pagesAround } from './pages.tsx'
import { isClose } from '../question/resolve-where.ts'

describe('pages', () => {
  it.each([
    [1, 9, [1, 2, 3, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('around %i of %i are %o', (page, last, shown) => {
    expect(pagesAround(page, last)).toEqual(shown)
  })

  it('end where the cursor would begin', () => {
    expect([lastPageOf(0), lastPageOf(24), lastPageOf(25), lastPageOf(1_000_000)]).toEqual([1, 1, 2, deepest])
    expect(deepest * 24).toBeLessThanOrEqual(2_000 + 24)
  })
})

describe('a histogram', () => {
  const edges = [0, 100, 200, 400]
  it('knows the middle of what it counts', () => {
    expect(medianOf({ edges, counts: [10, 0, 10] })).toBe(100)
    expect(medianOf({ edges, counts: [0, 4, 0] })).toBe(150)
    expect(medianOf({ edges, counts: [0, 0, 0] })).toBeNull()
  })
})

describe('a typed name', () => {
  it.each([
    ['lisbon', 'Lisbon', true],
    ['Sao Paulo', 'São Paulo', true],
    ['Lisbn', 'Lisbon', true],
    ['Rye, East Sussex', 'Rye East Sussex', true],
    ['Bath', 'Barth', false],
    ['garden', 'Gardena', true],
    ['a house with a pool', 'Poole', false],
  ])('%s means %s: %s', (typed, name, close) => {
    expect(isClose(typed, name)).toBe(close)
  })
})
