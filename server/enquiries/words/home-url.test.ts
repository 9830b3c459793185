/** enquiries: mails lead everybody to a page of the home that they may open. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskReport } from '#contract/enquiries/desk.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, mailsOf, person, words } from '#tests/support/enquiries.ts'

const app = await createTestApp({
  now: new Date('2025-02-10T12:00:00Z'),
  env: { MAIL_FROM: 'Meridian <team@meridian.example>' },
})
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const other = await anAgency(app, 'Other Doors')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
await anAccount(app, 'agent@doors.example', { role: 'Agent', agencyId: other.agencyId })
await anAccount(app, 'user@example.com')
const { post } = someone(app)
const write = async (wish: object = {}) => {
  const enquiry = { kind: 'listing', listingId: keys.home, ...person, message: words, ...wish }
  return String((await post('/api/meridian/enquiries', enquiry)).body.data.id)
}

beforeEach(async () => {
  for (const table of ['enquiries', 'listing_reports', 'mails', 'limit_uses'] as const)
    await db.deleteFrom(table).execute()
})

describe('mails about a home', () => {
  it.each([
    ['user@example.com', 'property-details'],
    ['nobody@example.com', 'property-details'],
    ['stranger', 'listings'],
    ['admin@example.com', 'listings'],
  ])('lead %s to a page they may open', async (who, page) => {
    const email = who === 'stranger' ? 'agent@doors.example' : who
    const id = await write({ email })
    await agent.call('POST', `/api/meridian/agent/leads/${id}/answers`, { message: 'Come on Friday at ten.' })
    expect((await mailsOf(app, 'enquiryAnswer')).at(-1)?.body).toContain(`/${page}/${keys.home}`)
    await post(`/api/meridian/listings/${keys.home}/reports`, {
      reason: 'price',
      email,
      machineCheck: person.machineCheck,
    })
    expect((await mailsOf(app, 'reportReceipt')).at(-1)?.body).toContain(`/${page}/${keys.home}`)
    const [report] = (await admin.call<{ items: DeskReport[] }>('GET', `/api/meridian/portal/reports`)).data
      .items
    await admin.call('POST', `/api/meridian/portal/reports/${report?.id}/decision`, {
      state: 'dismissed',
      outcome: 'It is right.',
    })
    expect((await mailsOf(app, 'reportOutcome')).at(-1)?.body).toContain(`/${page}/${keys.home}`)
  })
  it('lead the agency and the team into their panels', async () => {
    await write()
    expect((await mailsOf(app, 'enquiryLead')).at(-1)?.body).toContain(
      `/agent/property-manager/listings/${keys.home}`,
    )
    await post('/api/meridian/enquiries', { kind: 'lot', listingId: keys.home, ...person, message: words })
    expect((await mailsOf(app, 'enquiryTeam')).at(-1)?.body).toContain(`/portal/listings/${keys.home}`)
  })
})
