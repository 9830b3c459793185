/**
 * enquiries: an agency's program hears of enquiries, signed, until it has taken them;
 * and of no inner address anything is learnt.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import type { Hook } from '#contract/enquiries/hooks.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { anAccount, anAgency, person, words } from '#tests/support/enquiries.ts'
import { mostAttempts } from './announce.ts'
import { deliverOne } from './deliver-hook.ts'
import { openHookSecret } from './hook-secret.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z') })
const strict = await createTestApp({ env: { OUTBOUND_LOOPBACK: 'refuse' } })
const { db } = app.platform
const appSecret = loadSecret(app.platform.config)
const keys = await anAgency(app, 'Lisbon Keys')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const path = '/api/meridian/agent/webhook'

const taken: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    taken.push({ headers: request.headers, body })
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
  })
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterFile(() => new Promise((done) => server.close(done)))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`

const hook = async () => (await agent.call<Hook>('GET', path)).data
const set = async (address = url) =>
  (await agent.call<{ hook: Hook }>('PUT', path, { url: address })).data.hook
const write = () =>
  someone(app).post('/api/meridian/enquiries', {
    kind: 'listing',
    listingId: keys.home,
    ...person,
    message: words,
  })
const deliver = (id: string | undefined) => deliverOne(app.platform, String(id), AbortSignal.timeout(5_000))

beforeEach(async () => {
  for (const table of ['enquiries', 'lead_webhook_deliveries', 'lead_webhooks', 'limit_uses'] as const)
    await db.deleteFrom(table).execute()
  taken.length = 0
  status = 200
})

it('tells of a new enquiry, signed with a secret that is shown once', async () => {
  const { secret } = await set()
  expect([secret?.startsWith('whsec_'), (await hook()).secret]).toEqual([true, null])
  await write()
  const waiting = (await hook()).deliveries
  expect(waiting).toMatchObject([{ event: 'lead.created', state: 'waiting', attempts: 0 }])
  await deliver(waiting[0]?.id)
  const [{ headers, body }] = taken as [(typeof taken)[0]]
  const [, seconds, mac] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['meridian-signature'])) ?? []
  expect(mac).toBe(createHmac('sha256', String(secret)).update(`${seconds}.${body}`).digest('hex'))
  expect(JSON.parse(body)).toMatchObject({
    event: 'lead.created',
    id: headers['meridian-delivery'],
    lead: { name: 'Ann Lee', email: 'ann@example.com', message: words, state: 'new', listingId: keys.home },
  })
  await deliver(waiting[0]?.id)
  expect([taken.length, (await hook()).deliveries[0]?.state]).toEqual([1, 'delivered'])
})

it('keeps the secret sealed, for one agency alone; one from before goes on signing', async () => {
  const { secret } = await set()
  const { secret: kept } = await db.selectFrom('lead_webhooks').select('secret').executeTakeFirstOrThrow()
  expect(kept).not.toContain(String(secret).slice('whsec_'.length))
  expect(openHookSecret(appSecret, keys.agencyId, kept)).toBe(secret)
  expect(() => openHookSecret(appSecret, randomUUID(), kept)).toThrow(/auth/)
  expect(openHookSecret(appSecret, keys.agencyId, String(secret))).toBe(secret)
})

it('is tried again until it is taken, and at last given up; a redirect is not followed', async () => {
  await set()
  await write()
  const id = (await hook()).deliveries[0]?.id
  status = 500
  await expect(deliver(id)).rejects.toThrow('500')
  status = 307
  await expect(deliver(id)).rejects.toThrow('307')
  expect((await hook()).deliveries[0]).toMatchObject({ state: 'waiting', attempts: 2, outcome: '307' })
  for (let attempt = 3; attempt < mostAttempts; attempt++) await expect(deliver(id)).rejects.toThrow('307')
  await deliver(id)
  expect((await hook()).deliveries[0]).toMatchObject({ state: 'failed', attempts: mostAttempts })
  status = 200
  await deliver(id)
  expect(taken).toHaveLength(mostAttempts)
})

it('goes nowhere without an address, and to none that is not public', async () => {
  await write()
  expect((await hook()).deliveries).toEqual([])
  expect((await agent.call('POST', `${path}/test`)).code).toBe('enquiries.noHook')
  const other = await anAgency(strict, 'Other Doors')
  const there = await anAccount(strict, 'agent@doors.example', { role: 'Agent', agencyId: other.agencyId })
  for (const address of [
    url,
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/x',
    'http://homes.example/',
    'https://homes.example:8443/',
    'https://a:b@homes.example/',
  ])
    expect([address, (await there.call('PUT', path, { url: address })).code]).toEqual([
      address,
      'enquiries.hookRefused',
    ])
  expect((await there.call('PUT', path, { url: 'ftp://homes.example' })).status).toBe(400)
})

it('says of a brief who wrote, never the way to the person', async () => {
  await set()
  const { lead } = await briefed()
  expect(lead).toMatchObject({ kind: 'brief', name: 'Ann Lee', email: null, phone: null })
})

async function briefed(): Promise<{ lead: object }> {
  const brief = { purpose: 'sale', place: 'geonames:2267057', currency: 'EUR', when: 'now', share: true }
  await someone(app).post('/api/meridian/enquiries/briefs', {
    ...person,
    ...brief,
    message: 'Light and quiet, please.',
  })
  await deliver((await hook()).deliveries[0]?.id)
  return JSON.parse(String(taken[0]?.body)) as { lead: object }
}
