/** main: drawings over HTTP. */
import { beforeAll, expect, test } from 'vitest'
import { exteriorSpec } from '#catalogue/illustrations/index.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { illustrationRoutes } from './illustrations.ts'

const spec = exteriorSpec({ archetype: 'georgian', seed: '1a2b3c', time: 'day' })
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: () => [illustrationRoutes] })
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
