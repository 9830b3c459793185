/** portal: Admins edit what Meridian says: drafts stay drafts, two at once collide, every change is audited. */
import { beforeAll, describe, expect, test } from 'vitest'
import { editing } from '#contract/listings/editing.ts'
import { authRoutes } from '#server/accounts/index.ts'
import { contentRoutes } from '#server/content/index.ts'
import { noPictures, register, someone } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { editingRoutes } from './index.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [
      authRoutes(platform, noPictures),
      contentRoutes(platform),
      editingRoutes(platform),
    ],
  })
  const { userId, access } = await register(app, 'admin@example.com')
  await app.platform.db
    .updateTable('users')
    .set({ role: 'Admin', duties: ['own'] })
    .where('id', '=', userId)
    .execute()
  headers = { authorization: `Bearer ${access}` }
})

const edited = { kind: 'page', slug: 'foreign-exchange' } as const
const text = { title: 'About', description: 'Short.', body: 'New *words*.', details: {} }
const visitors = async () => (await app.api.content.page({ params: { slug: 'foreign-exchange' } })).title

test.each(Object.values(editing).map(({ method, path }) => ({ method, path })))(
  '$method $path is for Admins',
  async ({ method, path }) => {
    const { access } = await register(app, `user${Math.random().toString(36).slice(2)}@example.com`)
    const address = path.replace(':kind', 'page').replace(':slug', 'foreign-exchange')
    const body = path.endsWith('preview')
      ? { body: '' }
      : path.endsWith('publish')
        ? { version: 1 }
        : method === 'POST'
          ? { ...text, basedOn: 1 }
          : undefined
    expect((await someone(app).call(method, address, body)).status).toBe(401)
    const user = { authorization: `Bearer ${access}` }
    expect((await someone(app).call(method, address, body, user)).status).toBe(403)
  },
)

describe('editing', () => {
  test('a draft is kept beside what visitors read, until it is published; an older version can come back', async () => {
    const { editing: calls } = app.api
    const before = await calls.read({ params: edited, query: {} }, { headers })
    expect(before).toMatchObject({
      publishedVersion: 1,
      latestVersion: 1,
      shown: { title: 'Foreign exchange' },
    })
    expect(await calls.save({ params: edited, body: { ...text, basedOn: 1 } }, { headers })).toMatchObject({
      version: 2,
    })
    expect(await visitors()).toBe('Foreign exchange')
    await calls.publish({ params: edited, body: { version: 2 } }, { headers })
    expect(await visitors()).toBe('About')
    const after = await calls.read({ params: edited, query: {} }, { headers })
    expect(after.versions.map(({ version, savedBy }) => [version, savedBy !== null])).toEqual([
      [2, true],
      [1, false],
    ])
    await calls.publish({ params: edited, body: { version: 1 } }, { headers })
    expect(await visitors()).toBe('Foreign exchange')
    await calls.publish({ params: edited, body: { version: null } }, { headers })
    await expect(visitors()).rejects.toMatchObject({ status: 404 })
    const audit = await app.platform.db
      .selectFrom('audit_log')
      .select(['action'])
      .where('action', 'like', 'content.%')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'content.saved',
      'content.published',
      'content.published',
      'content.takenBack',
    ])
  })

  test('two who edit the same version collide, and details must be of the kind', async () => {
    const { editing: calls } = app.api
    const where = { kind: 'news', slug: 'a-new-article' } as const
    const details = { date: '2026-11-21', topic: 'guide', country: null, drawing: 'keys', sources: [] }
    const wish = { params: where, body: { ...text, details, basedOn: 0 } }
    expect(await calls.save(wish, { headers })).toMatchObject({ version: 1 })
    await expect(calls.save(wish, { headers })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'editing.changed' },
    })
    await expect(
      calls.save(
        { params: where, body: { ...text, details: { ...details, date: 'soon' }, basedOn: 1 } },
        { headers },
      ),
    ).rejects.toMatchObject({ status: 422, problem: { code: 'editing.details' } })
    await expect(calls.publish({ params: where, body: { version: 7 } }, { headers })).rejects.toMatchObject({
      status: 404,
    })
    expect(
      (await calls.list({ query: { kind: 'news' } }, { headers })).items.map(({ slug }) => slug),
    ).toContain('a-new-article')
    const news = async () => (await app.api.content.news({ query: {} })).items.map(({ slug }) => slug)
    expect(await news()).not.toContain('a-new-article')
    await calls.publish({ params: where, body: { version: 1 } }, { headers })
    expect((await news())[0]).toBe('a-new-article')
  })

  test('a preview is Markdown as visitors read it', async () => {
    const { sections } = await app.api.editing.preview({ body: { body: '## One\n<b>no</b>' } }, { headers })
    expect(sections).toEqual([{ id: 'one', title: 'One', prose: [{ tag: 'p', children: ['<b>no</b>'] }] }])
  })
})
