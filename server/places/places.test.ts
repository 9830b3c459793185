/** places: one place, its neighbours and box, the place of an address, and the file it is all kept in. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, double, property, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { place } from '#contract/search/places.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { continentOf, countryCodes, countryName } from './gazetteer/countries.ts'
import { createPlaces, type Places } from './create-places.ts'
import { typingErrors } from '#contract/accounts/typing-errors.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { boxOf } from './geometry/geometry.rules.ts'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { readSections, writeSections } from './gazetteer/typed-sections.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

const lisbon = { lat: 38.71667, lon: -9.13333 }
const inside = (
  box: { west: number; south: number; east: number; north: number },
  lat: number,
  lon: number,
) =>
  lat >= box.south &&
  lat <= box.north &&
  (box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east)

describe('get', () => {
  it('answers cities, regions, counties and countries as the contract has them', () => {
    for (const id of [
      'geonames:2267057',
      'admin1:PT.14',
      'admin2:PT.14.1106',
      'country:PT',
      'admin1:GR.ESYE31',
      'country:US',
    ])
      expect(place.parse(places.get(id)).id).toBe(id)
    expect(places.get('geonames:2267057')).toMatchObject({
      kind: 'city',
      name: 'Lisbon',
      country: 'PT',
      population: 517_802,
    })
    expect(places.get('geonames:2651468')).toMatchObject({ name: 'Deal', region: 'Kent' })
    expect(places.get('geonames:2884161')).toMatchObject({ name: 'Kreuzberg', region: 'Berlin' })
    expect(places.get('country:DE')).toMatchObject({ kind: 'country', name: 'Germany', population: null })
  })

  it('calls a town that is a country as the language calls the country', () => {
    const named = (id: string, language: 'ar' | 'fr') => places.get(id, language)?.name
    expect(named('geonames:1880252', 'ar')).toBe('سنغافورة')
    expect(named('geonames:2993458', 'ar')).toBe('موناكو')
    expect(named('geonames:1880252', 'fr')).toBe('Singapour')
  })

  it('answers nothing for what is not there', () => {
    for (const id of ['geonames:1', 'geonames:999999999999', 'admin1:PT.99', 'admin2:XX.1.1', 'country:ZZ'])
      expect(places.get(id)).toBeNull()
  })

  it('shows a country without its small parts overseas', () => {
    expect(places.get('country:US')?.box.west).toBeGreaterThan(-130)
    expect(places.get('country:ES')?.box.south).toBeLessThan(29)
    const fiji = places.get('country:FJ')?.box
    expect(fiji && fiji.west > fiji.east).toBe(true)
  })

  it('has every city inside its box and its country known', () => {
    for (const city of places.populated(300_000)) {
      const found = places.get(city.id)
      expect(found && inside(found.box, city.lat, city.lon)).toBe(true)
      expect(continentOf(city.country)).not.toBeNull()
    }
  })
})

describe('countries', () => {
  it('all have a name', () => {
    expect(countryCodes.length).toBe(246)
    for (const code of countryCodes) expect(countryName(code)).not.toBe(code)
  })
})

describe('nearby', () => {
  it('names the nearest first and larger ones further out', () => {
    const found = places.nearby({ lat: 51.2237, lon: 1.4019 }, { limit: 6 })
    expect(found[0]?.name).toBe('Deal')
    expect(found.map((p) => p.distanceM)).toEqual(found.map((p) => p.distanceM).toSorted((a, b) => a - b))
    expect(found.map((p) => p.name)).toEqual(expect.arrayContaining(['Folkestone']))
  })

  it('calls nothing near that is a journey away: less far the more people live there', () => {
    const farthest = (lat: number, lon: number) =>
      Math.max(0, ...places.nearby({ lat, lon }, { limit: 20 }).map((p) => p.distanceM / 1_000))
    const city = farthest(51.5, -0.12)
    const coast = farthest(51.2237, 1.4019)
    const outback = farthest(-31.95, 141.45)
    expect(city).toBeLessThanOrEqual(20)
    expect(coast).toBeGreaterThan(20)
    expect(coast).toBeLessThanOrEqual(40)
    expect(outback).toBeLessThanOrEqual(60)
    expect(places.nearby({ lat: -25, lon: 129 }, { limit: 3 })).toEqual([])
  })

  it('looks across 180°, and across open borders only', () => {
    const countries = (lat: number, lon: number, country?: string) => [
      ...new Set(places.nearby({ lat, lon }, { limit: 20, country }).map((p) => p.country)),
    ]
    expect(places.nearby({ lat: 66.32, lon: 179.9 }, { limit: 4 }).some((p) => p.lon < 0)).toBe(true)
    expect(countries(48.58, 7.75).toSorted()).toEqual(['DE', 'FR'])
    expect(countries(32.05, 34.75)).toEqual(['IL'])
    expect(countries(33.08, 35.15)).toEqual(['IL'])
    // Nearer to a town of the neighbour than to one of its own.
    expect(countries(32.53, -117.03, 'US')).toEqual(['US'])
  })
})

describe('resolve', () => {
  it('finds a town by its name in its country, whatever its spelling', () => {
    const found = places.resolve({ country: 'PT', locality: 'LISBOA', point: lisbon })
    expect(found?.path.slice(0, 4)).toEqual([
      'country:PT',
      'admin1:PT.14',
      'admin2:PT.14.1106',
      'geonames:2267057',
    ])
    expect(places.resolve({ country: 'PT', locality: 'LISBOA' })).toMatchObject({
      placeId: 'geonames:2267057',
    })
    expect(places.resolve({ country: 'CH', locality: 'Genf' })?.placeId).toBe('geonames:2660646')
    expect(places.resolve({ country: 'GB', locality: 'Deal, Kent' })?.placeId).toBe('geonames:2651468')
  })

  it('tells towns of one name apart by region and by point', () => {
    expect(places.resolve({ country: 'US', locality: 'Springfield', admin1: 'Illinois' })?.placeId).toBe(
      'geonames:4250542',
    )
    expect(places.resolve({ country: 'US', locality: 'Springfield', admin1: 'MA' })?.placeId).toBe(
      'geonames:4951788',
    )
    const nearEugene = { lat: 44.05, lon: -123.02 }
    expect(places.resolve({ country: 'US', locality: 'Springfield', point: nearEugene })?.placeId).toBe(
      'geonames:5754005',
    )
  })

  it('believes the point when the name is unknown or elsewhere', () => {
    expect(places.resolve({ country: 'PT', locality: 'Quinta do Sol', point: lisbon })?.path).toContain(
      'geonames:2267057',
    )
    expect(places.resolve({ country: 'PT', locality: 'Porto', point: lisbon })?.path).toContain(
      'admin1:PT.14',
    )
  })

  it('puts a district into its city', () => {
    const found = places.resolve({ country: 'DE', locality: 'Kreuzberg' })
    expect(found?.path).toEqual(['country:DE', 'admin1:DE.16', 'geonames:2950159', 'geonames:2884161'])
    expect(places.resolve({ country: 'US', locality: 'Brooklyn', admin1: 'NY' })?.path).toContain(
      'geonames:5128581',
    )
    expect(places.resolve({ country: 'GB', locality: 'Islington' })?.path).toContain('geonames:2643743')
  })

  it('falls back to the region, then the country, then nothing', () => {
    expect(places.resolve({ country: 'ES', admin1: 'Andalucía' })?.placeId).toBe('admin1:ES.51')
    expect(places.resolve({ country: 'ES', locality: 'Nowhere at all' })?.placeId).toBe('country:ES')
    expect(places.resolve({ country: 'ZZ', locality: 'Lisboa' })).toBeNull()
  })

  it('never places a point in another country', () => {
    const baarle = { lat: 51.44, lon: 4.93 }
    expect(places.resolve({ country: 'BE', point: baarle })?.path[0]).toBe('country:BE')
  })

  it('names the steps of a path', () => {
    expect(
      places.crumbs(['country:PT', 'admin1:PT.14', 'nonsense:1', 'geonames:2267057']).map((c) => c.name),
    ).toEqual(['Portugal', 'Lisbon', 'Lisbon'])
    const inArabic = places.crumbs(['admin1:PT.14', 'geonames:2267057'], 'ar')
    expect(inArabic.map(({ name }) => name)).toEqual(['لشبونة', 'لشبونة'])
  })
})

describe('directory', () => {
  it('counts countries and homes and spreads the columns over countries', () => {
    const counts = new Map([
      ['country:GB', 30],
      ['country:PT', 5],
      ['country:FR', 0],
      ['geonames:2643743', 20],
      ['geonames:2655603', 6],
      ['geonames:2643123', 4],
      ['geonames:2267057', 5],
      ['geonames:2884161', 50],
    ])
    const { countries, listings, continents } = places.directory(counts)
    expect([countries, listings]).toEqual([2, 35])
    const europe = continents.find((c) => c.code === 'EU')?.places
    expect(europe?.map((p) => p.name)).toEqual(['London', 'Birmingham', 'Lisbon'])
  })
})

describe('geometry', () => {
  const longitude = double({ min: -180, max: 180, noNaN: true })
  const latitude = double({ min: -80, max: 80, noNaN: true })
  it('finds a box that holds all points, across 180° too', () => {
    const points = array(record({ lat: latitude, lon: longitude }), { minLength: 1, maxLength: 12 })
    const holdsAll = property(points, (list) => list.every((p) => inside(boxOf(list, 0.001), p.lat, p.lon)))
    expect(() => assert(holdsAll)).not.toThrow()
  })

  it('measures distances on the globe', () => {
    expect(metresBetween({ lat: 51.5, lon: 0 }, { lat: 48.85, lon: 2.35 }) / 1000).toBeCloseTo(339, -1)
    expect(metresBetween({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }) / 1000).toBeCloseTo(111.2, 0)
  })
})

describe('typing errors', () => {
  it.each([
    ['london', 'london', 0],
    ['lodnon', 'london', 1],
    ['londn', 'london', 1],
    ['lond', 'london', 0.25],
    ['londonn', 'london', 1],
    ['xxxxxx', 'london', Infinity],
  ])('%s / %s: %d', (typed, name, errors) => {
    expect(typingErrors(typed, name, 3)).toBe(errors)
  })
})

describe('the file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meridian-sections-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('keeps what it is given, of every kind there is, and refuses another version and a damaged copy', async () => {
    const path = join(folder, 'sections.bin')
    await writeSections(path, 'v1', {
      a: Uint8Array.of(1, 2, 3),
      b: Int32Array.of(-5, 7),
      c: Float32Array.of(0.5),
      d: Uint16Array.of(65_535),
      e: Uint32Array.of(0xffff_ffff, 1),
    })
    expect(await readSections(path, 'v1')).toEqual({
      a: Uint8Array.of(1, 2, 3),
      b: Int32Array.of(-5, 7),
      c: Float32Array.of(0.5),
      d: Uint16Array.of(65_535),
      e: Uint32Array.of(0xffff_ffff, 1),
    })
    expect(await readSections(path, 'v1', ['b', 'e'])).toEqual({
      a: Uint8Array.of(1, 2, 3),
      b: new Int32Array(),
      c: Float32Array.of(0.5),
      d: Uint16Array.of(65_535),
      e: new Uint32Array(),
    })
    expect(await readSections(path, 'v2')).toBeNull()
    const bytes = await readFile(path)
    bytes.writeUInt8(99, bytes.length - 8)
    await writeFile(path, bytes)
    expect(await readSections(path, 'v1')).toBeNull()
    await writeFile(path, bytes.subarray(0, 40))
    expect(await readSections(path, 'v1')).toBeNull()
    expect(await readSections(join(folder, 'none.bin'), 'v1')).toBeNull()
  })

  it('is small, and what is read from it answers', async () => {
    expect((await stat(join(gazetteerFolder, 'gazetteer.bin'))).size).toBeLessThan(100e6)
    for (const typed of ['lond', 'frankfrut', 'paris texas', '東京'])
      expect(places.suggest(typed).length).toBeGreaterThan(0)
  })

  it('finds towns as they are written where misspelt names were not read, and says that it finds no others', async () => {
    const plain = createPlaces(await loadGazetteer(gazetteerFolder, { misspelt: false }))
    const written = { town: 'Vila Nova de Gaia', country: 'PT' }
    expect(plain.resolve(written)).toEqual(places.resolve(written))
    expect(plain.get('geonames:2267057')).toEqual(places.get('geonames:2267057'))
    expect(() => plain.suggest('frankfrut')).toThrow('without misspelt names')
    expect(places.suggest('frankfrut').length).toBeGreaterThan(0)
  })
})
