/** main: the demonstration's Agent finds work on the desk, once. */
import { expect, it } from 'vitest'
import { createTestPlatform } from '#tests/support/platform.ts'
import { pourDemonstration } from './load.ts'
import { furnishDemonstration } from './workspace.ts'

it('gives the Agent an agency with homes, enquiries, visits and a feed to look at, once', async () => {
  const { platform } = await createTestPlatform()
  const { db, config } = platform
  await pourDemonstration({ db, count: 150, dataDir: config.dataDir, now: new Date('2026-11-21T10:00:00Z') })
  await furnishDemonstration(platform)
  const desk = async () => {
    const agent = await db
      .selectFrom('users')
      .where('email', '=', 'agent@meridian.example')
      .select(['agency_id', 'agency_role'])
      .executeTakeFirstOrThrow()
    const agencyId = agent.agency_id ?? ''
    const count = async (table: 'listings' | 'feeds' | 'enquiry_agencies', column = 'agency_id' as const) =>
      (await db.selectFrom(table).where(column, '=', agencyId).select(column).execute()).length
    const waiting = await db
      .selectFrom('enquiry_agencies')
      .where('agency_id', '=', agencyId)
      .where('waits', '=', true)
      .select('state')
      .orderBy('state')
      .execute()
    const days = await db.selectFrom('listing_insights').select('day').distinct().execute()
    return {
      role: agent.agency_role,
      homes: (await count('listings')) > 0,
      feeds: await count('feeds'),
      enquiries: await count('enquiry_agencies'),
      waiting: waiting.map(({ state }) => state),
      days: days.length,
    }
  }
  const first = await desk()
  expect(first).toEqual({
    role: 'owner',
    homes: true,
    feeds: 1,
    enquiries: 5,
    waiting: ['answered', 'new'],
    days: 30,
  })
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([])
  await furnishDemonstration(platform)
  expect(await desk()).toEqual(first)
})
