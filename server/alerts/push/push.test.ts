/**
 * alerts: browsers are told what mails tell: readable by them alone,
 * once, and by nobody who signed out or left.
 */
import { importJWK, jwtVerify } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostDevices, type PushDevice } from '#contract/alerts/push.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aBrowser, aPushService } from '#tests/alerts/push-service.ts'
import { aMarket, aWorker } from '#tests/alerts/market.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { anAccount, mailsOf } from '#tests/support/enquiries.ts'
import { deliverNotice } from './notices.ts'
import { pushKeys } from './push-keys.ts'

const app = await createTestApp()
const { db } = app.platform
const service = await aPushService()
afterFile(service.close)
const market = await aMarket(app)
const worker = aWorker(app.platform)
const path = '/api/meridian/alerts/devices'

let people = 0
/**
 * Somebody who waits for homes with so many bedrooms or more, told
 * at once; later ones are content with fewer.
 */
async function someone(minBeds: number) {
  const email = `push-${++people}@example.com`
  const who = await anAccount(app, email)
  const search = { name: 'Flats', question: { minBeds: String(minBeds) }, frequency: 'instant' }
  await who.call('POST', '/api/meridian/saved/searches', search)
  return { ...who, email }
}
type Person = Awaited<ReturnType<typeof someone>>

const add = async (who: Person, browser: ReturnType<typeof aBrowser>) =>
  (await who.call<{ device: PushDevice }>('PUT', path, browser.subscription)).data.device
const devices = async (who: Person) =>
  (await who.call<{ publicKey: string; items: PushDevice[] }>('GET', path)).data

const waiting = async () =>
  (await db.selectFrom('push_messages').select('id').orderBy('id').execute()).map(({ id }) => id)
/** As the job does it; answers what was thrown. */
const deliver = async (): Promise<unknown[]> =>
  Promise.all(
    (await waiting()).map((id) => deliverNotice(app.platform, id).catch((error: unknown) => String(error))),
  )
const takenBy = (browser: ReturnType<typeof aBrowser>) =>
  service.taken.filter((one) => one.path === browser.path)

test('a browser reads what came, knows who sent it, and shows it once', async () => {
  const ann = await someone(39)
  const browser = aBrowser(service.origin, 'ann')
  expect(await add(ann, browser)).toMatchObject({ name: expect.any(String) })
  await ann.call('PATCH', '/api/meridian/profile', { language: 'de' })
  const home = await market.put('P1', 450_000, new Date(), { bedrooms: 39 })
  await worker.work()
  await deliver()
  const [taken, ...more] = takenBy(browser)
  expect(more).toEqual([])
  if (!taken) throw new Error('nothing came')
  expect(taken.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
  expect(Number(taken.headers.ttl)).toBeGreaterThan(86_000)
  const notice = browser.read(taken)
  expect(notice).toMatchObject({
    title: 'Eine Immobilie zu „Flats“',
    path: `/property-details/${home}`,
    language: 'de',
    tag: taken.headers.topic,
  })
  expect(notice.body).toMatch(/^Neu auf Meridian: .*450\.000\s€/)

  const [, token = '', k = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(taken.headers.authorization ?? '') ?? []
  const { publicKey } = await devices(ann)
  expect(k).toBe(publicKey)
  const point = Buffer.from(k, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'))
  expect(payload).toMatchObject({ aud: service.origin, sub: app.platform.config.securityContact })

  expect(await mailsOf(app, 'alerts.')).toHaveLength(1)
  await worker.work()
  await deliver()
  expect([takenBy(browser).length, await waiting()]).toEqual([1, []])
})

test('mails may be off while a browser is told; when both are, what waits is told to nobody', async () => {
  const ben = await someone(38)
  const browser = aBrowser(service.origin, 'ben')
  await add(ben, browser)
  await ben.call('PATCH', '/api/meridian/alerts/settings', { byMail: false })
  await market.put('P2', 450_000, new Date(), { bedrooms: 38 })
  await worker.work()
  await deliver()
  expect(takenBy(browser)).toHaveLength(1)
  const by = async () =>
    (
      await db
        .selectFrom('alert_ledger')
        .select('told_by')
        .where('user_id', '=', ben.userId)
        .orderBy('id')
        .execute()
    ).map((row) => row.told_by)
  expect(await by()).toEqual(['push'])
  expect((await mailsOf(app, 'alerts.')).filter(({ to }) => to === ben.email)).toEqual([])
  await ben.call('POST', '/api/meridian/alerts/stop', {})
  expect((await devices(ben)).items).toEqual([])
})

test('one press ends everything: what waits, what is on its way, and whatever happens afterwards', async () => {
  const joy = await someone(33)
  const browser = aBrowser(service.origin, 'joy')
  await add(joy, browser)
  const happens = async (euros: number) => {
    await market.put('P6', euros, new Date(), { bedrooms: 33 })
    await worker.work()
  }
  await happens(450_000)
  // The mail server is away, and so is the push service.
  await db.updateTable('mails').set({ state: 'queued' }).where('to_address', '=', joy.email).execute()
  await joy.call('POST', '/api/meridian/alerts/stop', {})
  await deliver()
  await happens(440_000)
  await deliver()
  expect(takenBy(browser)).toEqual([])
  expect((await mailsOf(app, 'alerts.')).filter(({ to }) => to === joy.email)).toEqual([])
  const { items } = (await joy.call<{ items: { paused: boolean }[] }>('GET', '/api/meridian/saved/searches'))
    .data
  expect(items.map(({ paused }) => paused)).toEqual([true])
})

test('a browser that is gone is forgotten, one that is busy is tried again, and nothing is lost', async () => {
  const cleo = await someone(37)
  const browser = aBrowser(service.origin, 'cleo')
  await add(cleo, browser)
  const tell = async (name: string) => {
    await market.put(name, 450_000, new Date(), { bedrooms: 37 })
    await worker.work()
  }
  await tell('P3')
  service.state.answer = 503
  expect(await deliver()).toEqual(['NotTaken: The push service has not taken it.'])
  service.state.answer = 201
  expect(await deliver()).toEqual([undefined])
  const topics = takenBy(browser).map(({ headers }) => headers.topic)
  expect([topics.length, new Set(topics).size]).toEqual([2, 1])
  await tell('P4')
  service.state.answer = 410
  await deliver()
  service.state.answer = 201
  expect([(await devices(cleo)).items, await waiting()]).toEqual([[], []])
})

test('whoever signed out hears nothing more, and a browser tells of one account only', async () => {
  const dan = await someone(36)
  const eve = await someone(36)
  const shared = aBrowser(service.origin, 'shared')
  await add(dan, shared)
  await add(eve, shared)
  expect([(await devices(dan)).items.length, (await devices(eve)).items.length]).toEqual([0, 1])
  await market.put('P5', 450_000, new Date(), { bedrooms: 36 })
  await worker.work()
  await sql`update sessions set ended_at = now() where user_id = ${eve.userId}::uuid`.execute(db)
  await deliver()
  expect([takenBy(shared), await waiting()]).toEqual([[], []])
})

test('a browser outlives a session that ran out, follows into the next, and goes with one that is forgotten', async () => {
  const ivy = await someone(34)
  const browser = aBrowser(service.origin, 'ivy')
  const { id } = await add(ivy, browser)
  const sessions = db.updateTable('sessions').where('user_id', '=', ivy.userId)
  await sessions.set({ used_at: new Date(0) }).execute()
  expect((await devices(ivy)).items).toHaveLength(1)
  expect((await add(ivy, browser)).id).toBe(id)
  await db.deleteFrom('sessions').where('user_id', '=', ivy.userId).execute()
  const left = db.selectFrom('push_devices').select('id').where('user_id', '=', ivy.userId)
  expect(await left.execute()).toEqual([])
})

test('only public services are told, keys have their length, and of many browsers the first go', async () => {
  const strict = await createTestApp({ env: { OUTBOUND_LOOPBACK: 'refuse' } })
  const fay = await anAccount(strict, 'fay@example.com')
  const { keys } = aBrowser(service.origin, 'fay').subscription
  const put = async (endpoint: string, with_: object = keys) =>
    (await fay.call('PUT', path, { endpoint, keys: with_ })).status
  const refused = [
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://push.example:8443/x',
  ]
  for (const endpoint of refused) expect([endpoint, await put(endpoint)]).toEqual([endpoint, 422])
  expect(await put('https://push.example/x', { ...keys, auth: 'AAAA' })).toBe(400)
  const onNoCurve = Buffer.alloc(65, 7).toString('base64url')
  expect(await put('https://push.example/x', { ...keys, p256dh: onNoCurve })).toBe(422)
  for (let at = 0; at <= mostDevices; at++) expect(await put(`https://push.example/${at}`)).toBe(200)
  const { items } = (await fay.call<{ items: PushDevice[] }>('GET', path)).data
  expect(items).toHaveLength(mostDevices)
})

test('G14 somebody else’s browser is not there', async () => {
  const gus = await someone(35)
  const hal = await someone(35)
  const { id } = await add(gus, aBrowser(service.origin, 'gus'))
  expect((await hal.call('DELETE', `${path}/${id}`)).status).toBe(404)
  expect((await devices(hal)).items).toEqual([])
  expect((await gus.call('DELETE', `${path}/${id}`)).status).toBe(200)
})

test('the keys are made once, whoever asks, and lie sealed', async () => {
  const all = await Promise.all([1, 2, 3].map(() => pushKeys(app.platform)))
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1)
  const { rows } = await sql<{ row: string }>`select row_to_json(k)::text as row from push_keys k`.execute(db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(all[0]?.privateKey)
})
