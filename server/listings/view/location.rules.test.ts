/** listings: the honest point and the public part of an address. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { times } from '#tests/support/depth.ts'
import { honestPoint, publicAddress, type ResolvedPlace } from './location.rules.ts'

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
const kind = fc.constantFrom('geonames:1', 'admin2:PT.14.01', 'admin1:PT.14', 'country:PT')
const somewhere: fc.Arbitrary<ResolvedPlace | null> = fc.option(
  fc
    .tuple(kind, anywhere)
    .map(([placeId, middle]) => ({ placeId, path: [placeId], name: 'A place', region: null, ...middle })),
)
const show = fc.constantFrom('exact' as const, 'street' as const, 'area' as const, 'hidden' as const)
const lisbon = {
  placeId: 'geonames:2267057',
  path: [],
  name: 'Lisbon',
  region: 'Lisbon',
  lat: 38.71667,
  lon: -9.13333,
}

/** Points of the cell whose south-west corner is 45° N, 0° E. */
const inOneCell = (across: number, up: number) => ({
  lat: 45 + up / 1e4,
  lon: (across / 100) * (360 / 25_453),
})

describe('honestPoint', () => {
  it('draws a circle that always holds the home', () => {
    fc.assert(
      fc.property(anywhere, show, somewhere, (point, show, known) => {
        const shown = honestPoint({ point, show }, known)
        expect(shown ? metresBetween(shown, point) : 0).toBeLessThanOrEqual(shown?.radiusM ?? 0)
      }),
      { numRuns: times(600, 2_000) },
    )
  })

  it('holds homes close to a known place, and shows nothing when place and point contradict each other', () => {
    const near = honestPoint({ point: { lat: 38.8, lon: -9.2 }, show: 'hidden' }, lisbon)
    expect(near).toEqual({ lat: 38.71667, lon: -9.13333, precision: 'locality', radiusM: 20_000 })
    expect(honestPoint({ point: { lat: 52.5, lon: 13.4 }, show: 'hidden' }, lisbon)).toBeNull()
  })

  it('answers the same for the same home, and the same for every home of one cell', () => {
    const step = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(step, step, step, step, (a, b, c, d) => {
        const one = honestPoint({ point: inOneCell(a, b), show: 'area' }, null)
        expect(one).toEqual(honestPoint({ point: inOneCell(a, b), show: 'area' }, lisbon))
        expect(one).toEqual(honestPoint({ point: inOneCell(c, d), show: 'area' }, null))
      }),
    )
  })

  it('keeps circles of ordinary latitudes at 250 m for a street and 800 m for an area', () => {
    const inhabited = anywhere.filter(({ lat }) => Math.abs(lat) < 75)
    fc.assert(
      fc.property(inhabited, (point) => {
        expect(honestPoint({ point, show: 'street' }, null)).toMatchObject({
          precision: 'street',
          radiusM: 250,
        })
        expect(honestPoint({ point, show: 'area' }, null)).toMatchObject({
          precision: 'postcode',
          radiusM: 800,
        })
      }),
    )
  })

  it('shows the exact point when it may', () => {
    const point = { lat: 38.7223341, lon: -9.1393366 }
    expect(honestPoint({ point, show: 'exact' }, lisbon)).toEqual({
      ...point,
      precision: 'rooftop',
      radiusM: 0,
    })
  })

  it('falls back on the place without a point, never on a whole country', () => {
    expect(honestPoint({ point: null, show: 'exact' }, lisbon)).toMatchObject({
      precision: 'locality',
      radiusM: 5_000,
    })
    expect(honestPoint({ point: null, show: 'exact' }, { ...lisbon, placeId: 'admin1:PT.14' })).toMatchObject(
      {
        precision: 'region',
      },
    )
    expect(honestPoint({ point: null, show: 'exact' }, { ...lisbon, placeId: 'country:PT' })).toBeNull()
    expect(honestPoint({ point: null, show: 'exact' }, null)).toBeNull()
  })
})

describe('publicAddress', () => {
  const address = {
    country: 'DE',
    district: 'Mitte',
    street: 'Torstraße',
    houseNumber: '12',
    postalCode: '10119',
  }

  it('shows as much as the agent allows', () => {
    expect(publicAddress({ ...address, show: 'exact' }).street).toBe('Torstraße 12')
    expect(publicAddress({ ...address, show: 'street' }).street).toBe('Torstraße')
    expect(publicAddress({ ...address, show: 'area' })).toEqual({
      street: null,
      postalCode: '10119',
      district: 'Mitte',
    })
    expect(publicAddress({ ...address, show: 'hidden' })).toEqual({
      street: null,
      postalCode: null,
      district: null,
    })
    expect(publicAddress({ ...address, country: 'GB', show: 'exact' }).street).toBe('12 Torstraße')
  })

  it.each([
    ['Calle Mayor 14', 'Calle Mayor'],
    ['Calle 8 de Mayo, 12', 'Calle 8 de Mayo'],
    ['Rua 25 de Abril 12 3º Esq', 'Rua 25 de Abril'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni'],
    ['12 rue de Rivoli', 'rue de Rivoli'],
    ['Flat 3, 14 Castle Road', 'Castle Road'],
    ['221B Baker Street', 'Baker Street'],
    ['350 5th Avenue', '5th Avenue'],
    ['12-14 High Street', 'High Street'],
    ['Avenida da Liberdade', 'Avenida da Liberdade'],
    ['14', null],
  ])('takes the door out of %s', (street, shown) => {
    expect(publicAddress({ ...address, street, houseNumber: null, show: 'street' }).street).toBe(shown)
  })

  it.each([
    ['GB', 'CT5 1AQ', 'CT5'],
    ['GB', 'not a code', null],
    ['NL', '1012 AB', '1012'],
    ['PT', '1250-096', '1250'],
    ['FR', '75011', '75011'],
    ['IE', 'D02 X285', 'D02'],
  ])('shortens a postcode of %s that names a street', (country, postalCode, shown) => {
    expect(publicAddress({ ...address, country, postalCode, show: 'area' }).postalCode).toBe(shown)
  })
})
