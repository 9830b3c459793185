/**
 * alerts: the web feed of a person's searches: behind an address that
 * only they know, until they ask for another one.
 */
import { expect, test } from 'vitest'
import type { AlertSettingsAnswer } from '#contract/alerts/alerts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aMarket, aWorker } from '#tests/alerts/market.ts'
import { anAccount } from '#tests/support/enquiries.ts'

const app = await createTestApp()
const ann = await anAccount(app, 'ann@example.com')

const addressOf = async () =>
  (await ann.call<AlertSettingsAnswer>('GET', '/api/meridian/alerts/settings')).data.feed
const read = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.fetch(new URL(url).pathname, { headers })
  return { status: reply.status, etag: reply.headers.get('etag') ?? '', text: await reply.text() }
}

test('it is there before anything was saved', async () => {
  const { status, text } = await read(await addressOf())
  expect([status, text.includes('<entry>')]).toEqual([200, false])
})

test('it holds what answered the searches, mails or not, and ends with its address', async () => {
  const search = { name: 'Flats & more', question: { maxPrice: '460000' }, frequency: 'never' }
  await ann.call('POST', '/api/meridian/saved/searches', search)
  const market = await aMarket(app)
  const home = await market.put('A', 450_000, new Date())
  await aWorker(app.platform).work()
  const url = await addressOf()
  const { status, text, etag } = await read(url)
  expect(status).toBe(200)
  expect(text).toContain('<title>New on Meridian: Two-bedroom flat in Campo de Ourique</title>')
  expect(text).toContain('label="Flats &#38; more"')
  expect(text).toContain(`/property-details/${home}`)
  expect((await read(url, { 'if-none-match': etag })).status).toBe(304)
  expect((await read(url.replace(/.{4}\.atom$/, 'aaaa.atom'))).status).toBe(404)
  await ann.call('POST', '/api/meridian/alerts/feed')
  expect((await read(url)).status).toBe(404)
  expect((await read(await addressOf())).text).toContain(home)
})
