/** enquiries: how long an agency takes to answer: it knows at once, visitors once there is enough to tell. */
import { expect, it } from 'vitest'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, person, words } from '#tests/support/enquiries.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z'), env: longSessions })
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const keys = await anAgency(app, 'Lisbon Keys')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const inbox = '/api/meridian/agent/leads'

async function visible(): Promise<object> {
  const answer = await app.fetch(`/api/meridian/agencies/${keys.agencyId}/answer-time`)
  return ((await answer.json()) as { data: object }).data
}

/** An enquiry that is answered so many minutes later. */
async function answered(minutes: number): Promise<void> {
  await app.platform.db.deleteFrom('limit_uses').execute()
  const ask = { kind: 'listing', listingId: keys.home, ...person, message: words }
  const { body } = await someone(app).post('/api/meridian/enquiries', ask)
  clock.advance(minutes * 60_000)
  await agent.call('POST', `${inbox}/${body.data.id}/answers`, { message: 'Come on Friday at ten.' })
}

it('is the median of first answers; spam and what was answered elsewhere do not count', async () => {
  for (let minutes = 1; minutes < 10; minutes++) await answered(minutes)
  const ask = { kind: 'listing', listingId: keys.home, ...person, message: words }
  const elsewhere = await someone(app).post('/api/meridian/enquiries', ask)
  await agent.call('PUT', `${inbox}/${elsewhere.body.data.id}/state`, { state: 'answered' })
  expect(await visible()).toEqual({ medianSeconds: null })
  await answered(10)
  const own = (await agent.call<{ answerTime: object }>('GET', inbox)).data.answerTime
  expect(own).toEqual({ medianSeconds: 330, answered: 10, waiting: 0 })
  expect(await visible()).toEqual({ medianSeconds: 330 })
})
