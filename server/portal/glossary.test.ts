/** portal: editors keep the glossary; machines keep to it, and whatever does not is named. */
import { beforeAll, expect, test } from 'vitest'
import { authRoutes } from '#server/accounts/index.ts'
import { translationRoutes } from '#server/translation/index.ts'
import { translationOf } from '#server/translation/ground/context.ts'
import { makeToken } from '#server/translation/keys/device-token.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { shouting, startTranslationService } from '#tests/support/words/translation-service.ts'
import { correctionsRoutes } from './corrections.routes.ts'
import { glossaryRoutes } from './glossary.routes.ts'

const service = await startTranslationService()
service.behaviour = shouting
let app: TestApp
let headers: { authorization: string }
let key: string
let keptFromTheStart: boolean
beforeAll(async () => {
  app = await createTestApp({
    env: { TRANSLATE_UPSTREAM: service.url, TRANSLATE_KEY: 'a-key' },
    routes: (platform) => [
      authRoutes(platform, noPictures),
      translationRoutes(platform),
      correctionsRoutes(platform),
      glossaryRoutes(platform),
    ],
  })
  const { db, clock } = app.platform
  const { userId, access } = await register(app, 'editor@example.com')
  await db
    .updateTable('users')
    .set({ role: 'Admin', duties: ['edit'] })
    .where('id', '=', userId)
    .execute()
  headers = { authorization: `Bearer ${access}` }
  const shipped = await breaches()
  keptFromTheStart = Object.values(shipped.counts).every((count) => count === 0)
  await db.deleteFrom('translation_glossary').execute()
  key = makeToken(translationOf(app.platform).secret, 'device-number-000001', clock.now())
})

const path = '/api/meridian/portal/glossary'
const call = (method: string, address: string, body?: unknown, more: Record<string, string> = {}) =>
  someone(app).call(method, address, body, { ...headers, ...more })
const list = (q?: string) => app.api.glossary.list({ query: { ...(q && { q }) } }, { headers })
const breaches = () => app.api.glossary.breaches({ query: { language: 'es' } }, { headers })
const term = (name: string, es: string, context = '') => ({
  term: name,
  context,
  isKept: false,
  translations: { es, fr: '' },
})
/** What a page gets. */
async function say(text: string): Promise<string | undefined> {
  const body = { q: [text], target: 'es' }
  const { translations } = await app.api.translation.translate({ query: { key }, body })
  return translations[0]?.translatedText
}

test('the reviewed catalogue keeps to the glossary that comes with it', () => {
  expect(keptFromTheStart).toBe(true)
})

test('a term is kept to by machines, also where they had spoken before, and its change is in the log', async () => {
  expect(await say('Two gazebos and a turret')).toBe('¡Two gazebos and a turret!')
  expect((await call('POST', path, term('gazebo', 'cenador|cenadores'))).status).toBe(201)
  expect(await say('Two gazebos and a turret')).toBe('¡Two cenadores and a turret!')

  expect((await call('POST', path, term('Gazebo', 'glorieta'))).body.code).toBe('glossary.exists')
  expect((await call('POST', path, term('gazebo', 'mirador', 'on a hill'))).status).toBe(201)
  expect(await say('Another gazebo')).toBe('¡Another gazebo!')

  const { items, total } = await list('MIRADOR')
  expect([total, items[0]]).toMatchObject([
    1,
    { context: 'on a hill', version: 1, translations: { es: 'mirador' } },
  ])
  const one = items[0] ?? { id: '' }
  const changed = { ...term('gazebo', 'templete', 'on a hill'), basedOn: 1 }
  expect((await call('PUT', `${path}/${one.id}`, changed)).status).toBe(200)
  expect((await call('PUT', `${path}/${one.id}`, changed)).body.code).toBe('glossary.changed')
  expect((await call('DELETE', `${path}/${one.id}`)).status).toBe(200)
  expect((await call('DELETE', `${path}/${one.id}`)).body.code).toBe('glossary.none')
  expect(await say('Another gazebo')).toBe('¡Another cenador!')

  const log = await app.platform.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', 'like', 'glossary.%')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    'glossary.added',
    'glossary.added',
    'glossary.changed',
    'glossary.removed',
  ])
  expect(log[2]?.detail).toEqual({
    term: 'gazebo',
    before: 'on a hill, es mirador',
    after: 'on a hill, es templete',
  })
})

test('translations that call a term otherwise are named and counted, until they are corrected', async () => {
  await call('POST', path, term('sign in', 'entrar'))
  const { items, counts } = await breaches()
  expect(items).toContainEqual(
    expect.objectContaining({
      original: 'Sign in',
      text: 'Iniciar sesión',
      layer: 'reviewed',
      terms: ['sign in'],
    }),
  )
  expect([counts.es > 0, counts.fr]).toEqual([true, 0])
  const body = { language: 'es', original: 'Sign in', text: 'Entrar' }
  expect((await call('PUT', '/api/meridian/portal/translations', body)).status).toBe(200)
  expect((await breaches()).counts.es).toBe(counts.es - 1)
})

test('a table is taken in whole or not at all, and taken along', async () => {
  const send = (text: string) =>
    call('POST', `${path}/import`, text, { 'content-type': 'application/octet-stream' })
  const before = (await list()).total
  expect((await send('term,es\nfolly,capricho\n,nada')).body).toMatchObject({
    code: 'glossary.file',
    fields: { 3: 'Please give the English term' },
  })
  expect((await list()).total).toBe(before)
  const table = 'term,do not translate,es\nfolly,,capricho\nGAZEBO,,quiosco\nsign in,,entrar'
  expect((await send(table)).body.data).toMatchObject({ added: 1, changed: 1 })
  expect((await list('quiosco')).items).toMatchObject([{ term: 'GAZEBO', version: 2 }])
  const file = await app.fetch(`${path}.csv`, { headers })
  expect([file.status, await file.text()]).toEqual([
    200,
    expect.stringContaining('folly,,,,,capricho,,,\r\n'),
  ])
})
