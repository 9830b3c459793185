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
