/**
 * regions: streets, house numbers, quarters and parks of a loaded region are
 * found by name, and points name their address.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { decodeAreas, isInAreas } from '#contract/vocabulary/polyline.ts'
import { createTestApp } from '#tests/support/app.ts'
import { osmFile, type OsmDraft } from '#tests/support/maps/osm-file.ts'
import { addRegion } from '../index.ts'
import { regionsRoutes } from '../regions.routes.ts'
import { findNamed } from './find-named.ts'
import { findSpots, type TownAt } from './find-spots.ts'

/**
 * A street of two ways, one of the same name far away, two quarters
 * side by side, a park, and a border that is cut.
 */
const town: OsmDraft = {
  box: [7.4, 43.7, 7.6, 43.8],
  nodes: [
    { id: 1, lat: 43.73, lon: 7.41 },
    { id: 2, lat: 43.731, lon: 7.412 },
    { id: 3, lat: 43.732, lon: 7.414 },
    { id: 4, lat: 43.78, lon: 7.58 },
    { id: 5, lat: 43.781, lon: 7.581 },
    {
      id: 6,
      lat: 43.7302,
      lon: 7.4101,
      tags: { 'addr:street': 'Rue de l’Église', 'addr:housenumber': '12 B' },
    },
    {
      id: 7,
      lat: 43.7304,
      lon: 7.4103,
      tags: { 'addr:street': 'Rue de l’Église', 'addr:housenumber': '14-18; 22' },
    },
    { id: 10, lat: 43.72, lon: 7.4 },
    { id: 11, lat: 43.74, lon: 7.4 },
    { id: 12, lat: 43.74, lon: 7.42 },
    { id: 13, lat: 43.72, lon: 7.42 },
    { id: 14, lat: 43.74, lon: 7.44 },
    { id: 15, lat: 43.72, lon: 7.44 },
  ],
  ways: [
    {
      id: 20,
      refs: [1, 2],
      tags: { highway: 'residential', name: 'Rue de l’Église', 'name:de': 'Kirchstraße' },
    },
    { id: 21, refs: [2, 3], tags: { highway: 'residential', name: 'Rue de l’Église' } },
    { id: 22, refs: [4, 5], tags: { highway: 'residential', name: 'Rue de l’Église' } },
    { id: 23, refs: [10, 11, 12] },
    { id: 24, refs: [12, 13] },
    { id: 25, refs: [10, 13] },
    { id: 26, refs: [12, 14, 15, 13, 12], tags: { place: 'suburb', name: 'Levant' } },
    { id: 27, refs: [1, 2, 3, 1], tags: { leisure: 'park', name: 'Jardin Vert' } },
  ],
  relations: [
    {
      id: 30,
      tags: { type: 'boundary', boundary: 'administrative', admin_level: '10', name: 'Le Port' },
      members: [
        ['way', 23, 'outer'],
        ['way', 24, 'outer'],
        ['way', 25, 'outer'],
      ],
    },
    {
      id: 31,
      tags: { type: 'boundary', boundary: 'administrative', admin_level: '8', name: 'Grande Ville' },
      members: [
        ['way', 23, 'outer'],
        ['way', 999, 'outer'],
      ],
    },
  ],
}

const app = await createTestApp({ routes: (platform) => [regionsRoutes(platform)] })
const { db, files } = app.platform
const folder = await mkdtemp(join(tmpdir(), 'meridian-names-'))
const path = join(folder, 'town.osm.pbf')
await writeFile(path, osmFile(town))
const tiles = fileURLToPath(
  new URL('../../../packages/demonstration/regions/monaco.pmtiles', import.meta.url),
)
const telling = { step: <T>(_: string, work: () => Promise<T>) => work(), count: () => () => undefined }
await addRegion({ db, files, folder, telling }, path, { tiles })

const townAt: TownAt = ({ lon }) =>
  lon < 7.5
    ? { name: 'Monaco', region: null, country: 'MC', also: ['Grand Port'] }
    : { name: 'Elsewhere', region: 'France', country: 'FR' }
const find = async (typed: string) =>
  (await findSpots(db, typed, townAt)).map(({ kind, name, houseNumber, town: where }) =>
    [kind, name, houseNumber, where].filter(Boolean).join(' | '),
  )

test.each(['rue de l', 'RUE DE L’EGLISE', 'eglise', 'r. eglise'])(
  'a street of two ways is one, found by %s',
  async (typed) => {
    expect(await find(typed)).toEqual([
      'street | Rue de l’Église | Monaco',
      'street | Rue de l’Église | Elsewhere, France',
    ])
  },
)

test.each(['12b rue de l’église', 'Rue de l’Église 12 B', 'rue de l’eglise, n° 12b, monaco', 'eglise 12b'])(
  'a house is found by its number: %s',
  async (typed) => {
    expect((await find(typed))[0]).toBe('address | Rue de l’Église | 12 B | Monaco')
  },
)

test('a sign may stand for several numbers, of one side of the street', async () => {
  const numbers = await Promise.all(
    [14, 16, 18, 22, 15, 20].map((number) => find(`rue de l’église ${number}`)),
  )
  const houses = [14, 16, 18, 22].map((number) => `address | Rue de l’Église | ${number} | Monaco`)
  const street = 'street | Rue de l’Église | Monaco'
  expect(numbers.map(([first]) => first)).toEqual([...houses, street, street])
})

test('in another language, only where the street has a name in it', async () => {
  expect(await find('kirchstr')).toEqual(['street | Rue de l’Église | Monaco'])
})

test('the town that is said too decides, with a comma and without; a number nobody knows leaves the street', async () => {
  expect(await find('rue de l’église, elsew')).toEqual(['street | Rue de l’Église | Elsewhere, France'])
  expect(await find('rue de l’église france')).toEqual(['street | Rue de l’Église | Elsewhere, France'])
  expect(await find('rue de l’église, grand port')).toEqual(['street | Rue de l’Église | Monaco'])
  expect((await find('rue de l’église 99'))[0]).toBe('street | Rue de l’Église | Monaco')
  expect(await find('ru')).toEqual([])
})

test('quarters have their outline, a park the streets around it, and a border that is cut is none', async () => {
  const [port] = await findSpots(db, 'le port', townAt)
  const [levant] = await findSpots(db, 'levant', townAt)
  const [park] = await findSpots(db, 'vert', townAt)
  const inside = (area: string | null | undefined, lat: number, lon: number) =>
    isInAreas([Math.round(lon * 1e5), Math.round(lat * 1e5)], decodeAreas(area ?? '') ?? [])
  expect([port?.kind, levant?.kind, park?.kind]).toEqual(['district', 'district', 'park'])
  expect(inside(port?.area, 43.73, 7.41)).toBe(true)
  expect(inside(port?.area, 43.73, 7.43)).toBe(false)
  expect(inside(levant?.area, 43.73, 7.43)).toBe(true)
  expect(inside(park?.area, 43.733, 7.415)).toBe(true)
  expect(inside(park?.area, 43.737, 7.415)).toBe(false)
  expect(await find('grande ville')).toEqual([])
})

test('a point names the house it stands at, else the street, else nothing', async () => {
  const at = async (lat: number, lon: number) =>
    (await app.api.regions.address({ query: { lat: String(lat), lon: String(lon) } })).address
  expect(await at(43.7302, 7.4102)).toMatchObject({
    street: 'Rue de l’Église',
    houseNumber: '12 B',
    metres: 8,
  })
  expect(await at(43.7305, 7.4112)).toMatchObject({ street: 'Rue de l’Église', houseNumber: null })
  expect(await at(43.75, 7.45)).toBeNull()
})

test('a street is met where it is nearest, and only where it runs', async () => {
  const on = async (lat: number, lon: number, street = 'Rue de l’Église') =>
    (await app.api.regions.street({ query: { street, lat: String(lat), lon: String(lon) } })).point
  expect(await on(43.7335, 7.4139)).toEqual({ lat: 43.732, lon: 7.414 })
  expect(await on(43.79, 7.585)).toEqual({ lat: 43.781, lon: 7.581 })
  expect(await on(43.65, 7.2)).toBeNull()
  expect(await on(43.73, 7.41, 'Rue du Port')).toBeNull()
})

test('sentences ask for whole names, all at once, with the houses they may mean', async () => {
  const found = await findNamed(db, [
    { key: 'rue de leglise', numbers: ['12b', '99'] },
    { key: 'kirchstrasse', numbers: [] },
    { key: 'le port', numbers: ['5'] },
    { key: 'eglise', numbers: [] },
    { key: 'bd eglise', numbers: [] },
    { key: 'nowhere', numbers: [] },
  ])
  const seen = [...found].map(([key, spots]) => [
    key,
    spots.length,
    spots.flatMap(({ houses }) => houses.map((one) => one.number)),
  ])
  // "église" alone is the end of a name; behind "bd" it is a street that is called so for short.
  expect(seen).toEqual([
    ['rue de leglise', 2, ['12b']],
    ['kirchstrasse', 1, []],
    ['le port', 1, []],
    ['bd eglise', 2, []],
  ])
})
