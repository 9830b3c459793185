/** places: its calls as a visitor makes them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { placesRoutes } from './index.ts'

const agency = {
  kind: 'agency' as const,
  id: '0192f0c1-7f3a-7cc2-8a10-3f5b6a7c8d9e',
  name: 'Lisbon Keys',
  detail: 'Agency',
}
let app: TestApp
let offered: string[] | null = null
let alsoCounted: [id: string, count: number][] = []
/** The town that a street was said to be in. */
let asked: { name: string; also: string[] } | null = null
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [
      placesRoutes(platform, {
        directHits: async (typed) => (typed.startsWith('lis') ? [agency] : []),
        postcodes: async () => [],
        spots: async (typed, townAt) => {
          asked = typed === 'rue grimaldi' ? townAt({ lat: 43.7347, lon: 7.42 }) : null
          return []
        },
        markets: async () => offered,
        countByPlace: async (purpose) =>
          new Map(purpose === 'sale' ? [['country:PT', 3], ['geonames:2267057', 3], ...alsoCounted] : []),
      }),
    ],
  })
})

describe('calls of places', () => {
  it('name towns as the visitor calls them, and the town of a quarter too', async () => {
    const named = async (id: string, language: string) =>
      app.api.places.get({ params: { id } }, { headers: { 'accept-language': language } })
    const lisbon = 'geonames:2267057'
    expect((await named(lisbon, 'ar,en;q=0.8')).name).toBe('لشبونة')
    expect((await named(lisbon, 'fr-CA')).name).toBe('Lisbonne')
    expect((await named(lisbon, 'en,fr;q=0.5')).name).toBe('Lisbon')
    expect((await named(lisbon, 'ja')).name).toBe('Lisbon')
    const { items } = await app.api.places.suggest(
      { query: { q: 'alfama' } },
      { headers: { 'accept-language': 'it' } },
    )
    expect(items[0]).toMatchObject({ name: 'Alfama', region: 'Lisbona' })
  })

  it('suggest an island or a lake in the place of the county that is only called like it', async () => {
    const { items, landscapes } = await app.api.places.suggest({ query: { q: 'Lake Gar' } })
    expect(landscapes).toMatchObject([{ name: 'Lake Garda', country: 'IT', radiusM: 30_000, within: null }])
    expect(items.map(({ name }) => name)).not.toContain('Brescia')
    const { landscapes: none } = await app.api.places.suggest({ query: { q: 'La' } })
    expect(none).toEqual([])
  })

  it('counts in a landscape the homes of its towns, in its own region alone', async () => {
    const idOf = async (q: string) => (await app.api.places.suggest({ query: { q } })).items[0]?.id ?? ''
    // Retz lies in the Weinviertel, Vienna only in the circle around it.
    alsoCounted = [
      [await idOf('Retz, Austria'), 4],
      [await idOf('Wien'), 9],
    ]
    const { landscapes } = await app.api.places.suggest({ query: { q: 'weinvier' } })
    alsoCounted = []
    expect(landscapes).toMatchObject([{ name: 'Weinviertel', count: 4 }])
  })

  it('suggests places and what the words name directly', async () => {
    const { items, direct } = await app.api.places.suggest({ query: { q: 'lisb' } })
    expect(items[0]?.name).toBe('Lisbon')
    expect(direct).toEqual([agency])
    expect((await app.api.places.suggest({ query: { q: 'porto', limit: 3 } })).items.length).toBe(3)
  })

  it('say of a street in a quarter which town it is in as well, and name none that does not reach so far', async () => {
    await app.api.places.suggest({ query: { q: 'rue grimaldi' } })
    const { name = '', also = [] } = asked ?? {}
    expect([name, ...also]).toContain('Monaco')
    expect([name, ...also]).not.toContain('Menton')
  })

  it('suggests places of the countries that are offered, and knows the others by their ids', async () => {
    const suggested = async (q: string) => (await app.api.places.suggest({ query: { q } })).items
    const everywhere = await suggested('san')
    expect(new Set(everywhere.map(({ country }) => country)).size).toBeGreaterThan(1)
    offered = ['ES']
    expect((await suggested('lisbon')).filter(({ country }) => country !== 'ES')).toEqual([])
    const places = await suggested('san')
    expect(places.length).toBe(everywhere.length)
    expect(new Set(places.map(({ country }) => country))).toEqual(new Set(['ES']))
    expect((await app.api.places.get({ params: { id: 'geonames:2267057' } })).name).toBe('Lisbon')
    offered = null
  })

  it('answers one place or a 404', async () => {
    expect((await app.api.places.get({ params: { id: 'geonames:2267057' } })).name).toBe('Lisbon')
    const response = await app.fetch('/api/meridian/places/geonames:1')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 'Error', code: 'places.notFound' })
  })

  it.each([
    '/api/meridian/places',
    '/api/meridian/places?q=%20',
    '/api/meridian/places?q=a&limit=99',
    '/api/meridian/places/geonames:x',
    '/api/meridian/places-nearby?lat=91&lon=0',
    '/api/meridian/places-nearby?lat=1&lon=0&x=1',
  ])('refuses %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(400)
  })

  it('tells what is around a point', async () => {
    const { items } = await app.api.places.nearby({ query: { lat: '51.2237', lon: '1.4019', limit: '4' } })
    expect(items[0]).toMatchObject({ name: 'Deal', kind: 'city' })
    expect(items.length).toBe(4)
  })

  it('lists the directory', async () => {
    const { countries, listings, continents } = await app.api.places.directory({ query: {} })
    expect([countries, listings]).toEqual([1, 3])
    expect(continents[0]?.places).toEqual([
      { id: 'geonames:2267057', name: 'Lisbon', country: 'PT', count: 3 },
    ])
  })
})
