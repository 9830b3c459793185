/**
 * exports: the address of an agency's stock: who opens it, what it holds, when it says that nothing changed.
 */
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { StockExport } from '#contract/exports/stock-export.ts'
import { saveListings } from '#server/listings/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createFeedDesk } from '#tests/support/feeds/feed-desk.ts'
import { kyeroFile, kyeroHomes } from '#tests/support/feed-files.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { exportsRoutes } from './index.ts'
import { reso } from './reso/reso.ts'
import { streamStock } from './stream-stock.ts'

let desk: Awaited<ReturnType<typeof createFeedDesk>>
let agent: Awaited<ReturnType<typeof desk.person>>

beforeAll(async () => {
  desk = await createFeedDesk({}, (platform) => [exportsRoutes(platform)])
})
beforeEach(async () => {
  agent = await desk.person(`export-${newId()}@example.com`)
  Object.assign(desk.served, { body: kyeroFile(kyeroHomes(11, 12, 13, 14)), redirect: null, asked: [] })
})

type Made = { export: StockExport }
async function addresses(): Promise<Record<string, string>> {
  const { body } = await agent.call<Made>('POST', 'export/key')
  return body.data.export.addresses ?? {}
}
const ask = (address = '', headers: Record<string, string> = {}) =>
  desk.app.fetch(new URL(address).pathname, { headers })

test('an agency’s published homes are read with nothing but the address, and the file read again changes nothing', async () => {
  const feedId = await agent.publish('/a.xml')
  expect((await agent.call<StockExport>('GET', 'export')).body.data).toMatchObject({
    homes: 4,
    addresses: null,
  })
  const { 'kyero.xml': address } = await addresses()
  const file = await ask(address)
  expect(file.status).toBe(200)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  desk.served.body = await file.text()
  await agent.publish('/a.xml', 2)
  const [run] = await agent.runs(feedId)
  expect(run).toMatchObject({ recordsSeen: 4, created: 0, changed: 0, withdrawn: 0 })
})

test('only what visitors see is in it, and nothing of another agency', async () => {
  await agent.publish('/a.xml')
  const { 'reso.json': address } = await addresses()
  const [one] = await desk.db
    .selectFrom('listings')
    .select('id')
    .where('agency_id', '=', agent.agencyId)
    .orderBy('id')
    .execute()
  await desk.db
    .updateTable('listings')
    .set({ status: 'withdrawn' })
    .where('id', '=', one?.id ?? '')
    .execute()
  agent = await desk.person(`other-${newId()}@example.com`)
  await agent.publish('/b.xml')
  const { value } = (await (await ask(address)).json()) as { value: { ListingKey: string }[] }
  expect(value).toHaveLength(3)
})

test('nothing is sent to whoever has it: by tag and by time, until a home changes', async () => {
  await agent.publish('/a.xml')
  const { 'kyero.xml': address } = await addresses()
  const { headers } = await ask(address)
  const etag = headers.get('etag') ?? ''
  const modified = headers.get('last-modified') ?? ''
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
  expect((await ask(address, { 'if-modified-since': modified })).status).toBe(304)
  expect((await ask(address, { 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200)
  await desk.db
    .updateTable('listings')
    .set({ status: 'suspended', held_status: 'active' })
    .where('agency_id', '=', agent.agencyId)
    .execute()
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(200)
})

test('it comes packed where that is wanted', async () => {
  await agent.publish('/a.xml')
  const { 'kyero.xml': address } = await addresses()
  const file = await ask(address, { 'accept-encoding': 'gzip' })
  expect(file.headers.get('content-encoding')).toBe('gzip')
  const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString()
  expect(text.match(/<property>/g)).toHaveLength(4)
})

test('a new key ends the one before, and nobody makes one up', async () => {
  const { 'kyero.xml': old = '' } = await addresses()
  const { 'kyero.xml': address = '' } = await addresses()
  expect([(await ask(old)).status, (await ask(address)).status]).toEqual([404, 200])
  const [agencyId = '', , mac = ''] = new URL(address).pathname.split('/')[2]?.split('.') ?? []
  const madeUp = [`${agencyId}.3.${mac}`, `${newId()}.1.${mac}`, `${agencyId}.2.`, 'x']
  for (const key of madeUp)
    expect([key, (await ask(address.replace(/exports\/[^/]+/, `exports/${key}`))).status]).toEqual([key, 404])
  expect((await ask(address.replace('kyero.xml', 'toString'))).status).toBe(404)
  await agent.call('DELETE', 'export/key')
  expect((await ask(address)).status).toBe(404)
  const again = await addresses()
  expect([(await ask(address)).status, (await ask(again['kyero.xml'])).status]).toEqual([404, 200])
})

test('so many files an hour are enough; what is unchanged costs none', async () => {
  const { 'kyero.xml': address = '' } = await addresses()
  const etag = (await ask(address)).headers.get('etag') ?? ''
  const hour = { key: `agency/export/${agent.agencyId}`, seconds: 3_600, most: 60, uses: 59 }
  await desk.platform.limits.take([hour])
  expect((await ask(address)).status).toBe(429)
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
})

test('a large stock comes whole, each home once, and is read only as far as it is taken', async () => {
  const drafts = Array.from({ length: 450 }, (_, at) => aDraft(`many-${at}`))
  const batch = { agencyId: agent.agencyId, feedId: null, drafts, now: new Date(), source: 'agent' } as const
  const { db, platform } = desk
  await db
    .transaction()
    .execute((tx) => saveListings(tx, batch, { events: platform.events, resolvePlace: resolveLisbon }))
  const { 'reso.json': address } = await addresses()
  const { value } = (await (await ask(address)).json()) as { value: { ListingKey: string }[] }
  expect(new Set(value.map(({ ListingKey }) => ListingKey)).size).toBe(450)
  expect(value).toHaveLength(450)
  let queries = 0
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const stream = streamStock(
    { ...platform, db: watched },
    { agencyId: agent.agencyId, format: reso, changedAt: new Date() },
  )
  const reader = stream.getReader()
  await reader.read()
  expect(queries).toBe(0)
  await reader.read()
  const ofOnePage = queries
  expect(ofOnePage).toBeGreaterThan(0)
  await reader.cancel()
  expect(queries).toBe(ofOnePage)
})
