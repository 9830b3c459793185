/**
 * feeds: the feeds of an agency that is hidden stand still: nothing is
 * fetched, saved or withdrawn until it is back.
 */
import { beforeEach, expect, it } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHomes } from '#tests/support/feed-runs.ts'

const { db, agency } = await createFeedWorld()
let own: ReturnType<typeof agency>
const hide = (hidden: boolean) =>
  db
    .updateTable('agencies')
    .set({ hidden_at: hidden ? new Date('2025-08-01T12:00:00Z') : null })
    .where('name', '=', own.name)
    .execute()
const sentence = 'The agency is suspended, so its feeds stand still.'

beforeEach(async () => {
  own = agency()
  await own.run(kyeroFile(kyeroHomes(11, 12), '1'))
})

it('a run does nothing and says why; when the agency is back it goes on', async () => {
  const before = await own.statuses()
  const file = kyeroFile(kyeroHomes(11, 13), '2')
  await hide(true)
  const still = await own.run(file, { accept: true })
  expect(still).toMatchObject({
    state: 'failed',
    reason: sentence,
    seen: 0,
    counts: { created: 0, withdrawn: 0 },
  })
  expect(await own.statuses()).toEqual(before)
  await hide(false)
  expect(await own.run(file, { accept: true })).toMatchObject({ state: 'published', counts: { created: 1 } })
})

it('a source that cannot be reached is not even asked', async () => {
  await hide(true)
  const report = await own.runFile('/nowhere/at-all.xml')
  expect(report).toMatchObject({ state: 'failed', reason: sentence, groups: [] })
})

it('hidden in the midst of a run, what is not saved by then is not saved', async () => {
  const before = await own.statuses()
  let hiding: Promise<unknown> | undefined
  const ask = { accept: true, onProgress: () => void (hiding ??= hide(true)) }
  const broken = own.run(kyeroFile(kyeroHomes(21, 22), '2'), ask)
  await expect(broken).rejects.toThrow(sentence)
  await hiding
  expect(await own.statuses()).toEqual(before)
})
