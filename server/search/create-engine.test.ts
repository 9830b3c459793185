/** search: the whole program on its homes in memory, with the thread that holds them. */
import { describe, expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createWorld, settle } from '#tests/search/world.ts'
import { projectAll } from './projection/project-listings.ts'

const { platform, api, fetch } = await createTestApp({ env: { SEARCH: 'index' } })
const world = createWorld(3, 120)

const countOf = api.search.search

describe('a node that holds the homes in memory', () => {
  test('answers while it is not ready, says when it is, and sees changes soon', async () => {
    expect(await fetch('/readyz').then((reply) => reply.status)).toBe(503)
    expect((await countOf({ query: {} })).total).toBe(0)
    await vi.waitFor(
      async () => expect(await fetch('/readyz').then((reply) => reply.text())).toBe('ready\n'),
      15_000,
    )
    await settle(platform.db, world)
    await projectAll(platform.db)
    await vi.waitFor(async () => expect((await countOf({ query: {} })).total).toBeGreaterThan(10), 15_000)
    const before = await countOf({ query: { sort: 'price', limit: '50' } })
    await changeWorld(platform.db, world, { seed: 1, changes: 80 })
    await vi.waitFor(
      async () => expect(await countOf({ query: { sort: 'price', limit: '50' } })).not.toEqual(before),
      5_000,
    )
  })

  test('refuses what PostgreSQL refuses', async () => {
    for (const query of ['currency=XTS', 'cursor=abc'])
      expect(await fetch(`/api/meridian/search?${query}`).then((reply) => reply.status)).toBe(400)
  })

  test('tells how it fares', async () => {
    const metrics = await fetch('/metrics').then((reply) => reply.text())
    expect(metrics).toMatch(/search_index_ready 1\n/)
    expect(metrics).toMatch(/search_index_homes [1-9]/)
    expect(Number(/^search_index_lag_seconds (\S+)$/m.exec(metrics)?.[1])).toBeLessThan(30)
  })
})
