/**
 * portal: Admins edit what Meridian says: drafts stay drafts, plans come at their hour,
 * two at once collide, every change is audited.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { staysOpenFor } from '#contract/content/editing-codes.ts'
import { anotherEditor, openForEditors } from '#tests/support/content/editors.ts'
import { publishPlanned } from './portal.jobs.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  ;({ app, headers } = await openForEditors())
})

const edited = { kind: 'page', slug: 'foreign-exchange' } as const
const text = { title: 'About', description: 'Short.', body: 'New *words*.', details: {} }
const article = {
  ...text,
  details: { date: '2026-11-21', topic: 'market', country: null, drawing: 'keys', sources: [] },
}
const news = async () => (await app.api.content.news({ query: {} })).items.map(({ slug }) => slug)
const nextYear = () =>
  new Date(app.platform.clock.now().getTime() + 200 * 86_400_000).toISOString().slice(0, 10)
const noted = async () => {
  const entries = app.platform.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'content.%')
  return (await entries.orderBy('id').execute()).map(({ action }) => action)
}
const visitors = async () => (await app.api.content.page({ params: { slug: 'foreign-exchange' } })).title

describe('versions', () => {
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
    await calls.publish({ params: edited, body: { version: 1 } }, { headers })
    expect(await visitors()).toBe('Foreign exchange')
    await calls.publish({ params: edited, body: { version: null } }, { headers })
    await expect(visitors()).rejects.toMatchObject({ status: 404 })
    expect(await noted()).toEqual([
      'content.saved',
      'content.published',
      'content.published',
      'content.takenBack',
    ])
  })

  test('restoring makes a new version, so that nothing is lost, and says where it comes from', async () => {
    const { editing: calls } = app.api
    const restored = await calls.restore({ params: edited, body: { version: 1, basedOn: 2 } }, { headers })
    expect(restored.version).toBe(3)
    const { items, nextCursor } = await calls.versions({ params: edited, query: { limit: 2 } }, { headers })
    expect(items.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
    ])
    const rest = await calls.versions({ params: edited, query: { cursor: nextCursor ?? '' } }, { headers })
    expect(rest.items.map(({ version, savedBy }) => [version, savedBy])).toEqual([[1, null]])
    const same = await calls.compare({ params: edited, body: { from: 1, to: 3 } }, { headers })
    expect(same.parts).toEqual([])
    await expect(
      calls.restore({ params: edited, body: { version: 1, basedOn: 2 } }, { headers }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(
      calls.restore({ params: edited, body: { version: 9, basedOn: 3 } }, { headers }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('two versions, or one and a text that is not kept yet, are compared part by part', async () => {
    const { editing: calls } = app.api
    const kept = await calls.compare({ params: edited, body: { from: 1, to: 2 } }, { headers })
    expect(kept.parts.map(({ part }) => part)).toEqual(['title', 'description', 'body'])
    const to = { ...text, title: 'About us' }
    const typed = await calls.compare({ params: edited, body: { from: 2, to } }, { headers })
    expect(typed.parts).toEqual([
      {
        part: 'title',
        lines: [
          {
            kind: 'changed',
            lines: 1,
            pieces: [
              { kind: 'same', text: 'About' },
              { kind: 'added', text: ' us' },
            ],
          },
        ],
      },
    ])
  })

  test('two who edit the same version collide, and details must be of the kind', async () => {
    const { editing: calls } = app.api
    const where = { kind: 'news', slug: 'a-new-article' } as const
    const wish = { params: where, body: { ...article, basedOn: 0 } }
    expect(await calls.save(wish, { headers })).toMatchObject({ version: 1 })
    await expect(calls.save(wish, { headers })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'editing.exists' },
    })
    const second = { params: where, body: { ...article, basedOn: 1 } }
    await calls.save(second, { headers })
    await expect(calls.save(second, { headers })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'editing.changed' },
    })
    const spoilt = { ...article.details, date: 'soon' }
    await expect(
      calls.save({ params: where, body: { ...article, details: spoilt, basedOn: 2 } }, { headers }),
    ).rejects.toMatchObject({ status: 422, problem: { code: 'editing.details' } })
    await expect(calls.publish({ params: where, body: { version: 7 } }, { headers })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      calls.save(
        { params: { kind: 'news', slug: 'nowhere' }, body: { ...article, basedOn: 4 } },
        { headers },
      ),
    ).rejects.toMatchObject({ status: 404 })
    expect(await news()).not.toContain('a-new-article')
    await calls.publish({ params: where, body: { version: 1 } }, { headers })
    expect((await news())[0]).toBe('a-new-article')
  })
})

describe('plans', () => {
  const where = { kind: 'news', slug: 'a-planned-article' } as const
  const plan = (body: { date: string; time: string; timeZone: string }, version = 1) =>
    app.api.editing.schedule({ params: where, body: { version, ...body } }, { headers })

  test('a text comes at its hour by the clock of a zone, once, and the log says so', async () => {
    await app.api.editing.save({ params: where, body: { ...article, basedOn: 0 } }, { headers })
    const { clock } = app.platform
    const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const { schedule } = await plan({ date: tomorrow, time: '09:30', timeZone: 'Asia/Kolkata' })
    expect(schedule).toEqual({ version: 1, at: `${tomorrow}T04:00:00.000Z`, timeZone: 'Asia/Kolkata' })
    const then = new Date(schedule.at)
    expect(await publishPlanned(app.platform, new Date(then.getTime() - 1))).toBe(0)
    expect(await news()).not.toContain(where.slug)
    expect(await publishPlanned(app.platform, then)).toBe(1)
    expect(await publishPlanned(app.platform, then)).toBe(0)
    expect(await news()).toContain(where.slug)
    expect((await noted()).at(-1)).toBe('content.publishedAsPlanned')
  })

  test('a plan can be taken back, and ends when somebody publishes the same version by hand', async () => {
    const { editing: calls } = app.api
    await calls.save({ params: where, body: { ...article, basedOn: 1 } }, { headers })
    const far = { date: nextYear(), time: '00:00', timeZone: 'UTC' }
    const planned = async () =>
      (await calls.read({ params: where, query: {} }, { headers })).schedule?.version
    await plan(far, 2)
    expect(await planned()).toBe(2)
    await calls.unschedule({ params: where }, { headers })
    expect(await planned()).toBeUndefined()
    await expect(calls.unschedule({ params: where }, { headers })).rejects.toMatchObject({ status: 404 })
    await plan(far, 2)
    await calls.publish({ params: where, body: { version: 1 } }, { headers })
    expect(await planned()).toBe(2)
    await calls.publish({ params: where, body: { version: 2 } }, { headers })
    expect(await planned()).toBeUndefined()
  })

  test('an hour that has passed there, a far one, and a zone nobody knows are refused', async () => {
    const refusal = (code: string) => ({ status: 422, problem: { code } })
    const now = { date: '2020-01-01', time: '12:00', timeZone: 'UTC' }
    await expect(plan(now)).rejects.toMatchObject(refusal('editing.past'))
    await expect(plan({ ...now, date: '2199-01-01' })).rejects.toMatchObject(refusal('editing.far'))
    await expect(plan({ ...now, timeZone: 'Mars/Olympus' })).rejects.toMatchObject(refusal('editing.zone'))
  })
})

test('lists are paged, searched and counted by state', async () => {
  const list = (query: Parameters<typeof app.api.editing.list>[0]['query']) =>
    app.api.editing.list({ query }, { headers })
  const first = await list({ kind: 'faq', limit: 20 })
  const second = await list({ kind: 'faq', limit: 20, cursor: first.nextCursor ?? '' })
  const slugs = [...first.items, ...second.items].map(({ slug }) => slug)
  expect([slugs.length, new Set(slugs).size, second.nextCursor]).toEqual([33, 33, null])
  expect(first.counts).toEqual({ live: 33, draft: 0, hidden: 0, planned: 0 })
  const found = await list({ kind: 'news', q: 'MEANT_TO_BE%FOUND' })
  expect(found.items).toEqual([])
  const words = { ...article, body: 'Meant_to_be%found.', basedOn: 0 }
  await app.api.editing.save({ params: { kind: 'news', slug: 'odd-words' }, body: words }, { headers })
  const again = await list({ kind: 'news', q: 'MEANT_TO_BE%FOUND', state: 'hidden' })
  expect(again.items.map(({ slug }) => slug)).toEqual(['odd-words'])
  expect(again.counts).toEqual({ live: 0, draft: 0, hidden: 1, planned: 0 })
})

test('nothing of the details is lost, known or not, and a text begins with its first words', async () => {
  const where = { kind: 'service', slug: 'with-more' } as const
  const details = { drawing: 'papers', steps: ['One'], weight: 7 }
  const body = { title: 'More', description: '', body: '\n \n  Words.', details, basedOn: 0 }
  await app.api.editing.save({ params: where, body }, { headers })
  await app.api.editing.publish({ params: where, body: { version: 1 } }, { headers })
  const { shown } = await app.api.editing.read({ params: where, query: {} }, { headers })
  expect([shown.details, shown.body]).toEqual([details, '  Words.'])
  const { items } = await app.api.content.services({})
  expect(items.find(({ slug }) => slug === 'with-more')).toMatchObject({ steps: ['One'] })
  await app.api.editing.publish({ params: where, body: { version: null } }, { headers })
  const about = { kind: 'page', slug: 'about-us' } as const
  const seeded = await app.api.editing.read({ params: about, query: { version: 1 } }, { headers })
  expect(seeded.shown.body).toMatch(/^\S/)
})

test('who has a text open is told who else has, until these leave or are silent for long', async () => {
  const { editing: calls } = app.api
  const where = { kind: 'page', slug: 'about-us' } as const
  const other = await anotherEditor(app)
  const open = async (
    who: { authorization: string },
    params: { kind: 'page'; slug: string } = where,
    isOpen = true,
  ) => (await calls.open({ params, body: { isOpen } }, { headers: who })).others.map(({ id }) => id)
  const [me] = await open(other.headers)
    .then(() => open(headers))
    .then(() => open(other.headers))
  expect(await open(headers)).toEqual([other.userId])
  expect(await open(headers, { kind: 'page', slug: 'foreign-exchange' })).toEqual([])
  expect(await open(other.headers, where, false)).toEqual([])
  expect(await open(headers)).toEqual([])
  expect(await open(other.headers)).toEqual([me])
  const silent = new Date(app.platform.clock.now().getTime() - staysOpenFor - 1)
  await app.platform.db.updateTable('content_editors').set({ seen_at: silent }).execute()
  expect(await open(headers)).toEqual([])
  await expect(open(headers, { kind: 'page', slug: 'no-such-text' })).rejects.toMatchObject({ status: 404 })
})

test('a preview is Markdown as visitors read it, with what is wrong beside it', async () => {
  const preview = (details: object) =>
    app.api.editing.preview(
      { body: { kind: 'faq', slug: 'one', body: '## One\n<b>no</b>', details: { ...details } } },
      { headers },
    )
  expect(await preview({ category: 'homes' })).toEqual({
    intro: [],
    sections: [{ id: 'one', title: 'One', prose: [{ tag: 'p', children: ['<b>no</b>'] }] }],
    problem: null,
  })
  expect((await preview({ category: 'gossip' })).problem).toContain('category')
})
