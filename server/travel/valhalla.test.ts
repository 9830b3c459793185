/** travel: what a Valhalla server is asked, and what is made of its answers. */
import { expect, test } from 'vitest'
import { createValhalla } from './valhalla.ts'

type Asked = { address: string; body: Record<string, unknown> }

function server(answer: unknown, status = 200) {
  const asked: Asked[] = []
  const valhalla = createValhalla('http://routes.example:8002/', async (address, init) => {
    asked.push({ address, body: JSON.parse(String(init.body)) as Asked['body'] })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  })
  return { asked, valhalla }
}
const home = { lat: 42.5, lon: 1.5 }
const ring = [
  [1.5, 42.5],
  [1.6, 42.5],
  [1.6, 42.6],
  [1.5, 42.5],
]

test('an isochrone towards the point becomes an area with open rings', async () => {
  const { asked, valhalla } = server({
    features: [{ geometry: { type: 'Polygon', coordinates: [ring] } }],
  })
  expect(await valhalla.isochrone(home, 15, 'foot')).toEqual([
    [
      [
        [150_000, 4_250_000],
        [160_000, 4_250_000],
        [160_000, 4_260_000],
      ],
    ],
  ])
  expect(asked[0]?.address).toBe('http://routes.example:8002/isochrone')
  expect(asked[0]?.body).toMatchObject({ costing: 'pedestrian', contours: [{ time: 15 }], reverse: true })
})

test('a matrix comes in minutes, with nothing where there is no way', async () => {
  const { asked, valhalla } = server({ sources_to_targets: [[{ time: 90 }, { time: null }]] })
  expect(await valhalla.matrix([home], [home, home], 'car')).toEqual([[1.5, null]])
  expect(asked[0]?.body).toMatchObject({ costing: 'auto' })
})

/**
 * A server with streets east of 0° alone, which refuses a table for a single
 * point that lies elsewhere, as Valhalla does.
 */
function eastern() {
  const asked: number[] = []
  const valhalla = createValhalla('http://routes.example', async (_, init) => {
    const { sources, targets } = JSON.parse(String(init.body)) as Record<
      'sources' | 'targets',
      { lon: number }[]
    >
    asked.push(sources.length * targets.length)
    if ([...sources, ...targets].some(({ lon }) => lon < 0))
      return new Response(JSON.stringify({ error_code: 171 }), { status: 400 })
    const times = sources.map((from) => targets.map((to) => ({ time: 60 * (from.lon + to.lon) })))
    return new Response(JSON.stringify({ sources_to_targets: times }))
  })
  return { asked, valhalla }
}
const at = (lon: number) => ({ lat: 42, lon })

test('one point that the server refuses does not cost the others their times', async () => {
  const { valhalla } = eastern()
  expect(await valhalla.matrix([at(1), at(-1), at(2)], [at(10), at(-5), at(20)], 'car')).toEqual([
    [11, null, 21],
    [null, null, null],
    [12, null, 22],
  ])
})

test('a table of nothing but refusals comes to an end', async () => {
  const { asked, valhalla } = eastern()
  const nowhere = Array.from({ length: 60 }, () => at(-1))
  expect((await valhalla.matrix([at(1)], nowhere, 'foot'))[0]).toEqual(nowhere.map(() => null))
  expect(asked.length).toBeLessThanOrEqual(32)
})

test('a point without streets is no failure; all else is', async () => {
  const { valhalla } = server({ error_code: 171, error: 'No suitable edges near location' }, 400)
  expect(await valhalla.isochrone(home, 15, 'car')).toBeNull()
  await expect(server({ error_code: 100 }, 500).valhalla.isochrone(home, 15, 'car')).rejects.toThrow(
    'ROUTING_URL answers 500',
  )
  await expect(
    server({ features: [{ geometry: null }] }).valhalla.isochrone(home, 15, 'car'),
  ).rejects.toThrow('Invalid input')
  await expect(server('<html>').valhalla.matrix([home], [home], 'car')).rejects.toThrow('not valid JSON')
})

test('an answer without an end is not read to its end', async () => {
  await expect(server('x'.repeat(5 * 1024 * 1024)).valhalla.isochrone(home, 15, 'car')).rejects.toThrow(
    'says more than',
  )
})
