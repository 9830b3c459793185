/**
 * travel: times and reaches along the streets of a small town, from a
 * file of OpenStreetMap data to areas on the map.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInAreas, type DrawnArea } from '#contract/vocabulary/polyline.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { buildGraph } from '#server/regions/graph/build-graph.ts'
import { surveyFile } from '#server/regions/osm/read-things.ts'
import { readGraph, writeGraph, type TravelGraph } from '#server/regions/index.ts'
import { town } from '#tests/support/maps/town.ts'
import { createRouter, type Router } from './router.ts'

let folder = ''
let graph: TravelGraph
let router: Router

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-town-'))
  const path = join(folder, 'town.osm.pbf')
  await writeFile(path, town())
  const built = await buildGraph(await surveyFile(path))
  if (typeof built === 'string') throw new Error(built)
  graph = await readGraph(await writeGraph(built))
  router = createRouter(graph)
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Streets of the town are a hundred metres apart: so many of them east and north of its south-western corner.
 */
const at = (east: number, north: number): Point => ({ lat: 50 + north * 0.0009, lon: 10 + east * 0.0014 })
const holds = (areas: readonly DrawnArea[] | null, { lat, lon }: Point) =>
  isInAreas([Math.round(lon * 1e5), Math.round(lat * 1e5)], areas ?? [])

test('a walk follows the streets: twelve blocks are twelve hundred metres', () => {
  const [minutes] = router.times(at(2, 2), [at(8, 8)], 'foot')
  expect(minutes).toBeGreaterThan(13.5)
  expect(minutes).toBeLessThan(15)
})

test('a one-way street is driven in its direction only', () => {
  const [there] = router.times(at(0, 5), [at(10, 5)], 'car')
  const [back] = router.times(at(10, 5), [at(0, 5)], 'car')
  expect(back).toBeGreaterThan((there ?? 0) * 1.1)
})

test('nobody knows the way to a point that is far from every street', () => {
  expect(router.times(at(2, 2), [at(60, 60)], 'foot')).toEqual([null])
  expect(router.times(at(2, 2), [at(8, 8), at(60, 60)], 'foot', 1)).toEqual([Infinity, null])
  expect(router.reach([at(60, 60)], 10, 'foot')).toBeNull()
})

test('no street is followed towards points that are all far from every street', () => {
  const walked = createRouter({
    ...graph,
    get first(): TravelGraph['first'] {
      throw new Error('a street was followed')
    },
  })
  expect(walked.times(at(2, 2), [at(60, 60), at(70, 70)], 'car')).toEqual([null, null])
  expect(() => walked.times(at(2, 2), [at(8, 8), at(70, 70)], 'car')).toThrow('followed')
})

test('who lives within the reach is there in time, and who lives outside is not', () => {
  const areas = router.reach([at(5, 5)], 6, 'foot')
  const homes = [0, 1, 2, 3, 5, 8, 10].flatMap((east) => [0, 2, 4, 5, 9].map((north) => at(east, north)))
  const timed = homes.map((home) => ({
    minutes: router.times(home, [at(5, 5)], 'foot')[0] ?? Number.NaN,
    isHeld: holds(areas, home),
  }))
  // The border lies where the time ends, give or take half a block.
  const near = timed.filter(({ minutes }) => minutes < 5.4)
  const far = timed.filter(({ minutes }) => minutes > 6.6)
  expect([near.length > 5, near.every(({ isHeld }) => isHeld)]).toEqual([true, true])
  expect([far.length > 5, far.some(({ isHeld }) => isHeld)]).toEqual([true, false])
})

test('the reach counts the way there, not the way back', () => {
  const areas = router.reach([at(10, 5)], 2, 'car')
  const back = router.reach([at(0, 5)], 2, 'car')
  expect(holds(areas, at(4, 5))).toBe(true)
  expect(holds(back, at(6, 5))).toBe(false)
})

test('of several things the nearest counts, and each has its own area', () => {
  const areas = router.reach([at(1, 1), at(9, 9)], 2, 'foot') ?? []
  expect(areas).toHaveLength(2)
  expect(holds(areas, at(1, 2))).toBe(true)
  expect(holds(areas, at(9, 8))).toBe(true)
  expect(holds(areas, at(5, 5))).toBe(false)
})
