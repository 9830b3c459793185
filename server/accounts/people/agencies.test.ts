/** accounts: agencies and their people, through the contract and the front door. */
import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { accountsRoutes, findOrCreateAgency, findOrCreateAgents } from '../index.ts'

const { api, fetch, platform } = await createTestApp({ routes: (platform) => [accountsRoutes(platform)] })
const { db } = platform

describe('findOrCreateAgency', () => {
  it('finds an agency whatever the capitals and spaces, and makes it once when several ask at the same time', async () => {
    const ids = await Promise.all(
      ['Casa & Co', ' casa & co', 'CASA & CO '].map((name) =>
        findOrCreateAgency(db, { name, country: 'PT' }),
      ),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await findOrCreateAgency(db, { name: 'Another' })).not.toBe(ids[0])
  })
})

describe('findOrCreateAgents', () => {
  it('answers an id for every name and makes each person once per agency', async () => {
    const [one, other] = await Promise.all(
      ['First Homes', 'Second Homes'].map((name) => findOrCreateAgency(db, { name, country: 'ES' })),
    )
    const first = await findOrCreateAgents(db, String(one), ['Ana Example', 'Ben Example', 'Ana Example'])
    const again = await findOrCreateAgents(db, String(one), ['ana example', 'Cleo Example'])
    const elsewhere = await findOrCreateAgents(db, String(other), ['Ana Example'])
    expect([...first.keys()]).toEqual(['Ana Example', 'Ben Example'])
    expect(again.get('ana example')).toBe(first.get('Ana Example'))
    expect(again.get('Cleo Example')).toBeTypeOf('string')
    expect(elsewhere.get('Ana Example')).not.toBe(first.get('Ana Example'))
  })
})

describe('GET /api/meridian/agencies/:id', () => {
  it('answers the profile with its people', async () => {
    const id = await findOrCreateAgency(db, { name: 'Harbour Homes', country: 'IE' })
    await findOrCreateAgents(db, id, ['Zoe Example', 'abe Example'])
    const agency = await api.accounts.agency({ params: { id } })
    expect(agency).toMatchObject({
      id,
      name: 'Harbour Homes',
      country: 'IE',
      languages: [],
      areasServed: [],
      isDemo: false,
    })
    expect(agency.agents.map((agent) => agent.name)).toEqual(['abe Example', 'Zoe Example'])
  })

  it('answers 404 for an unknown id and 400 for what is none', async () => {
    const unknown = await fetch(`/api/meridian/agencies/${newId()}`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'accounts.agencyNotFound' })
    expect((await fetch('/api/meridian/agencies/no-id')).status).toBe(400)
  })
})
