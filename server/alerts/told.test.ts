/**
 * alerts: what happens to homes is told to those who wait for them: all
 * of it, once, and when they want to hear it.
 */
import { expect, test } from 'vitest'
import type { SavedSearch } from '#contract/alerts/alerts.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { takeTurns } from '#server/search/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aMarket, aWorker } from '#tests/alerts/market.ts'
import { anAccount, longSessions, mailsOf } from '#tests/support/enquiries.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'

const app = await createTestApp({ now: new Date('2026-03-27T10:00:00Z'), env: longSessions })
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const market = await aMarket(app)
const { work, digest } = aWorker(app.platform)
const minute = 60_000

/** A person who waits for homes with this question. */
async function someoneWaiting(question: Record<string, string>, more: object = {}) {
  const email = `reader-${newId()}@example.com`
  const who = await anAccount(app, email)
  const save = (name: string, asked: Record<string, string>, rest: object = {}) =>
    who.call<{ search: SavedSearch }>('POST', '/api/meridian/saved/searches', {
      name,
      question: asked,
      frequency: 'instant',
      ...rest,
    })
  const { search } = (await save('Flats', question, more)).data
  const mails = async () => (await mailsOf(app, 'alerts.')).filter(({ to }) => to === email)
  /** The news of the mails so far, each with how many homes. */
  const told = async () =>
    (await mails()).map(({ body }) => [...(body ?? '').matchAll(/^\* (.*)$/gm)].map(([, news]) => news))
  return { ...who, email, save, search, mails, told }
}

const { put } = market
const later = (minutes = 1): Date => {
  clock.advance(minutes * minute)
  return clock.now()
}

test('a home is told when it comes, falls in price, is taken and comes back; each once', async () => {
  const reader = await someoneWaiting({ maxPrice: '450000', types: 'apartment' })
  const bystander = await someoneWaiting({ minPrice: '900000' })
  await put('A', 450_000, later())
  await work()
  await work()
  await put('A', 450_000, later(), { bedrooms: 3 })
  await work()
  await put('A', 430_000, later())
  await work()
  await put('A', 430_000, later(), { status: 'sold' })
  await work()
  await put('A', 430_000, later(), { status: 'active' })
  await work()
  expect(await reader.told()).toEqual([
    ['New on Meridian'],
    ['The price fell from €450,000 to €430,000'],
    ['Now: Sold'],
    ['Back on the market'],
  ])
  expect(await bystander.told()).toEqual([])
  const path = '/api/meridian/saved/searches'
  const news = async () =>
    (await reader.call<{ items: SavedSearch[] }>('GET', path)).data.items.map((one) => one.news)
  expect(await news()).toEqual([{ new: 1, priceDrop: 1, status: 1, backOnMarket: 1 }])
  later()
  await reader.call('POST', `${path}/${reader.search.id}/looked`)
  expect(await news()).toEqual([{}])
})

test('a home that becomes what was asked for says why it does so now', async () => {
  const id = await put('B', 700_000, later())
  await work()
  const reader = await someoneWaiting({ maxPrice: '650000', q: 'luminoso' })
  const rooms = await someoneWaiting({ minBeds: '7' })
  await put('B', 640_000, later())
  await work()
  await put('B', 640_000, later(), { bedrooms: 7 })
  await work()
  expect(await reader.told()).toEqual([['Now within your wishes: it was €700,000 and is €640,000']])
  expect(await rooms.told()).toEqual([['Now within your wishes']])
  const [mail] = await reader.mails()
  expect(mail?.body).toContain('You asked for: up to €650,000, the text says “luminoso”.')
  expect(mail?.body).toContain(`/property-details/${id}`)
})

test('changes that waited together count as one, from before the first to the last', async () => {
  await put('C', 800_000, later())
  // Nobody has worked yet, but this was before the search was.
  later()
  const reader = await someoneWaiting({ maxPrice: '900000', minPrice: '700000' })
  await put('C', 790_000, later())
  await put('C', 780_000, later())
  await put('D', 710_000, later())
  await put('D', 720_000, later())
  await work()
  expect((await reader.told()).flat().toSorted()).toEqual([
    'New on Meridian',
    'The price fell from €800,000 to €780,000',
  ])
})

test('homes of a large feed are told once their search rows are written, all of them', async () => {
  const reader = await someoneWaiting({ minBeds: '11' })
  const drafts = Array.from({ length: 60 }, (_, at) => aDraft(`many-${at}`, { bedrooms: 11 }))
  await market.save(drafts, later())
  await work()
  expect(await reader.told()).toEqual([])
  await takeTurns(app.platform.db)
  await work()
  expect((await reader.told()).flat()).toHaveLength(60)
})

test('a person is told only what they want to hear, while they want to', async () => {
  const reader = await someoneWaiting({ minBeds: '12' }, { events: ['priceDrop'] })
  const path = `/api/meridian/saved/searches/${reader.search.id}`
  await put('E', 500_000, later(), { bedrooms: 12 })
  await work()
  await reader.call('PATCH', path, { paused: true })
  await put('E', 490_000, later(), { bedrooms: 12 })
  await work()
  await reader.call('PATCH', path, { paused: false })
  await put('E', 480_000, later(), { bedrooms: 12 })
  await work()
  expect(await reader.told()).toEqual([['The price fell from €490,000 to €480,000']])
})

test('one digest a person, at their hour in their zone, across a change of the clock', async () => {
  const reader = await someoneWaiting({ minBeds: '13' }, { frequency: 'daily', timeZone: 'Europe/Berlin' })
  await reader.save('Weekly', { minBaths: '9' }, { frequency: 'weekly' })
  await put('F', 500_000, later(), { bedrooms: 13 })
  await put('G', 500_000, later(), { bathrooms: 9 })
  await work()
  const at = async (moment: string) => {
    clock.advance(Date.parse(moment) - clock.now().getTime())
    await digest()
    await digest()
    return (await reader.mails()).length
  }
  expect(await at('2026-03-28T06:59:59Z')).toBe(0)
  expect(await at('2026-03-28T07:00:00Z')).toBe(1)
  await put('F', 490_000, later(), { bedrooms: 13 })
  await work()
  // Clocks were put forward in the night.
  expect(await at('2026-03-29T05:59:00Z')).toBe(1)
  expect(await at('2026-03-29T06:00:00Z')).toBe(2)
  await put('F', 480_000, later(), { bedrooms: 13 })
  await work()
  expect(await at('2026-03-30T06:00:00Z')).toBe(3)
  const [, , monday] = await reader.mails()
  expect(monday?.subject).toBe('2 homes for your searches')
  expect(await at('2026-03-31T06:00:00Z')).toBe(3)
})

test('a search may have a time of its own: one digest for each moment, across a change of the clock there', async () => {
  const goTo = (moment: string) => clock.advance(Date.parse(moment) - clock.now().getTime())
  goTo('2026-04-03T00:00:00Z')
  const schedule = { hour: 19, weekday: 5, timeZone: 'America/Santiago' }
  const reader = await someoneWaiting({ minBeds: '16' }, { frequency: 'daily', schedule })
  await reader.save('Baths', { minBaths: '12' }, { frequency: 'weekly', schedule })
  await reader.save('Usual', { minPrice: '6000000' }, { frequency: 'daily' })
  await put('J', 500_000, later(), { bedrooms: 16 })
  await put('K', 500_000, later(), { bathrooms: 12 })
  await put('L', 6_500_000, later())
  await work()
  const at = async (moment: string) => {
    goTo(moment)
    await digest()
    return (await reader.mails()).map(({ subject }) => subject)
  }
  // At eight in UTC, as the profile says; then at seven in the evening in
  // Santiago, which is still three hours behind.
  expect(await at('2026-04-03T08:00:00Z')).toEqual(['A home for “Usual”'])
  expect(await at('2026-04-03T21:59:00Z')).toHaveLength(1)
  // It is Friday: both searches that have this time are told, in one mail.
  expect((await at('2026-04-03T22:00:00Z')).slice(1)).toEqual(['2 homes for your searches'])
  await put('J', 490_000, later(), { bedrooms: 16 })
  await put('K', 490_000, later(), { bathrooms: 12 })
  await work()
  expect((await at('2026-04-04T22:00:00Z')).slice(2)).toEqual(['A home for “Flats”'])
  await put('J', 480_000, later(), { bedrooms: 16 })
  await work()
  // From the fifth of April on it is four hours.
  expect(await at('2026-04-05T22:30:00Z')).toHaveLength(3)
  expect((await at('2026-04-05T23:00:00Z')).slice(3)).toEqual(['A home for “Flats”'])
  expect((await at('2026-04-10T23:00:00Z')).slice(4)).toEqual(['A home for “Baths”'])
})

test('what waits of a question is let go when the search asks for something else by then', async () => {
  const reader = await someoneWaiting({ minBeds: '17' }, { frequency: 'daily' })
  await put('M', 500_000, later(), { bedrooms: 17 })
  await work()
  const question = { minBeds: '18' }
  await reader.call('PATCH', `/api/meridian/saved/searches/${reader.search.id}`, { question })
  await put('M', 490_000, later(), { bedrooms: 17 })
  await put('N', 500_000, later(), { bedrooms: 18 })
  await work()
  later(24 * 60)
  await digest()
  expect(await reader.told()).toEqual([['New on Meridian']])
  const [mail] = await reader.mails()
  expect(mail?.body).toContain('You asked for: at least 18 bedrooms.')
})

test('a mail is in the language, money and units of its reader, with a way out of it', async () => {
  const reader = await someoneWaiting({ minBeds: '14' })
  await reader.call('PATCH', '/api/meridian/profile', { language: 'de', currency: 'USD', areaUnit: 'sqft' })
  await put('H', 450_000, later(), { bedrooms: 14 })
  await work()
  const [mail] = await reader.mails()
  expect(mail?.subject).toBe('Eine Immobilie zu „Flats“')
  expect(mail?.body).toMatch(/450\.000\s€ \(etwa 4\d\d\.\d{3}(,\d\d)?\s\$\)/)
  expect(mail?.body).toContain('Sie suchen: mindestens 14 Schlafzimmer.')
  expect(mail?.body).toContain('910 sq ft')
  const row = await app.platform.db
    .selectFrom('mails')
    .select('unsubscribe_url')
    .where('to_address', '=', reader.email)
    .where('kind', '=', 'alerts.homes')
    .executeTakeFirstOrThrow()
  const key = row.unsubscribe_url?.split('/unsubscribe/')[1] ?? ''
  await app.fetch(`/api/meridian/alerts/unsubscribe/${key}`, { method: 'POST' })
  await put('H', 440_000, later(), { bedrooms: 14 })
  await work()
  await reader.call('PATCH', '/api/meridian/alerts/settings', { byMail: true })
  await put('H', 430_000, later(), { bedrooms: 14 })
  await work()
  const [, second, ...more] = await reader.mails()
  expect(second?.body).toMatch(/von 440\.000\s€ auf 430\.000\s€/)
  expect([second?.body?.match(/^\* /gm)?.length, more]).toEqual([1, []])
})
