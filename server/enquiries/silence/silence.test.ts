/**
 * enquiries: a person says that an agency does not answer: not too
 * soon, once for each wait, and both are told.
 */
import { beforeAll, expect, test } from 'vitest'
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, mailsOf, words } from '#tests/support/enquiries.ts'
import { mayReportSilence, type Waiting } from './silence.rules.ts'

const day = 86_400_000
const now = new Date('2026-03-05T09:00:00Z')
const wait = (changes: Partial<Waiting> = {}): Waiting => ({
  state: 'new',
  waits: true,
  lastAt: new Date(now.getTime() - 3 * day),
  silenceReportedAt: null,
  ...changes,
})

test('three days have passed, nobody answered, and it was not said since', () => {
  expect(mayReportSilence(wait(), now)).toBe(true)
  expect(mayReportSilence(wait({ lastAt: new Date(now.getTime() - 3 * day + 1) }), now)).toBe(false)
  expect(mayReportSilence(wait({ waits: false }), now)).toBe(false)
  expect(mayReportSilence(wait({ state: 'spam' }), now)).toBe(false)
  const lastAt = new Date(now.getTime() - 4 * day)
  expect(mayReportSilence(wait({ lastAt, silenceReportedAt: lastAt }), now)).toBe(false)
  expect(mayReportSilence(wait({ lastAt, silenceReportedAt: new Date(lastAt.getTime() - 1) }), now)).toBe(
    true,
  )
})

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z'), env: longSessions })
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const sentPath = '/api/meridian/enquiries/sent'
let ann: Awaited<ReturnType<typeof anAccount>>
let stranger: typeof ann
let agencyId = ''
let id = ''

beforeAll(async () => {
  const agency = await anAgency(app, 'Harbour Homes')
  agencyId = agency.agencyId
  await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId })
  ann = await anAccount(app, 'ann@example.com')
  stranger = await anAccount(app, 'stranger@example.com')
  const enquiry = {
    kind: 'listing',
    listingId: agency.home,
    name: 'Ann Lee',
    email: 'ann@example.com',
    message: words,
    machineCheck: { trap: '', openMs: 20_000 },
  }
  id = (await ann.call<{ id: string }>('POST', '/api/meridian/enquiries', enquiry)).data.id
})

const report = (who = ann) => who.call('POST', `${sentPath}/${id}/silence`, { agencyId })
const silences = async () =>
  (await ann.call<{ items: SentEnquiry[] }>('GET', sentPath)).data.items[0]?.silences

test('the agency is reminded and the team told, once', async () => {
  expect(await report()).toMatchObject({ status: 409, code: 'enquiries.noSilence' })
  expect(await silences()).toMatchObject([{ agencyId, mayReport: false, reportedAt: null }])
  clock.advance(3 * day)
  expect((await report(stranger)).status).toBe(404)
  expect(await silences()).toMatchObject([{ mayReport: true }])
  expect((await report()).status).toBe(200)
  expect((await report()).status).toBe(409)
  expect(await silences()).toMatchObject([{ mayReport: false, reportedAt: clock.now().toISOString() }])
  expect((await mailsOf(app, 'enquiryReminder')).map(({ to }) => to)).toEqual(['ines@example.com'])
  expect(await mailsOf(app, 'enquirySilence')).toHaveLength(1)
})
