/** alerts: the short form of the drill: a worker that is killed loses nothing and tells nothing twice. */
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { killWorker } from '../../drills/kill-worker.ts'

const app = await createTestApp()

test('killed (SIGKILL) before two statements', { timeout: 60_000 }, async () => {
  const { points, killed, told, lost, twice, waiting, entries } = await killWorker(app, {
    points: 2,
    among: 20,
    seed: 13,
  })
  expect([lost, twice, waiting]).toEqual([[], [], 0])
  expect([killed, told]).toEqual([points.length, entries])
  expect(told).toBeGreaterThan(points.length)
})
