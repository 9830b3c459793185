/** feeds: a file that takes too long: what came in time is kept, nothing vanishes, and it is told. */
import { expect, it, vi } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHomes } from '#tests/support/feed-runs.ts'

const { agency } = await createFeedWorld()
/** Several batches more than are saved side by side. */
const homes = 1_300
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

it('reading ends in time, says so, and withdraws nothing of what it did not see', async () => {
  const { run, statuses } = agency()
  await run(kyeroFile(kyeroHomes(11, 12, 13), '1'))
  const late = await run(kyeroFile(kyeroHomes(11), '2'), { fileMs: -1, accept: true })
  expect(late.groups.map(({ code }) => code)).toContain('file.tooSlow')
  expect(late).toMatchObject({ complete: false, counts: { withdrawn: 0 } })
  expect(await statuses()).toMatchObject({ 11: 'active', 12: 'active', 13: 'active' })
})

it('publishing ends in time, says so, and the next run goes on where it stopped', async () => {
  const { run, statuses } = agency()
  await run(kyeroFile(kyeroHomes(1), '1'))
  const file = kyeroFile(kyeroHomes(...numbers(100, homes)), '2')
  const fileMs = 600_000
  const now = performance.now.bind(performance)
  let gone = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + gone)
  // The first batch is saved at once; with it the time that is left goes by.
  const pass = (step: string): void => {
    if (step === 'publishing') gone = fileMs
  }
  const late = await run(file, { fileMs, accept: true, onProgress: pass })
  clock.mockRestore()
  expect(late.groups.map(({ code }) => code)).toContain('file.tooSlow')
  expect(late).toMatchObject({ complete: false, counts: { withdrawn: 0 } })
  const kept = Object.values(await statuses()).length
  expect([kept > 1, kept <= homes]).toEqual([true, true])
  const next = await run(file, { accept: true })
  expect(next).toMatchObject({ state: 'published', complete: true, counts: { same: kept - 1, withdrawn: 1 } })
  expect(Object.values(await statuses()).filter((status) => status === 'active')).toHaveLength(homes)
})
