/** platform: figures that are read when somebody asks. */
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('figures of one reading are read once for who asks for all of them', async () => {
  const metrics = createMetrics()
  let readings = 0
  metrics.gauges({ work_waiting: 'Waiting', work_failed: 'Failed' }, async () => {
    readings += 1
    return { work_waiting: 3, work_failed: 1 }
  })
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^work_waiting 3$/m)
  expect(text).toMatch(/^work_failed 1$/m)
  expect(readings).toBe(1)
})

test('a figure that cannot be read is no number, and the others are told', async () => {
  const metrics = createMetrics()
  metrics.gauge('lost', 'Lost', () => Promise.reject(new Error('the database is away')))
  metrics.gauge('thrown', 'Thrown', () => {
    throw new Error('not yet')
  })
  metrics.gauge('kept', 'Kept', () => 7)
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^lost NaN$/im)
  expect(text).toMatch(/^thrown NaN$/im)
  expect(text).toMatch(/^kept 7$/m)
})
