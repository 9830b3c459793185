/** saved: its calls as Users, strangers and other roles make them. G14 names the security catalogue. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#contract/http/client.ts'
import { contract } from '#contract/index.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { changeStatus, saveListings, type ListingDraft } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { register, validPassword } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { mostSaved } from './saved.rules.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z') })
const { db, events, clock: testClock } = app.platform
const clock = testClock as ReturnType<typeof createSteppedClock>
const minute = 60_000
const feedId = newId()
let agencyId = ''

async function save(drafts: ListingDraft[]): Promise<string[]> {
  const { resolve } = await placesOf(app.platform)
  const batch = { agencyId, feedId, drafts, now: clock.now(), source: 'feed' } as const
  const outcomes = await saveListings(db, batch, { events, resolvePlace: resolve })
  return outcomes.map((outcome) =>
    'listingId' in outcome ? String(outcome.listingId) : JSON.stringify(outcome),
  )
}
const priced = (amountMinor: number) => [{ ...saleOffer, amountMinor }]

let people = 0
/** Somebody who has just signed up, and the calls they can make. */
async function aUser() {
  const { access, userId } = await register(app, `keeper${++people}@example.com`)
  const authorization = `Bearer ${access}`
  const api = createApi(contract, app.platform.config.publicUrl, (request) => {
    request.headers.set('authorization', authorization)
    return app.app.fetch(request, { address: '127.0.0.1' })
  }).saved
  const idsOf = async () => (await api.ids({})).ids
  return { api, idsOf, authorization, userId }
}
type User = Awaited<ReturnType<typeof aUser>>
const keep = async ({ api }: User, id: string) => {
  clock.advance(minute)
  return api.save({ params: { id }, body: {} })
}

const first = '1'
const second = '2'
const third = '3'
let homes: string[] = []
const at = (index: number) => String(homes[index])

beforeAll(async () => {
  agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  await db.insertInto('feeds').values({ id: feedId, agency_id: agencyId, name: 'Main' }).execute()
  homes = await save([
    aDraft(first, { offers: priced(45_000_000) }),
    aDraft(second, { offers: priced(30_000_000) }),
    aDraft(third, {
      offers: [
        { ...saleOffer, amountMinor: 120_000, purpose: 'rent', period: 'month' },
        ...priced(60_000_000),
      ],
    }),
  ])
})

describe('keeping', () => {
  it('shows the latest first, as cards in the reader’s currency; twice is once', async () => {
    const user = await aUser()
    for (const home of [at(0), at(2), at(1), at(0)]) await keep(user, home)
    expect(await user.idsOf()).toEqual([at(1), at(2), at(0)])
    const { total, items } = await user.api.list({ query: { currency: 'USD' } })
    expect([total, items.map(({ card }) => card.id)]).toEqual([3, [at(1), at(2), at(0)]])
    expect(items[1]).toMatchObject({
      card: { purpose: 'sale', price: { amount: 60_000_000 }, converted: { currency: 'USD' } },
      priceThen: null,
      statusThen: null,
    })
  })

  it('answers in every order, page by page', async () => {
    const user = await aUser()
    for (const home of [at(0), at(1), at(2)]) await keep(user, home)
    const cheapest = await user.api.list({ query: { sort: 'price' } })
    expect(cheapest.items.map(({ card }) => card.id)).toEqual([at(1), at(0), at(2)])
    const page = await user.api.list({ query: { sort: '-price', page: 2, limit: 2 } })
    expect([page.total, page.items.map(({ card }) => card.id)]).toEqual([3, [at(1)]])
    const latest = await user.api.list({ query: { page: 2, limit: 2 } })
    expect(latest.items.map(({ card }) => card.id)).toEqual([at(0)])
  })

  it('puts a removed home back where it stood, never ahead of now', async () => {
    const user = await aUser()
    for (const home of [at(0), at(1)]) await keep(user, home)
    const { savedAt } = await user.api.remove({ params: { id: at(0) } })
    expect(await user.idsOf()).toEqual([at(1)])
    clock.advance(minute)
    expect(await user.api.save({ params: { id: at(0) }, body: { savedAt } })).toMatchObject({ savedAt })
    expect(await user.idsOf()).toEqual([at(1), at(0)])
    const ahead = { id: at(2) }
    const answer = await user.api.save({ params: ahead, body: { savedAt: '2999-01-01T00:00:00Z' } })
    expect(answer.savedAt).toBe(clock.now().toISOString())
  })

  it('knows an id whatever its case, and refuses what does not exist', async () => {
    const user = await aUser()
    await keep(user, at(0).toUpperCase())
    await keep(user, at(0))
    expect(await user.idsOf()).toEqual([at(0)])
    await expect(keep(user, newId())).rejects.toMatchObject({
      status: 404,
      problem: { code: 'saved.noSuchHome' },
    })
    await expect(keep(user, 'no-id')).rejects.toMatchObject({ status: 400 })
  })

  it('refuses more than there is room for, even when all come at once', async () => {
    const user = await aUser()
    const drafts = Array.from({ length: 24 }, (_, one) => aDraft(`room ${one}`, { media: [] }))
    const many = await save(drafts)
    // As if all but ten places were taken: rows that other tests do not read.
    await fillUp(user.userId, mostSaved - 10)
    const outcomes = await Promise.allSettled(many.map((id) => user.api.save({ params: { id }, body: {} })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, problem: { code: 'saved.tooMany' } },
    })
  })
})

/** Keeps so many homes that exist only for this. */
async function fillUp(userId: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += 200) {
    const drafts = Array.from({ length: Math.min(200, count - done) }, (_, one) =>
      aDraft(`${userId} ${done + one}`, { media: [], texts: [], rooms: [] }),
    )
    const rows = (await save(drafts)).map((id) => ({
      user_id: userId,
      listing_id: id,
      saved_at: clock.now(),
    }))
    await db.insertInto('saved_properties').values(rows).execute()
  }
}

describe('what changed since', () => {
  it('tells the price and the status at the moment of saving; sold and withdrawn homes stay', async () => {
    const user = await aUser()
    const [id] = (await save([aDraft('changing', { offers: priced(50_000_000) })])) as [string]
    await keep(user, id)
    clock.advance(minute)
    await save([aDraft('changing', { offers: priced(48_000_000) })])
    clock.advance(minute)
    await save([aDraft('changing', { offers: priced(47_000_000) })])
    const later = await aUser()
    await keep(later, id)
    clock.advance(minute)
    await changeStatus(
      db,
      { ids: [id], status: 'sold', reason: null, now: clock.now(), source: 'agent' },
      { events },
    )
    expect((await user.api.list({ query: {} })).items).toMatchObject([
      {
        card: { status: 'sold', price: { amount: 47_000_000 } },
        priceThen: { amount: 50_000_000, currency: 'EUR' },
        statusThen: 'active',
      },
    ])
    expect((await later.api.list({ query: {} })).items[0]).toMatchObject({
      priceThen: null,
      statusThen: 'active',
    })
  })

  it('keeps quiet about what went and came back, and about what happened before', async () => {
    const user = await aUser()
    const [id] = (await save([aDraft('returning', { offers: priced(50_000_000) })])) as [string]
    await keep(user, id)
    for (const amount of [52_000_000, 50_000_000]) {
      clock.advance(minute)
      await save([aDraft('returning', { offers: priced(amount) })])
    }
    expect((await user.api.list({ query: {} })).items[0]).toMatchObject({ priceThen: null, statusThen: null })
  })

  it('does not show a home that Meridian took down, nor lets it be saved, until it is back', async () => {
    const user = await aUser()
    const other = await aUser()
    const [id] = (await save([aDraft('moderated')])) as [string]
    await keep(user, id)
    const become = (status: 'suspended' | 'active') =>
      changeStatus(db, { ids: [id], status, reason: null, now: clock.now(), source: 'admin' }, { events })
    await become('suspended')
    expect([await user.idsOf(), await user.api.list({ query: {} })]).toEqual([
      [],
      { total: 0, hidden: 1, items: [] },
    ])
    await expect(keep(other, id)).rejects.toMatchObject({ status: 404 })
    await become('active')
    expect(await user.idsOf()).toEqual([id])
  })
})

describe('merging a visitor’s homes', () => {
  it('keeps their order, leaves out what is gone, and moves nothing that was saved before', async () => {
    const user = await aUser()
    await keep(user, at(1))
    clock.advance(minute)
    const merged = await user.api.merge({ body: { ids: [at(2), newId(), at(1), at(0), at(2)] } })
    expect(merged).toMatchObject({ ids: [at(2), at(0), at(1)], added: 2, left: 0 })
    expect(await user.idsOf()).toEqual([at(2), at(0), at(1)])
    expect(await user.api.merge({ body: { ids: [at(2)] } })).toMatchObject({ added: 0, left: 0 })
  })

  it('takes 200 at most, and only ids', async () => {
    const { api } = await aUser()
    await expect(api.merge({ body: { ids: Array.from({ length: 201 }, newId) } })).rejects.toMatchObject({
      status: 400,
    })
    await expect(api.merge({ body: { ids: ['1 or 1=1'] } })).rejects.toMatchObject({ status: 400 })
  })
})

describe('whose they are', () => {
  it('G14: somebody else’s saved homes look like none', async () => {
    const user = await aUser()
    const stranger = await aUser()
    await keep(user, at(0))
    expect(await stranger.idsOf()).toEqual([])
    await expect(stranger.api.remove({ params: { id: at(0) } })).rejects.toMatchObject({
      status: 404,
      problem: { code: 'saved.notFound' },
    })
    const asked = await app.fetch(`/api/meridian/saved/properties?userId=${user.userId}`, {
      headers: { authorization: stranger.authorization },
    })
    expect(asked.status).toBe(400)
    expect(await user.idsOf()).toEqual([at(0)])
  })

  it('visitors are asked to sign in, agents and admins are refused', async () => {
    expect((await app.fetch('/api/meridian/saved/properties')).status).toBe(401)
    expect((await app.fetch('/api/meridian/saved/property-ids')).status).toBe(401)
    const agent = await aUser()
    await db.updateTable('users').set({ role: 'Agent' }).where('id', '=', agent.userId).execute()
    await expect(agent.idsOf()).rejects.toMatchObject({ status: 403 })
    await expect(keep(agent, at(0))).rejects.toMatchObject({ status: 403 })
    await db
      .updateTable('users')
      .set({ role: 'Admin', duties: ['own'] })
      .where('id', '=', agent.userId)
      .execute()
    await expect(agent.api.merge({ body: { ids: [at(0)] } })).rejects.toMatchObject({ status: 403 })
  })

  it('answers are never kept by caches', async () => {
    const { authorization } = await aUser()
    const response = await app.fetch('/api/meridian/saved/property-ids', { headers: { authorization } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('they are part of one’s exported data, and go with the account', async () => {
    const user = await aUser()
    await keep(user, at(0))
    const headers = { authorization: user.authorization, 'content-type': 'application/json' }
    const exported = await app.fetch('/api/meridian/profile/export', { headers })
    const { data } = (await exported.json()) as { data: Record<string, unknown> }
    expect(data).toMatchObject({
      account: {},
      sessions: [{}],
      savedHomes: [{ id: at(0), savedAt: clock.now().toISOString() }],
    })
    const body = JSON.stringify({ password: validPassword })
    expect((await app.fetch('/api/meridian/profile/delete', { method: 'POST', headers, body })).status).toBe(
      200,
    )
    expect(
      await db.selectFrom('saved_properties').selectAll().where('user_id', '=', user.userId).execute(),
    ).toEqual([])
  })
})
