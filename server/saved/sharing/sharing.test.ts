/**
 * saved: collections, alone and with others, as their makers, partners and strangers
 * call them. G14 names the security catalogue.
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collectionMost } from '#contract/saved/collection-codes.ts'
import type { Collection, CollectionSummary } from '#contract/saved/collections.ts'
import { changeStatus, saveListings } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, mailsOf } from '#tests/support/enquiries.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { forgetLeft } from '../saved.jobs.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z'), env: longSessions })
const { db, events } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>

type Person = Awaited<ReturnType<typeof anAccount>>
let homes: string[] = []
let stranger: Person
let ann: Person
let id = ''
let count = 0

const base = '/api/meridian/saved/collections'
const at = (index: number) => String(homes[index])
const path = (rest = '') => `${base}/${id}${rest}`
const read = async (who = ann) => (await who.call<Collection>('GET', path())).data
const idsOf = ({ items }: Collection) => items.map(({ card }) => card.id)
const status = async (who: Person, method: string, rest: string, body?: object) =>
  (await who.call(method, path(rest), body)).status

beforeAll(async () => {
  const { agencyId } = await anAgency(app, 'Harbour Homes')
  const { resolve } = await placesOf(app.platform)
  const drafts = ['a', 'b', 'c'].map((name) => aDraft(name))
  const batch = { agencyId, feedId: null, drafts, now: clock.now(), source: 'agent' as const }
  const outcomes = await saveListings(db, batch, { events, resolvePlace: resolve })
  homes = outcomes.map((one) => ('listingId' in one ? String(one.listingId) : ''))
  stranger = await anAccount(app, 'stranger@example.com')
})
beforeEach(async () => {
  ann = await anAccount(app, `ann${++count}@example.com`)
  const { data } = await ann.call<{ id: string }>('POST', base, { name: 'By the sea', homes: [at(0), at(1)] })
  id = data.id
})

/** What Ben's mail leads to. */
async function invited(address: string): Promise<{ id: string; key: string }> {
  expect(await status(ann, 'POST', '/invitations', { email: address })).toBe(201)
  const mail = (await mailsOf(app, 'collectionInvitation')).findLast((one) => one.to === address)
  const [, invitation = '', key = ''] = /together\/([\w-]+)#([\w-]+)/.exec(mail?.body ?? '') ?? []
  return { id: invitation, key }
}
const accept = (who: Person, link: { id: string; key: string }) =>
  who.call('POST', `/api/meridian/shared/invitations/${link.id}/acceptance`, { key: link.key })
async function partner(): Promise<Person> {
  const address = `ben${count}@example.com`
  const ben = await anAccount(app, address)
  expect((await accept(ben, await invited(address))).status).toBe(200)
  return ben
}
async function link(): Promise<{ id: string; key: string }> {
  const { data } = await ann.call<{ address: string }>('POST', path('/links'), {})
  const [, linkId = '', key = ''] = /shared\/([\w-]+)#([\w-]+)/.exec(data.address) ?? []
  return { id: linkId, key }
}
const open = (one: { id: string; key: string }) => app.fetch(`/api/meridian/shared/${one.id}?key=${one.key}`)

describe('a collection', () => {
  test('holds homes in an order that is changed home by home, and undone', async () => {
    expect(idsOf(await read())).toEqual([at(0), at(1)])
    await ann.call('PUT', path(`/homes/${at(2)}`), {})
    await ann.call('PUT', path(`/homes/${at(2)}`), { position: 0 })
    expect(idsOf(await read())).toEqual([at(2), at(0), at(1)])
    const out = await ann.call<{ position: number }>('DELETE', path(`/homes/${at(0)}`))
    expect(out.data.position).toBe(1)
    await ann.call('PUT', path(`/homes/${at(0)}`), { position: 1 })
    expect(idsOf(await read())).toEqual([at(2), at(0), at(1)])
    expect(await status(ann, 'PUT', `/homes/${newId()}`, {})).toBe(404)
  })

  test('is named, listed, taken as a table, and deleted', async () => {
    await ann.call('PATCH', path(), { name: '=By the lake' })
    const { data } = await ann.call<{ items: CollectionSummary[] }>('GET', base)
    expect(data.items).toMatchObject([{ id, name: '=By the lake', isOwn: true, homes: [at(0), at(1)] }])
    const table = await app.fetch(path('/homes.csv'), { headers: ann.headers })
    expect((await table.text()).trim().split('\r\n')).toHaveLength(3)
    expect((await app.fetch(path('/homes.csv'), { headers: stranger.headers })).status).toBe(404)
    await ann.call('DELETE', path())
    expect(await status(ann, 'GET', '')).toBe(404)
  })

  test('does not show a home that Meridian took down, until it is back', async () => {
    const become = (to: 'suspended' | 'active') =>
      changeStatus(
        db,
        { ids: [at(0)], status: to, reason: null, now: clock.now(), source: 'admin' },
        { events },
      )
    const shownBy = await link()
    await become('suspended')
    expect(idsOf(await read())).toEqual([at(1)])
    expect(await (await open(shownBy)).text()).not.toContain(at(0))
    await become('active')
    expect(idsOf(await read())).toEqual([at(0), at(1)])
  })
})

describe('a link', () => {
  test('opens the homes for anybody, nothing else, until it is ended', async () => {
    const one = await link()
    const answer = await open(one)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const { data } = (await answer.json()) as { data: object }
    expect(Object.keys(data).toSorted()).toEqual(['items', 'name'])
    expect((await open({ ...one, key: `${one.key.slice(0, -1)}_` })).status).toBe(404)
    const kept = await db.selectFrom('collection_links').selectAll().where('id', '=', one.id).execute()
    expect(JSON.stringify(kept)).not.toContain(one.key)
    expect(await status(stranger, 'DELETE', `/links/${one.id}`)).toBe(404)
    await ann.call('DELETE', path(`/links/${one.id}`))
    expect((await open(one)).status).toBe(404)
  })
})

describe('a partner', () => {
  test('comes by a mail for one address, once', async () => {
    const address = `eve${count}@example.com`
    const eve = await anAccount(app, address)
    const invitation = await invited(address)
    expect(await accept(stranger, invitation)).toMatchObject({ status: 409, code: 'sharing.otherAddress' })
    expect((await accept(eve, { ...invitation, key: 'x'.repeat(32) })).status).toBe(404)
    expect((await accept(eve, invitation)).status).toBe(200)
    expect((await accept(eve, invitation)).status).toBe(404)
    expect((await mailsOf(app, 'collectionJoined')).at(-1)?.to).toBe(`ann${count}@example.com`)
  })

  test('votes, says something and is seen to look; only the maker changes what is in it', async () => {
    const ben = await partner()
    await ben.call('PUT', path(`/homes/${at(0)}/vote`), { vote: 1 })
    await ben.call('PUT', path(`/homes/${at(1)}/vote`), { vote: -1 })
    await ben.call('PUT', path(`/homes/${at(1)}/vote`), { vote: null })
    await ben.call('POST', path(`/homes/${at(0)}/comments`), { words: 'The kitchen!' })
    await ben.call('POST', path(`/homes/${at(0)}/look`), {})
    const { items, partners } = await read()
    expect(partners).toMatchObject([{ id: ben.userId, isMe: false }])
    expect(items[0]).toMatchObject({
      votes: [{ by: { id: ben.userId, isMe: false }, vote: 1 }],
      comments: [{ words: 'The kitchen!' }],
      seen: [{ by: { id: ben.userId } }],
    })
    expect(items[1]).toMatchObject({ votes: [], comments: [], seen: [] })
    expect(await read(ben)).toMatchObject({ isOwn: false, links: [], invitations: [] })
    expect(await status(ben, 'PUT', `/homes/${at(2)}`, {})).toBe(403)
    expect(await status(ben, 'POST', '/links', {})).toBe(403)
    expect(await status(ben, 'DELETE', '')).toBe(403)
  })

  test('takes back what they said, and nobody else’s; the maker takes back anybody’s', async () => {
    const ben = await partner()
    for (const who of [ann, ben]) await who.call('POST', path(`/homes/${at(0)}/comments`), { words: 'Nice' })
    const comments = (await read()).items[0]?.comments ?? []
    const own = (who: Person) => comments.find(({ by }) => by.id === who.userId)?.id ?? ''
    expect(await status(ben, 'DELETE', `/comments/${own(ann)}`)).toBe(404)
    expect(await status(ann, 'DELETE', `/comments/${own(ben)}`)).toBe(200)
  })

  test('sees nothing once that is revoked; an invitation can be taken back, and grows old', async () => {
    const ben = await partner()
    await ben.call('PUT', path(`/homes/${at(0)}/vote`), { vote: 1 })
    expect(await status(ann, 'DELETE', `/partners/${ben.userId}`)).toBe(200)
    expect(await status(ben, 'GET', '')).toBe(404)
    expect((await read()).items[0]?.votes).toEqual([])
    const again = await invited(`ben${count}@example.com`)
    await ann.call('DELETE', path(`/invitations/${again.id}`))
    expect((await accept(ben, again)).status).toBe(404)
    const old = await invited(`ben${count}@example.com`)
    clock.advance(15 * 86_400_000)
    expect((await accept(ben, old)).status).toBe(404)
    await forgetLeft(app.platform)
    expect((await read()).invitations).toEqual([])
  })
})

test('however many were invited, no more come in than there is room for', async () => {
  const addresses = Array.from(
    { length: collectionMost.partners + 1 },
    (_, at) => `guest${at}.${count}@example.com`,
  )
  const guests: { address: string; link: { id: string; key: string } }[] = []
  for (const [at, address] of addresses.entries()) {
    // No more than ten invitations a day.
    if (at === 10) clock.advance(25 * 3_600_000)
    guests.push({ address, link: await invited(address) })
  }
  const answers: number[] = []
  for (const { address, link } of guests)
    answers.push((await accept(await anAccount(app, address), link)).status)
  expect(answers).toEqual([...addresses.slice(1).map(() => 200), 409])
  expect((await read()).partners).toHaveLength(collectionMost.partners)
})

test('G14: a stranger’s collection looks like none', async () => {
  const asked: [string, string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', ''],
    ['PUT', `/homes/${at(2)}`, {}],
    ['DELETE', `/homes/${at(0)}`],
    ['POST', '/links', {}],
    ['POST', '/invitations', { email: 'x@example.com' }],
    ['PUT', `/homes/${at(0)}/vote`, { vote: 1 }],
    ['POST', `/homes/${at(0)}/comments`, { words: 'Mine' }],
    ['POST', `/homes/${at(0)}/look`, {}],
    ['DELETE', `/partners/${stranger.userId}`],
  ]
  for (const [method, rest, body] of asked)
    expect([rest, await status(stranger, method, rest, body)]).toEqual([rest, 404])
  expect(await read()).toMatchObject({ name: 'By the sea', partners: [], links: [], invitations: [] })
})
