/**
 * travel: times and travel-time searches over a region that was loaded:
 * along its streets, else straight or not at all.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { decodeAreas, isInAreas } from '#contract/vocabulary/polyline.ts'
import { regionReport } from '#main/commands/region.ts'
import { createTestApp } from '#tests/support/app.ts'
import { town } from '#tests/support/maps/town.ts'
import { createGraphs } from './graph/graphs.ts'

const app = await createTestApp()
const { db, files } = app.platform
const school = { lat: 50.0018, lon: 10.0028 }
const far = { lat: 51, lon: 11 }

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-travel-'))
  const source = join(folder, 'town.osm.pbf')
  await writeFile(source, town({ nodes: [{ id: 9_000, ...school, tags: { amenity: 'school' } }] }))
  const loader = {
    db,
    files,
    folder,
    telling: { step: <T>(_: string, work: () => Promise<T>) => work(), count: () => () => undefined },
  }
  const tiles = new URL('../../packages/demonstration/regions/monaco.pmtiles', import.meta.url).pathname
  const told = await regionReport(loader, { source, remove: null, named: { tiles } })
  if (!told[1]?.includes('travel times')) throw new Error(told.join('\n'))
})

test('times follow the streets where they are known, and are straight lines that say so elsewhere', async () => {
  const { times } = await app.api.travel.times({
    body: { from: [{ lat: 50, lon: 10 }, far], to: [school, { lat: 51.01, lon: 11 }] },
  })
  expect(times[0]?.[0]?.foot).toEqual({ minutes: 5, by: 'graph' })
  expect(times[1]?.[1]?.foot).toEqual({ minutes: 14, by: 'straight' })
  expect(times[0]?.[1]?.foot).toBeNull()
})

test('what is near is told in minutes along the streets', async () => {
  const { things } = await app.api.regions.near({ query: { lat: '50', lon: '10' } })
  expect(things).toMatchObject([{ kind: 'school', metres: 283, minutes: 5, by: 'graph' }])
})

test('a search says how each wish was answered, and draws it', async () => {
  const { travel = [] } = await app.api.search.search({
    query: { travel: `4,foot,${school.lat},${school.lon},School;4,foot,school`, limit: '1' },
  })
  expect(travel).toMatchObject([
    { by: 'graph', name: 'School', minutes: 4 },
    { by: 'graph', near: 'school' },
  ])
  for (const { area } of travel) expect(isInAreas([1_000_140, 5_000_180], decodeAreas(area) ?? [])).toBe(true)
})

test('where nobody knows the streets nothing is found, and a radius is offered', async () => {
  const answer = await app.api.search.search({ query: { travel: '10,bicycle,51,11,Far;5,foot,beach' } })
  expect(answer.total).toBe(0)
  expect(answer.travel).toMatchObject([
    { by: null, area: '', radius: 2_100 },
    { by: 'graph', area: '' },
  ])
})

test('a graph that is gone since it was heard of knows nothing, and nobody is refused for it', async () => {
  const graphs = createGraphs(app.platform.config)
  const gone = ['regions/town-before.graph']
  const asked = { mode: 'foot' } as const
  expect(await graphs.times(gone, { ...asked, from: school, to: [far] }, 'a')).toBeNull()
  expect(await graphs.reach(gone, { ...asked, points: [school], minutes: 5 }, 'a')).toBeNull()
  graphs.stop()
})
