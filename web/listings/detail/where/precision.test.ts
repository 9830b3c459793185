/** web/listings: words and digits about a place promise no more than is known. */
import { describe, expect, it } from 'vitest'
import { precisions } from '#contract/vocabulary/common.ts'
import { coordinates, honesty } from './precision.ts'

const point = (radiusM: number, precision: (typeof precisions)[number] = 'locality') => ({
  lat: -33.86881,
  lon: 151.20929,
  radiusM,
  precision,
})

const say = (metres: number) => `${metres} m`

describe('a place', () => {
  it.each([
    [0, '33.86881° S, 151.20929° E'],
    [100, '33.869° S, 151.209° E'],
    [1_500, '33.87° S, 151.21° E'],
    [20_000, '33.9° S, 151.2° E'],
  ])('known to %i m is written %s', (radius, written) => {
    expect(coordinates(point(radius), 'en-GB')).toBe(written)
  })

  it('is called exact only where it is', () => {
    for (const precision of precisions) expect(honesty(point(500, precision), say).text).toContain('500 m')
    expect(honesty(point(0, 'rooftop'), say).title).toBe('Shown exactly')
    expect(honesty(null, say).title).toBe('Not shown')
  })
})
