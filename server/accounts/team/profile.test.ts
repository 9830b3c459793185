/** accounts: what an agency says of itself: it is on its page, and it makes sense. */
import { encodeAreas } from '#contract/vocabulary/polyline.ts'
import { readServing } from '#server/accounts/index.ts'
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
  it('says where it works on a map, and what was drawn stays where nothing is said of it', async () => {
    const square = [
      [-915_000, 3_870_000],
      [-914_000, 3_870_000],
      [-914_000, 3_871_000],
      [-915_000, 3_871_000],
    ] as const
    const drawnAreas = encodeAreas([[square]])
    await owner.call('PUT', `${base}/profile`, { ...profile, drawnAreas })
    await owner.call('PUT', `${base}/profile`, profile)
    const shown = (await someone(app).get(`/api/meridian/agencies/${keys.agencyId}`)).body.data
    expect(shown).toMatchObject({ drawnAreas })
    const serving = (lat: number, lon: number) => readServing(app.platform.db, [keys.agencyId], { lat, lon })
    expect([await serving(38.705, -9.145), await serving(38.705, -9.2)]).toEqual([[keys.agencyId], []])
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
    { drawnAreas: 'not a drawing' },
    { website: 'javascript:alert(1)' },
    { phone: 'call me' },
    { description: 'short' },
  ])('makes sense: not %j', async (wish) => {
    expect((await owner.call('PUT', `${base}/profile`, { ...profile, ...wish })).status).toBe(400)
  })
})
