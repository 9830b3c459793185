/**
 * listings: a home inside the panels: the team sees every one, an agency
 * its own in full and others' as visitors do.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { PanelListing } from '#contract/listings/listings.ts'
import { listingStatuses } from '#contract/vocabulary/vocabulary.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'
import { isVisible } from '../draft/listings.rules.ts'

const app = await createTestApp()
const { db } = app.platform
const own = await anAgency(app, 'Lisbon Keys')
const foreign = await anAgency(app, 'Other Doors')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: own.agencyId })
const loose = await anAccount(app, 'loose@example.com', { role: 'Agent' })
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
const user = await anAccount(app, 'user@example.com')
const portal = '/api/meridian/portal/listings'
const agency = '/api/meridian/agent/listings'
type Account = typeof agent
const read = (who: Account, address: string) => who.call<PanelListing>('GET', address)
const become = (id: string, status: string, reason: string | null = null) =>
  db.updateTable('listings').set({ status, status_reason: reason }).where('id', '=', id).execute()

beforeAll(async () => {
  await db.updateTable('properties').set({ street: 'Rua Ferreira Borges', house_number: '12' }).execute()
})

describe('a home in a panel', () => {
  it.each(listingStatuses)(
    'is there for the team and its own agency when it is %s, for others when it is public',
    async (status) => {
      await become(own.home, status)
      await become(foreign.home, status)
      for (const home of [own.home, foreign.home]) {
        const seen = await read(admin, `${portal}/${home}`)
        expect([seen.status, seen.data.home.status, seen.data.inside?.isPublic]).toEqual([
          200,
          status,
          isVisible(status),
        ])
      }
      expect((await read(agent, `${agency}/${own.home}`)).data.inside?.isPublic).toBe(isVisible(status))
      const others = await read(agent, `${agency}/${foreign.home}`)
      expect(others.status).toBe(isVisible(status) ? 200 : 404)
      expect(others.data?.inside ?? null).toBeNull()
      expect((await read(loose, `${agency}/${own.home}`)).status).toBe(isVisible(status) ? 200 : 404)
    },
  )

  it('tells those who answer for it the whole address and why it has its status, and nobody else', async () => {
    await become(own.home, 'changesRequested', 'Pictures are missing')
    await become(foreign.home, 'active', 'A secret')
    expect((await read(agent, `${agency}/${own.home}`)).data.inside).toMatchObject({
      statusReason: 'Pictures are missing',
      address: expect.stringMatching(/Rua Ferreira Borges 12/),
      addressShown: 'street',
      sourceId: '1',
    })
    const others = JSON.stringify((await read(agent, `${agency}/${foreign.home}`)).data)
    expect(others).not.toMatch(/Borges 12|A secret/)
  })

  it('names no reference of a feed where a home is written by hand', async () => {
    const byHand = (feed_id: string | null) =>
      db.updateTable('listings').set({ feed_id }).where('id', '=', own.home).execute()
    const seen = async () => (await read(agent, `${agency}/${own.home}`)).data.inside?.sourceId
    const row = db.selectFrom('listings').select('feed_id').where('id', '=', own.home)
    const { feed_id } = await row.executeTakeFirstOrThrow()
    expect(await seen()).toBe('1')
    await byHand(null)
    expect(await seen()).toBeNull()
    await byHand(feed_id)
  })

  it('tells its life whole to them: also the steps that were never public', async () => {
    await become(own.home, 'suspended')
    await db
      .insertInto('listing_events')
      .columns(['listing_id', 'property_id', 'at', 'kind', 'before', 'after', 'source'])
      .expression((eb) =>
        eb
          .selectFrom('listings')
          .select(({ val }) => [
            'id',
            'property_id',
            val(new Date()).as('at'),
            val('statusChanged').as('kind'),
            val(JSON.stringify({ status: 'active' })).as('before'),
            val(JSON.stringify({ status: 'suspended' })).as('after'),
            val('admin').as('source'),
          ])
          .where('id', '=', own.home),
      )
      .execute()
    const { life } = (await read(admin, `${portal}/${own.home}`)).data.home
    expect(life.map(({ after }) => after?.status)).toContain('suspended')
    await become(own.home, 'active')
    const { data } = await read(agent, `${agency}/${foreign.home}`)
    expect(data.home.life.map(({ after }) => after?.status)).not.toContain('suspended')
  })

  it('is for these roles alone, and an id that names nothing is not there', async () => {
    for (const who of [user, agent]) expect((await read(who, `${portal}/${own.home}`)).status).toBe(403)
    for (const who of [user, admin]) expect((await read(who, `${agency}/${own.home}`)).status).toBe(403)
    expect((await app.fetch(`${portal}/${own.home}`)).status).toBe(401)
    expect((await read(admin, `${portal}/01930000-0000-7000-8000-000000000001`)).status).toBe(404)
  })
})
