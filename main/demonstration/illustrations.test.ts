/** main: drawings over HTTP. */
import { beforeAll, expect, test } from 'vitest'
import { exteriorSpec } from '@meridian/demonstration/illustrations'
import { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { beginLoad } from './demonstration.store.ts'
import { illustrationRoutes } from './illustrations.ts'

const spec = exteriorSpec({ archetype: 'georgian', seed: '1a2b3c', time: 'day' })
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [illustrationRoutes(platform)] })
  await beginLoad(app.platform.db, 1, new Date())
})

test('where there are no demonstration homes there are no drawings, until there are', async () => {
  const clock = createSteppedClock(new Date())
  const bare = await createTestApp({ routes: (platform) => [illustrationRoutes({ ...platform, clock })] })
  const ask = async () => (await bare.fetch(`/illustrations/${spec}.svg`)).status
  expect(await ask()).toBe(404)
  await beginLoad(bare.platform.db, 1, new Date())
  expect(await ask()).toBe(404)
  clock.advance(61_000)
  expect(await ask()).toBe(200)
})

test('a drawing is an SVG that is kept for ever and runs nothing', async () => {
  const response = await app.fetch(`/illustrations/${spec}.svg`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toMatch(/^<svg/)
})

test('and pixels for previews', async () => {
  const response = await app.fetch(`/illustrations/${spec}.jpg?w=320`)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})

test.each([
  ['/illustrations/exterior-nothing-1-day.svg', 404],
  ['/illustrations/..%2f..%2fetc%2fpasswd', 404],
  [`/illustrations/${spec}.gif`, 404],
  [`/illustrations/${spec}.jpg?w=99999`, 400],
])('%s is refused with %d', async (path, status) => {
  expect((await app.fetch(path)).status).toBe(status)
})

test('300 new ones at once: what is not drawn is 503 with Retry-After, and nothing is 500', async () => {
  const many = Array.from({ length: 300 }, (_, i) =>
    exteriorSpec({ archetype: 'georgian', seed: (0x2b0000 + i).toString(16), time: 'day' }),
  )
  const asked = many.map((one) => app.fetch(`/illustrations/${one}.jpg?w=320`))
  const order: number[] = []
  for (const one of asked) void one.then(({ status }) => order.push(status))
  const answers = await Promise.all(asked)
  expect([...new Set(order)].toSorted()).toEqual([200, 503])
  // A refusal waits for no drawing.
  expect(order.indexOf(503)).toBeLessThan(order.lastIndexOf(200))
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
})

test('somebody else is drawn for while one network asks for much', async () => {
  const ask = (address: string, seed: string) =>
    app.app.fetch(
      new Request(
        `http://localhost:3000/illustrations/${exteriorSpec({ archetype: 'georgian', seed, time: 'day' })}.jpg?w=320`,
      ),
      { address },
    )
  const greedy = Array.from({ length: 15 }, (_, i) => ask('198.51.100.9', (0x3c0000 + i).toString(16)))
  let ended = 0
  for (const one of greedy) void one.then(({ status }) => (ended += status === 200 ? 1 : 0))
  const other = await ask('203.0.113.4', '3d0001')
  const before = ended
  expect(other.status).toBe(200)
  await Promise.all(greedy)
  expect(before).toBeLessThan(ended)
})
