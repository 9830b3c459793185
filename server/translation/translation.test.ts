/** translation: its calls, with a service that behaves and misbehaves as told. Ids: security catalogue I. */
import { beforeEach, describe, expect, test } from 'vitest'
import { translationKeyName } from '#contract/content/translation-codes.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { openSealedKey } from '#tests/support/sealed-key.ts'
import {
  answering,
  shouting,
  startTranslationService,
  type Behaviour,
} from '#tests/support/words/translation-service.ts'
import { makeToken } from './keys/device-token.ts'
import { translationOf } from './ground/context.ts'
import { limits } from './ground/limits.ts'
import { translationRoutes } from './translation.routes.ts'
import { sweepTranslation } from './translation.jobs.ts'

const now = new Date('2026-11-21T12:00:00Z')
const today = '2026-11-21'

const service = await startTranslationService()
const providerKey = 'AIza-the-providers-own-key'
const open = (env: Record<string, string> = {}) =>
  createTestApp({
    now,
    env: { TRANSLATE_UPSTREAM: service.url, TRANSLATE_KEY: providerKey, ...env },
    routes: (platform) => [translationRoutes(platform)],
  })
const main = await open()
const clock = main.platform.clock as ReturnType<typeof createSteppedClock>

let serial = 0
const newDevice = () => `device-number-${String(++serial).padStart(6, '0')}`

const openKey = (sealed: string, by: { device: string; date?: string; keyName?: string }) =>
  openSealedKey(sealed, { date: today, ...by })
const closed = 'unable to authenticate data'

const askKey = (query: Record<string, string>, app = main) =>
  app.fetch(`/api/meridian/property/get-google-api-key?${new URLSearchParams(query).toString()}`)
const keyQuery = (device: string) => ({
  keyName: translationKeyName,
  devicetoken: device,
  currentDate: today,
})

async function keyFor(device: string, app = main): Promise<string> {
  const { data } = (await (await askKey(keyQuery(device), app)).json()) as { data: { api_key: string } }
  return openKey(data.api_key, { device })
}

const post = (path: string, body: unknown, app = main) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const translate = (key: string, body: Record<string, unknown>, app = main) =>
  post(
    `/api/meridian/translate?key=${encodeURIComponent(key)}`,
    { format: 'text', target: 'es', ...body },
    app,
  )

async function texts(key: string, body: Record<string, unknown>, app = main): Promise<string[]> {
  const response = await translate(key, body, app)
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: { translations: { translatedText: string }[] } }
  return data.translations.map(({ translatedText }) => translatedText)
}

beforeEach(() => {
  service.asked.length = 0
  service.keys.length = 0
  service.behaviour = shouting
})

describe('the key', () => {
  test('I01 opens with the shared secret and is never the provider’s', async () => {
    const device = newDevice()
    const response = await askKey(keyQuery(device))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const { data } = (await response.json()) as { data: { api_key: string } }
    const key = openKey(data.api_key, { device })
    expect(key).toMatch(/^tp_\d+\./)
    expect(key).not.toContain(providerKey)
    const { status } = await post('/api/meridian/property/store-google-api-log', {
      keyName: translationKeyName,
      devicetoken: device,
    })
    expect(status).toBe(200)
    expect(await texts(key, { q: ['A lantern'] })).toEqual(['¡A lantern!'])
    expect(service.keys).toEqual([providerKey])
  })

  test('I02 refuses unknown names and devices that are none', async () => {
    const good = keyQuery(newDevice())
    const { keyName: _, ...nameless } = good
    const cases = [
      { ...good, keyName: 'maps' },
      { ...good, devicetoken: 'short' },
      { ...good, devicetoken: 'with spaces and $igns' },
      { ...good, devicetoken: 'x'.repeat(65) },
      nameless,
      { ...good, more: '1' },
    ]
    for (const query of cases) expect((await askKey(query)).status).toBe(400)
    // A megabyte in an address is refused before anything reads it.
    expect((await askKey({ ...good, devicetoken: 'x'.repeat(1_000_000) })).status).toBe(414)
  })

  test('I03 wants today, give or take a time zone', async () => {
    const status = async (currentDate: string) =>
      (await askKey({ ...keyQuery(newDevice()), currentDate })).status
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22']) expect(await status(date)).toBe(200)
    for (const date of ['2026-11-18', '2026-11-24', '2026-02-30', 'now', ''])
      expect(await status(date)).toBe(400)
  })

  test('I04 is given 20 times a day to a device and 60 times an hour to a network', async () => {
    const app = await open({ RATE_LIMITS: 'default' })
    const device = newDevice()
    for (let time = 0; time < 20; time++) expect((await askKey(keyQuery(device), app)).status).toBe(200)
    const refused = await askKey(keyQuery(device), app)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let time = 20; time < 60; time++) expect((await askKey(keyQuery(newDevice()), app)).status).toBe(200)
    expect((await askKey(keyQuery(newDevice()), app)).status).toBe(429)
  })

  test('I05 opens for no other device, day or name, nor when a bit is turned', async () => {
    const device = newDevice()
    const { data } = (await (await askKey(keyQuery(device))).json()) as { data: { api_key: string } }
    const bytes = Buffer.from(data.api_key, 'base64url')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    expect(() => openKey(data.api_key, { device: newDevice() })).toThrow(closed)
    expect(() => openKey(data.api_key, { device, date: '2026-11-20' })).toThrow(closed)
    expect(() => openKey(data.api_key, { device, keyName: 'maps' })).toThrow(closed)
    expect(() => openKey(bytes.toString('base64url'), { device })).toThrow(closed)
  })

  test('I14 its log holds a row for a device and day, however often it is told', async () => {
    const device = newDevice()
    const body = { keyName: translationKeyName, devicetoken: device }
    const statuses: number[] = []
    for (let time = 0; time < 60; time++)
      statuses.push((await post('/api/meridian/property/store-google-api-log', body)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.log.device)
    expect(statuses.at(-1)).toBe(429)
    const rows = () => main.platform.db.selectFrom('translation_key_log').selectAll().execute()
    expect((await rows()).filter((row) => row.device_hash === sha256(device))).toMatchObject([
      { times: limits.log.device, on_date: today },
    ])
    clock.advance(31 * 86_400_000)
    await sweepTranslation(main.platform)
    expect(await rows()).toEqual([])
    clock.advance(-31 * 86_400_000)
  })

  test('is the provider’s own when the operator says so', async () => {
    const app = await open({ TRANSLATE_DIRECT: '1' })
    expect(await keyFor(newDevice(), app)).toBe(providerKey)
    expect((await app.api.translation.languages({})).service).toBe(service.url)
  })
})

describe('translating', () => {
  test('I06 refuses a key that is old, foreign or no key', async () => {
    const { secret } = translationOf(main.platform)
    const device = newDevice()
    const old = makeToken(secret, device, new Date(now.getTime() - 7 * 3_600_000))
    const foreign = makeToken('another installation’s secret of 32 bytes', device, now)
    const other = makeToken(secret, device, now).replace(device, newDevice())
    for (const key of [old, foreign, other, providerKey, '', 'tp_1.2.3'])
      expect((await translate(key, { q: ['A gate'] })).status).toBe(403)
    expect(service.asked).toEqual([])
  })

  test('I07 takes 128 texts, but not 129, none too large and no language that is none', async () => {
    const key = await keyFor(newDevice())
    const many = Array.from(
      { length: 129 },
      (_, index) => `Window ${String.fromCharCode(97 + (index % 26))} ${index}x`,
    )
    expect(await texts(key, { q: many.slice(0, 128) })).toHaveLength(128)
    const status = async (body: Record<string, unknown>) => (await translate(key, body)).status
    expect(await status({ q: many })).toBe(400)
    expect(await status({ q: [] })).toBe(400)
    expect(await status({ q: ['x'.repeat(100_000)] })).toBe(413)
    expect(await status({ q: ['x'.repeat(6_000)] })).toBe(400)
    expect(await status({ q: ['A door'], target: 'xx' })).toBe(400)
    expect(await status({ q: ['A door'], target: '../' })).toBe(400)
    expect(await status({ q: ['A door'], target: 'en' })).toBe(400)
    expect(await status({ q: ['A door'], format: 'html' })).toBe(400)
  })

  test('I09 keeps the original where the service leaves one out, and markup stays text', async () => {
    const key = await keyFor(newDevice())
    service.behaviour = answering([
      { translatedText: '<script>alert(1)</script>' },
      null,
      { translatedText: '' },
    ])
    const q = ['One bell', 'Two bells', 'Three bells', 'Four bells']
    expect(await texts(key, { q })).toEqual(['<script>alert(1)</script>', ...q.slice(1)])
  })

  test('I11 keeps the original when the answer is many times longer', async () => {
    const key = await keyFor(newDevice())
    service.behaviour = answering([{ translatedText: 'word '.repeat(200) }])
    expect(await texts(key, { q: ['A short text'] })).toEqual(['A short text'])
  })

  test('I10 a service that fails leaves the originals, gets a rest, and is tried again', async () => {
    const app = await open()
    const steps = app.platform.clock as ReturnType<typeof createSteppedClock>
    const key = await keyFor(newDevice(), app)
    const bad: Behaviour[] = [
      (_, response) => response.writeHead(500).end('no'),
      (_, response) => response.end('<html>garbage'),
      (_, response) => response.end('{"data":{}}'),
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data":{"transl')
        response.destroy()
      },
      (_, response) => response.destroy(),
    ]
    for (const [index, behaviour] of bad.entries()) {
      service.behaviour = behaviour
      expect(await texts(key, { q: [`A broken pane ${index}x`] }, app)).toEqual([`A broken pane ${index}x`])
    }
    expect(service.asked).toHaveLength(bad.length)
    service.behaviour = shouting
    expect(await texts(key, { q: ['A mended pane'] }, app)).toEqual(['A mended pane'])
    expect(service.asked).toHaveLength(bad.length)
    steps.advance(31_000)
    expect(await texts(key, { q: ['A mended pane'] }, app)).toEqual(['¡A mended pane!'])
  })

  test('people’s words come first, then the memory; the service is asked once for each text', async () => {
    const key = await keyFor(newDevice())
    const { db } = main.platform
    const q = ['Sign in', '3 homes', 'Portugal', 'A weathercock']
    expect(await texts(key, { q })).toEqual(['Iniciar sesión', '3 viviendas', 'Portugal', '¡A weathercock!'])
    expect(service.asked.map(({ q }) => q)).toEqual([['A weathercock']])
    expect(await texts(key, { q })).toEqual(['Iniciar sesión', '3 viviendas', 'Portugal', '¡A weathercock!'])
    expect(service.asked).toHaveLength(1)
    await db
      .updateTable('translation_memory')
      .set({ text: 'Una veleta', origin: 'human' })
      .where('original', '=', 'A weathercock')
      .execute()
    expect(await texts(key, { q: ['A weathercock', 'Germany'] })).toEqual(['Una veleta', 'Alemania'])
  })

  test('texts that differ in their numbers are one text', async () => {
    const key = await keyFor(newDevice())
    expect(await texts(key, { q: ['12 gables and 3 turrets'] })).toEqual(['¡12 gables and 3 turrets!'])
    expect(await texts(key, { q: ['1.214 gables and 40 turrets'] })).toEqual([
      '¡1.214 gables and 40 turrets!',
    ])
    expect(service.asked).toHaveLength(1)
  })

  test('a device has so many characters a day for the machine, and people’s words still', async () => {
    const device = newDevice()
    const key = await keyFor(device)
    const { device: most } = limits.characters
    const long = 'A very long corridor '.repeat(200)
    for (let sent = 0; sent <= most; sent += long.length * 12)
      await translate(key, {
        q: Array.from({ length: 12 }, (_, index) => `${sent}${'abcdefghijkl'[index]} ${long}`),
      })
    service.asked.length = 0
    // What is left of the day may still do for a word, not for another page of them.
    const page = Array.from({ length: 12 }, (_, index) => `${'abcdefghijkl'[index]} cellar ${long}`)
    expect(await texts(key, { q: [...page, 'Sign in'] })).toEqual([...page, 'Iniciar sesión'])
    expect(service.asked).toEqual([])
  })

  test('what no page shows any more is forgotten, but not what people wrote', async () => {
    const app = await open()
    const key = await keyFor(newDevice(), app)
    await texts(key, { q: ['An attic', 'A loft ladder'] }, app)
    const { db } = app.platform
    await db
      .updateTable('translation_memory')
      .set({ origin: 'human' })
      .where('original', '=', 'An attic')
      .execute()
    ;(app.platform.clock as ReturnType<typeof createSteppedClock>).advance(200 * 86_400_000)
    await sweepTranslation(app.platform)
    expect(
      (await db.selectFrom('translation_memory').select('original').execute()).map((row) => row.original),
    ).toEqual(['An attic'])
  })
})
