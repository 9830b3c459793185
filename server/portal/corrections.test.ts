/** portal: Admins look through the translation memory and correct it; what they say is what pages say. */
import { beforeAll, describe, expect, test } from 'vitest'
import { corrections } from '#contract/content/corrections.ts'
import { authRoutes } from '#server/accounts/index.ts'
import { translationRoutes } from '#server/translation/index.ts'
import { makeToken } from '#server/translation/keys/device-token.ts'
import { translationOf } from '#server/translation/ground/context.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { shouting, startTranslationService } from '#tests/support/words/translation-service.ts'
import { correctionsRoutes } from './corrections.routes.ts'

const service = await startTranslationService()
service.behaviour = shouting
let app: TestApp
let headers: { authorization: string }
let key: string
beforeAll(async () => {
  app = await createTestApp({
    env: { TRANSLATE_UPSTREAM: service.url, TRANSLATE_KEY: 'a-key' },
    routes: (platform) => [
      authRoutes(platform, noPictures),
      translationRoutes(platform),
      correctionsRoutes(platform),
    ],
  })
  const { userId, access } = await register(app, 'admin@example.com')
  await app.platform.db
    .updateTable('users')
    .set({ role: 'Admin', duties: ['own'] })
    .where('id', '=', userId)
    .execute()
  headers = { authorization: `Bearer ${access}` }
  key = makeToken(translationOf(app.platform).secret, 'device-number-000001', app.platform.clock.now())
})

const path = '/api/meridian/portal/translations'
const list = (query: Parameters<typeof app.api.corrections.list>[0]['query']) =>
  app.api.corrections.list({ query }, { headers })
const correct = (original: string, text: string, language = 'es') =>
  someone(app).call('PUT', path, { language, original, text }, headers)
const withdraw = (original: string) =>
  someone(app).call('POST', `${path}/withdraw`, { language: 'es', original }, headers)
/** What a page gets. */
async function say(...q: string[]): Promise<string[]> {
  const { translations } = await app.api.translation.translate({ query: { key }, body: { q, target: 'es' } })
  return translations.map(({ translatedText }) => translatedText)
}

test.each(Object.values(corrections).map(({ method, path }) => ({ method, path })))(
  '$method $path is for Admins',
  async ({ method, path: address }) => {
    const { access } = await register(app, `user${Math.random().toString(36).slice(2)}@example.com`)
    const body = { language: 'es', original: 'Sign in', ...(method === 'PUT' && { text: 'Entrar' }) }
    const asked = method === 'GET' ? [`${address}?language=es`, undefined] : [address, body]
    const call = (more?: Record<string, string>) =>
      someone(app).call(method, String(asked[0]), asked[1], more)
    expect((await call()).status).toBe(401)
    expect((await call({ authorization: `Bearer ${access}` })).status).toBe(403)
  },
)

describe('a correction', () => {
  test('wins over the catalogue, is audited, and can be taken back', async () => {
    expect((await list({ language: 'es', q: 'Sign in' })).items).toContainEqual(
      expect.objectContaining({ original: 'Sign in', text: 'Iniciar sesión', layer: 'reviewed', at: null }),
    )
    expect((await correct('Sign in', 'Entrar')).status).toBe(200)
    expect(await say('Sign in')).toEqual(['Entrar'])
    expect((await list({ language: 'es', q: 'entrar', layer: 'corrected' })).items).toMatchObject([
      { original: 'Sign in', text: 'Entrar', layer: 'corrected', beneath: 'Iniciar sesión', engine: null },
    ])
    expect((await withdraw('Sign in')).status).toBe(200)
    expect(await say('Sign in')).toEqual(['Iniciar sesión'])
    expect((await withdraw('Sign in')).body.code).toBe('corrections.none')
    const log = app.platform.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', 'like', 'transl%')
    const said = { language: 'es', original: 'Sign in' }
    expect(await log.orderBy('id').execute()).toEqual([
      { action: 'translation.corrected', detail: { ...said, before: 'Iniciar sesión', after: 'Entrar' } },
      { action: 'translation.withdrawn', detail: { ...said, before: 'Entrar', after: 'Iniciar sesión' } },
    ])
  })

  test('wins over a machine for every number, which stays in its place', async () => {
    expect(await say('12 gables, 3 turrets')).toEqual(['¡12 gables, 3 turrets!'])
    const { items } = await list({ language: 'es', q: '7 gables, 5 turrets' })
    expect(items).toMatchObject([
      { original: '{0} gables, {1} turrets', layer: 'machine', engine: new URL(service.url).host },
    ])
    for (const wrong of ['{0} gabletes', '{0} gabletes, {0} torres', 'gabletes', 'x{0}{1}'.repeat(300)])
      expect((await correct('{0} gables, {1} turrets', wrong)).status).toBe(400)
    await correct('{0} gables, {1} turrets', '{1} torres y {0} gabletes')
    expect(await say('12 gables, 3 turrets', '4 gables, 9 turrets')).toEqual([
      '3 torres y 12 gabletes',
      '9 torres y 4 gabletes',
    ])
    await withdraw('{0} gables, {1} turrets')
    expect(await say('12 gables, 3 turrets')).toEqual(['¡12 gables, 3 turrets!'])
  })

  test('is for what it can replace, between languages that pages can have', async () => {
    const forms = (await list({ language: 'ar', q: '{0} homes' })).items.find(
      ({ original }) => original === '{0} homes',
    )
    expect([forms?.isFixed, forms?.text.split('\n').length]).toEqual([true, 4])
    expect((await correct('{0} homes', '{0} casas', 'ar')).body.code).toBe('corrections.forms')
    expect((await correct('Account of {a}', '{a}')).body.code).toBe('corrections.forms')
    expect((await correct('A gate', 'Verja', 'ko')).body.code).toBe('translation.noEngine')
  })
})

test('corrections, catalogue and machine stand in one list, each text once, page by page', async () => {
  await correct('Sign in', 'Entrar')
  await say('A weathercock', 'An attic', 'Zinc roofs')
  const pages = [await list({ language: 'es', limit: 50 })]
  while (pages.at(-1)?.nextCursor)
    pages.push(await list({ language: 'es', limit: 50, cursor: String(pages.at(-1)?.nextCursor) }))
  const all = pages.flatMap(({ items }) => items)
  const { corrected, reviewed, machine } = pages[0]?.counts ?? { corrected: 0, reviewed: 0, machine: 0 }
  expect([new Set(all.map(({ id }) => id)).size, all.length]).toEqual([
    all.length,
    corrected + reviewed + machine,
  ])
  expect([corrected, machine >= 3, reviewed > 500]).toEqual([1, true, true])
  const starts = all.map(({ original }) => Buffer.from([...original].slice(0, 60).join('')))
  expect(starts).toEqual(starts.toSorted((a, b) => Buffer.compare(a, b)))
})
