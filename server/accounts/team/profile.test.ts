/** accounts: what an agency says of itself: it is on its page, and it makes sense. */
import { describe, expect, it } from 'vitest'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'

const app = await createTestApp()
const keys = await anAgency(app, 'Lisbon Keys')
const owner = await anAccount(app, 'owner@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const base = '/api/meridian/agent/agency'

const profile = {
  city: 'Lisbon',
  description: 'We sell what we would live in.',
  languages: ['pt', 'en'],
  areasServed: ['Alfama'],
  phone: '+351 21 000 0000',
  website: 'https://keys.example',
  timeZone: 'Europe/Lisbon',
  openingHours: [{ day: 1, from: '09:00', to: '18:00' }],
}

describe('what an agency says of itself', () => {
  it('is on its page', async () => {
    expect((await owner.call('PUT', `${base}/profile`, profile)).status).toBe(200)
    const shown = (await someone(app).get(`/api/meridian/agencies/${keys.agencyId}`)).body.data
    expect(shown).toMatchObject(profile)
  })
  it.each([
    { openingHours: [{ day: 1, from: '18:00', to: '09:00' }] },
    {
      openingHours: [
        { day: 1, from: '09:00', to: '13:00' },
        { day: 1, from: '12:00', to: '18:00' },
      ],
    },
    { openingHours: [{ day: 8, from: '09:00', to: '13:00' }] },
    { timeZone: 'Europe/Atlantis' },
    { timeZone: '' },
    { website: 'javascript:alert(1)' },
    { phone: 'call me' },
    { description: 'short' },
  ])('makes sense: not %j', async (wish) => {
    expect((await owner.call('PUT', `${base}/profile`, { ...profile, ...wish })).status).toBe(400)
  })
})
