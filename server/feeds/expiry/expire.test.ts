/**
 * feeds: a home's last day on the market ends it, by the file or
 * by the clock, and a later day brings it back.
 */
import { expect, it } from 'vitest'
import { createFeedWorld } from '#tests/support/feed-runs.ts'
import { expireHomes } from './expire.ts'

const { platform, db, agency } = await createFeedWorld(new Date('2025-08-01T12:00:00Z'))

const file = (until: string, price = 250_000) =>
  JSON.stringify([
    {
      id: 'E1',
      purpose: 'sale',
      type: 'house',
      price,
      currency: 'EUR',
      country: 'ES',
      city: 'Nerja',
      expires_at: until,
    },
  ])
const on = (day: string) => ({
  ...platform,
  clock: { ...platform.clock, now: () => new Date(`${day}T06:00:00Z`) },
})

it('stays through its last day and is off the market the day after, which the next report says', async () => {
  const { run, statuses, listing } = agency()
  await run(file('2025-08-03'))
  expect(await expireHomes(on('2025-08-03'))).toBe(0)
  expect(await statuses()).toEqual({ E1: 'active' })
  expect(await expireHomes(on('2025-08-04'))).toBe(1)
  expect(await listing('E1')).toMatchObject({
    status: 'expired',
    status_reason: expect.stringContaining('last day'),
  })
  const report = await run(`${file('2025-08-03')}\n`)
  expect(report.counts).toMatchObject({ same: 1, changed: 0 })
  expect(report.groups.map(({ code, homes }) => [code, homes])).toContainEqual(['date.activeUntil', 1])
  expect(await statuses()).toEqual({ E1: 'expired' })
})

it('a later day brings it back, and one that has passed in the file ends it at once', async () => {
  const { run, statuses } = agency()
  await run(file('2025-07-31'))
  expect(await statuses()).toEqual({ E1: 'expired' })
  await run(file('2025-09-30'))
  expect(await statuses()).toEqual({ E1: 'active' })
  await run(file('2025-07-30'))
  expect(await statuses()).toEqual({ E1: 'expired' })
  expect(await expireHomes({ ...platform, db })).toBe(0)
})
