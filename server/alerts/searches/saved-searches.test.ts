/** alerts: searches are their owner's alone, kept once, put back when they were deleted by mistake. */
import { expect, test } from 'vitest'
import { alertEvents, mostSearches } from '#contract/alerts/alert-codes.ts'
import type { AlertSettingsAnswer, SavedSearch } from '#contract/alerts/alerts.ts'
import { accountsRoutes, authRoutes } from '#server/accounts/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount } from '#tests/support/enquiries.ts'
import { noPictures } from '#tests/support/accounts.ts'
import { alertsRoutes } from '../alerts.routes.ts'
import { unsubscribeKeyOf } from './links.ts'

const app = await createTestApp({
  routes: (platform) => [
    accountsRoutes(platform),
    authRoutes(platform, { ...noPictures, exporters: [] }),
    alertsRoutes(platform),
  ],
})
const path = '/api/meridian/saved/searches'
const ann = await anAccount(app, 'ann@example.com')
const bob = await anAccount(app, 'bob@example.com')

type Person = typeof ann
const save = (who: Person, question: Record<string, string>, more: object = {}) =>
  who.call<{ search: SavedSearch }>('POST', path, { name: 'Flats', question, ...more })
const list = async (who: Person) =>
  (await who.call<{ items: SavedSearch[] }>('GET', path)).data.items.map(
    ({ createdAt: _createdAt, ...search }) => search,
  )

test('a search is kept as it was asked, without how its list was shown, and once', async () => {
  const question = {
    purpose: 'rent',
    maxPrice: '1500',
    area: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
    said: 'flat to let',
  }
  const first = await save(ann, { ...question, sort: 'price', page: '2' })
  expect(first.status).toBe(201)
  expect(first.data.search).toMatchObject({
    question,
    frequency: 'daily',
    events: alertEvents,
    news: {},
    place: null,
  })
  const again = await save(ann, { maxPrice: '1500', area: question.area, purpose: 'rent' }, { name: 'Other' })
  expect(again.data.search).toMatchObject({ id: first.data.search.id, name: 'Other' })
  expect(await list(ann)).toHaveLength(1)
})

test('a question that is none is refused, field by field', async () => {
  const wrong: Record<string, string>[] = [
    { minPrice: '9', maxPrice: '1' },
    { place: 'x' },
    { area: 'x' },
    { who: 'me' },
  ]
  for (const question of wrong) expect((await save(ann, question)).status).toBe(400)
  expect((await save(ann, {}, { name: ' ' })).status).toBe(400)
})

test('a search names the place it asks for in the language of whoever asks', async () => {
  const question = { place: 'geonames:2267057', maxPrice: '300000' }
  expect((await save(ann, question)).data.search.place).toMatchObject({ name: 'Lisbon', country: 'PT' })
  expect((await save(ann, { place: 'geonames:999999999999' })).data.search.place).toBeNull()
})

test('G14 somebody else’s search is not there, whatever is done to it', async () => {
  const { id } = (await save(ann, { minBeds: '3' })).data.search
  const before = await list(ann)
  for (const [method, rest, body] of [
    ['PATCH', '', { paused: true }],
    ['POST', '/looked', {}],
    ['DELETE', '', undefined],
    ['POST', '/restore', {}],
  ] as const)
    expect([method, rest, (await bob.call(method, `${path}/${id}${rest}`, body)).status]).toEqual([
      method,
      rest,
      404,
    ])
  expect(await list(bob)).toEqual([])
  expect(await list(ann)).toEqual(before)
})

test('a search asks for something else from now on, but for nothing that another one asks', async () => {
  const first = (await save(ann, { minBeds: '5' })).data.search
  const second = (await save(ann, { minBeds: '6' }, { name: 'Six' })).data.search
  const change = (question: object) =>
    ann.call<{ search: SavedSearch }>('PATCH', `${path}/${first.id}`, { question })
  expect((await change({ maxPrice: '900', minBeds: '5', page: '2' })).data.search).toMatchObject({
    id: first.id,
    name: 'Flats',
    question: { maxPrice: '900', minBeds: '5' },
  })
  expect((await change(second.question)).code).toBe('alerts.sameSearch')
  expect((await change({ minBeds: 'x' })).status).toBe(400)
  expect((await list(ann)).find(({ id }) => id === first.id)?.question).toEqual({
    maxPrice: '900',
    minBeds: '5',
  })
})

test('what was deleted is put back as it was', async () => {
  const { id } = (await save(ann, { minBeds: '4' }, { frequency: 'weekly' })).data.search
  await ann.call('PATCH', `${path}/${id}`, { name: 'Large ones', paused: true })
  const before = await list(ann)
  expect((await ann.call('DELETE', `${path}/${id}`)).status).toBe(200)
  expect((await list(ann)).map((search) => search.id)).not.toContain(id)
  expect((await ann.call('PATCH', `${path}/${id}`, { paused: false })).status).toBe(404)
  expect((await ann.call('POST', `${path}/${id}/restore`)).status).toBe(200)
  expect(await list(ann)).toEqual(before)
})

test('searches of a browser are added to those of the account, as many as find room', async () => {
  const carl = await anAccount(app, 'carl@example.com')
  for (let beds = 0; beds < mostSearches - 2; beds++)
    await save(carl, { minBeds: String(beds % 50), minBaths: String(Math.floor(beds / 50)) })
  const searches = ['0', '71', '72', '72', '73'].map((since) => ({
    name: since,
    question: since === '0' ? { minBeds: '0', minBaths: '0' } : { since },
    timeZone: 'Asia/Tokyo',
  }))
  const merged = await carl.call('POST', `${path}/merge`, { searches })
  expect(merged.data).toMatchObject({ added: 2, left: 1 })
  expect((await list(carl)).slice(0, 2).map(({ name }) => name)).toEqual(['71', '72'])
  expect((await save(carl, { since: '99' })).code).toBe('alerts.tooMany')
})

test('the clock is that of the first browser that saves a search, whatever was switched before', async () => {
  const flo = await anAccount(app, 'flo@example.com')
  const settings = async () =>
    (await flo.call<AlertSettingsAnswer>('GET', '/api/meridian/alerts/settings')).data
  const { feed, ...fresh } = await settings()
  expect(fresh).toEqual({ hour: 8, weekday: 1, timeZone: null, byMail: true })
  expect(feed).toMatch(/\.1\.[\w-]+\.atom$/)
  await flo.call('POST', '/api/meridian/alerts/stop', {})
  await save(flo, { minBeds: '2' }, { timeZone: 'America/Lima' })
  await save(flo, { minBeds: '3' }, { timeZone: 'Asia/Tokyo' })
  expect(await settings()).toMatchObject({ timeZone: 'America/Lima', byMail: false })
})

test('a signed link ends mails for whoever has it; one that was changed opens nothing', async () => {
  const dora = await anAccount(app, 'dora@example.com')
  const { search } = (await save(dora, { q: 'garden' }, { timeZone: 'America/Lima' })).data
  const settings = async () =>
    (await dora.call<{ byMail: boolean; timeZone: string }>('GET', '/api/meridian/alerts/settings')).data
  expect(await settings()).toMatchObject({ byMail: true, timeZone: 'America/Lima', hour: 8 })
  const visit = async (key: string) =>
    (
      await app.fetch(`/api/meridian/alerts/unsubscribe/${key}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status
  const one = unsubscribeKeyOf(app.platform, { userId: dora.userId, searchId: search.id })
  const all = unsubscribeKeyOf(app.platform, { userId: dora.userId, searchId: null })
  expect(await visit(one.replace(dora.userId, ann.userId))).toBe(404)
  expect(await visit(all.replace('all', search.id))).toBe(404)
  expect((await list(dora))[0]?.paused).toBe(false)
  expect([await visit(one), await visit(one)]).toEqual([200, 200])
  expect((await list(dora))[0]?.paused).toBe(true)
  expect((await settings()).byMail).toBe(true)
  expect(await visit(all)).toBe(200)
  expect((await settings()).byMail).toBe(false)
})
