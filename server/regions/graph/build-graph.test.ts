/**
 * regions: cars obey what is forbidden at a crossing, ships keep
 * their time, and barriers stop whom they stop.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createRouter } from '#server/travel/graph/router.ts'
import { osmFile, type OsmDraft } from '#tests/support/maps/osm-file.ts'
import { surveyFile } from '../osm/read-things.ts'
import { buildGraph } from './build-graph.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function routerOf(draft: OsmDraft) {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-turns-'))
  folders.push(folder)
  const path = join(folder, 'crossing.osm.pbf')
  await writeFile(path, osmFile(draft))
  const graph = await buildGraph(await surveyFile(path))
  if (typeof graph === 'string') throw new Error(graph)
  return createRouter(graph)
}

/**
 * A block of streets, 1 km wide, and what lies south of its crossing:
 *
 *     4 ─── 3
 *     │     │
 *     1 ─── 2 ─── 5
 *           │
 *           6
 */
const places = {
  1: [50, 10],
  2: [50, 10.014],
  3: [50.009, 10.014],
  4: [50.009, 10],
  5: [50, 10.028],
  6: [49.991, 10.014],
} as const
const at = (id: keyof typeof places) => ({ lat: places[id][0], lon: places[id][1] })
const nodes = Object.entries(places).map(([id, [lat, lon]]) => ({ id: Number(id), lat, lon }))
const street = (id: number, ...refs: number[]) => ({ id, refs, tags: { highway: 'residential' } })
const ways = [
  street(12, 1, 2),
  street(23, 2, 3),
  street(34, 3, 4),
  street(41, 4, 1),
  street(25, 2, 5),
  street(26, 2, 6),
]
const ban = (restriction: string, from: number, to: number, more: Record<string, string> = {}) => ({
  id: 900 + to,
  tags: { type: 'restriction', restriction, ...more },
  members: [
    ['way', from, 'from'],
    ['node', 2, 'via'],
    ['way', to, 'to'],
  ] as ['node' | 'way', number, string][],
})
const minutes = async (
  draft: Partial<OsmDraft>,
  from: keyof typeof places,
  to: keyof typeof places,
  mode: 'car' | 'foot' | 'bicycle' = 'car',
) => (await routerOf({ nodes, ways, ...draft })).times(at(from), [at(to)], mode)[0] ?? null

test('who may not turn right at the crossing drives around the block', async () => {
  const free = await minutes({}, 1, 6)
  const banned = await minutes({ relations: [ban('no_right_turn', 12, 26)] }, 1, 6)
  expect(free).toBeCloseTo(5, 0)
  expect(banned).toBeCloseTo(10, 0)
})

test('straight on, back, on foot and by bicycle nothing is forbidden by it', async () => {
  const relations = [ban('no_right_turn', 12, 26)]
  expect(await minutes({ relations }, 1, 5)).toBeCloseTo((await minutes({}, 1, 5)) ?? 0)
  expect(await minutes({ relations }, 6, 1)).toBeCloseTo((await minutes({}, 6, 1)) ?? 0)
  for (const mode of ['foot', 'bicycle'] as const)
    expect(await minutes({ relations }, 1, 6, mode)).toBeCloseTo((await minutes({}, 1, 6, mode)) ?? 0)
})

test('where there is one way on only, every other is forbidden', async () => {
  const relations = [ban('only_straight_on', 12, 25)]
  expect(await minutes({ relations }, 1, 5)).toBeCloseTo((await minutes({}, 1, 5)) ?? 0)
  expect(await minutes({ relations }, 1, 6)).toBeCloseTo(10, 0)
  expect(await minutes({ relations }, 1, 3)).toBeCloseTo((await minutes({}, 1, 3)) ?? 0, 0)
})

test('two restrictions of one street both hold, and who wants to be at the crossing itself arrives', async () => {
  const relations = [ban('no_right_turn', 12, 26), ban('no_left_turn', 12, 23)]
  expect(await minutes({ relations }, 1, 6)).toBeCloseTo(10, 0)
  expect(await minutes({ relations }, 1, 2)).toBeCloseTo((await minutes({}, 1, 2)) ?? 0)
  const reached = (await routerOf({ nodes, ways, relations })).reach([at(2)], 4, 'car')
  expect(reached).toEqual((await routerOf({ nodes, ways })).reach([at(2)], 4, 'car'))
})

test('who is excepted, conditions and turns over several ways change nothing', async () => {
  const free = (await minutes({}, 1, 6)) ?? 0
  const excepted = ban('no_right_turn', 12, 26, { except: 'psv;motorcar' })
  const lorries = { ...ban('', 12, 26, { 'restriction:hgv': 'no_right_turn' }) }
  const over = ban('no_right_turn', 12, 26)
  over.members[1] = ['way', 23, 'via']
  for (const one of [excepted, lorries, over])
    expect(await minutes({ relations: [one] }, 1, 6)).toBeCloseTo(free)
})

test('a ship takes as long as is said, whoever is on board; without a word it is slow', async () => {
  const sea = { id: 78, refs: [5, 7], tags: { route: 'ferry', duration: '00:20' } }
  const island = { id: 7, lat: 50, lon: 10.1 }
  const harbour = { ...places, 7: [50, 10.1] }
  const draft = (tags: Record<string, string>) => ({
    nodes: [...nodes, island],
    ways: [...ways, { ...sea, tags }],
  })
  const voyage = async (tags: Record<string, string>, mode: 'car' | 'foot') =>
    (await routerOf(draft(tags))).times({ lat: harbour[5][0], lon: harbour[5][1] }, [island], mode)[0]
  expect(await voyage(sea.tags, 'foot')).toBeCloseTo(20, 1)
  expect(await voyage(sea.tags, 'car')).toBeCloseTo(20, 1)
  expect(await voyage({ ...sea.tags, foot: 'yes', motor_vehicle: 'no' }, 'car')).toBeNull()
  expect(await voyage({ route: 'ferry' }, 'foot')).toBeCloseTo(25.8, 0)
})

test('a bollard stops cars, a closed gate everybody, and at a crossing nobody knows which street it closes', async () => {
  const gate = (tags: Record<string, string>, ref: number) => ({
    nodes: nodes.map((node) => (node.id === ref ? { ...node, tags } : node)),
    ways: [street(12, 1, 2), street(25, 2, 5), street(56, 5, 6)],
  })
  expect(await minutes(gate({ barrier: 'bollard' }, 2), 1, 5)).toBeNull()
  expect(await minutes(gate({ barrier: 'bollard' }, 2), 1, 5, 'bicycle')).not.toBeNull()
  expect(await minutes(gate({ barrier: 'gate' }, 2), 1, 5)).not.toBeNull()
  expect(await minutes(gate({ barrier: 'gate', access: 'private' }, 2), 1, 5, 'foot')).toBeNull()
  expect(
    await minutes(gate({ barrier: 'gate', access: 'private', foot: 'yes' }, 2), 1, 5, 'foot'),
  ).not.toBeNull()
  const crossing = {
    nodes: nodes.map((node) => (node.id === 2 ? { ...node, tags: { barrier: 'bollard' } } : node)),
  }
  expect(await minutes(crossing, 1, 5)).not.toBeNull()
})

test('a trip neither begins nor ends on a street that leads only in or only out, as where a file was cut', async () => {
  const end = { id: 7, lat: 50, lon: 10.0285 }
  const oneWay = (refs: number[]) => ({
    nodes: [...nodes, end],
    ways: [...ways, { id: 57, refs, tags: { highway: 'residential', oneway: 'yes' } }],
  })
  const [leadsIn, leadsOut] = await Promise.all([routerOf(oneWay([5, 7])), routerOf(oneWay([7, 5]))])
  const [free] = leadsIn.times(at(5), [at(1)], 'car')
  const walked = 36 / 1.2 / 60
  for (const [from, to] of [
    [end, at(1)],
    [at(1), end],
  ] as const)
    for (const router of [leadsIn, leadsOut])
      expect(router.times(from, [to], 'car')[0]).toBeCloseTo((free ?? 0) + walked, 1)
})
