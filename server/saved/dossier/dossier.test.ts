/** saved: dossiers as their keepers and others call them. G14 names the security catalogue. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dossier } from '#contract/saved/dossier.ts'
import { saveListings, type ListingDraft } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { validPassword } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions } from '#tests/support/enquiries.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { papersOf } from '../export-saved.ts'
import { forgetLeft } from '../saved.jobs.ts'
import { rememberHomes } from './remember-job.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z'), env: longSessions })
const { db, events, files } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const day = 86_400_000

type Person = Awaited<ReturnType<typeof anAccount>>
let ann: Person
let stranger: Person
let agencyId = ''
let home = ''
let people = 0

const path = (rest = '') => `/api/meridian/saved/properties/${home}${rest}`
const read = async (who = ann) => (await who.call<Dossier>('GET', path('/dossier'))).data
const nothing = { done: [], own: [] }

/** The home as its agency has it now. */
async function save(changes: Partial<ListingDraft> = {}): Promise<void> {
  const { resolve } = await placesOf(app.platform)
  const { feed_id } = await db
    .selectFrom('listings')
    .select('feed_id')
    .where('id', '=', home)
    .executeTakeFirstOrThrow()
  const batch = { agencyId, feedId: String(feed_id), drafts: [aDraft('1', changes)], now: clock.now() }
  await saveListings(db, { ...batch, source: 'feed' }, { events, resolvePlace: resolve })
}

beforeAll(async () => {
  ;({ agencyId, home } = await anAgency(app, 'Harbour Homes'))
  stranger = await anAccount(app, 'stranger@example.com')
})
beforeEach(async () => {
  await save()
  clock.advance(60_000)
  ann = await anAccount(app, `ann${++people}@example.com`)
  await ann.call('PUT', path(), {})
  clock.advance(60_000)
})

test('what is written beside homes can be read in one go, by its keeper alone', async () => {
  const steps = { done: ['budget'], own: [] }
  await ann.call('PUT', path('/dossier'), { version: 0, notes: 'Bright.', steps })
  await ann.call('POST', path('/diary'), { day: '2026-03-02', words: 'Called.' })
  const all = async (who: Person) =>
    (await who.call<{ items: object[] }>('GET', '/api/meridian/saved/dossiers')).data.items
  const diary = [{ day: '2026-03-02', words: 'Called.', stage: null }]
  expect(await all(ann)).toMatchObject([{ id: home, notes: 'Bright.', steps, stage: null, diary }])
  expect(await all(stranger)).toEqual([])
})

describe('what changed', () => {
  test('is counted from the moment of saving, piece by piece, until it is marked as seen', async () => {
    expect(await read()).toMatchObject({ changes: [], hasLooked: false, version: 0, stage: null })
    const { texts } = aDraft('1')
    await save({
      offers: [{ ...saleOffer, amountMinor: 43_000_000 }],
      bedrooms: 3,
      status: 'underOffer',
      texts: texts.map((text) =>
        text.lang === 'en' ? { ...text, title: `${text.title}, with a garden` } : text,
      ),
    })
    const { changes } = await read()
    expect(changes).toMatchObject([
      { kind: 'status', before: 'active', after: 'underOffer' },
      { kind: 'price', before: { amount: 45_000_000 }, after: { amount: 43_000_000 } },
      {
        kind: 'text',
        lang: 'en',
        part: 'title',
        pieces: [{ kind: 'same' }, { kind: 'added', text: ', with a garden' }],
      },
      { kind: 'fact', fact: 'beds', before: '2', after: '3' },
    ])
    expect((await ann.call('POST', path('/look'))).status).toBe(200)
    expect(await read()).toMatchObject({ changes: [], hasLooked: true, since: clock.now().toISOString() })
  })

  test('is told by the life line for homes of a browser’s own list, and piece by piece once they are noted', async () => {
    const kim = await anAccount(app, `kim${people}@example.com`)
    await kim.call('POST', '/api/meridian/saved/properties', { ids: [home] })
    clock.advance(60_000)
    await save({ offers: [{ ...saleOffer, amountMinor: 41_000_000 }] })
    expect((await read(kim)).changes).toMatchObject([
      { kind: 'price', before: { amount: 45_000_000 }, after: { amount: 41_000_000 } },
    ])
    await rememberHomes(app.platform, { userId: kim.userId, ids: [home, newId()] })
    const { since, savedAt, hasLooked } = await read(kim)
    expect([since, hasLooked]).toEqual([savedAt, false])
    await save({ offers: [{ ...saleOffer, amountMinor: 41_000_000 }], bedrooms: 3 })
    expect((await read(kim)).changes).toMatchObject([{ kind: 'fact', fact: 'beds', before: '2', after: '3' }])
  })
})

describe('what is written', () => {
  test('is saved by its version: who wrote elsewhere meanwhile is told, and nothing is overwritten', async () => {
    const steps = { done: ['budget'], own: [{ id: newId(), words: 'Ask about the roof', isDone: false }] }
    const first = await ann.call('PUT', path('/dossier'), { notes: 'Bright.', steps, version: 0 })
    expect(first).toMatchObject({ status: 200, data: { version: 1 } })
    const late = await ann.call('PUT', path('/dossier'), { notes: 'Dark.', steps, version: 0 })
    expect(late).toMatchObject({ status: 409, code: 'dossier.changed' })
    expect(await read()).toMatchObject({ notes: 'Bright.', steps, version: 1 })
  })

  test('stages are noted in the diary once, lines by their day, and a line goes again', async () => {
    for (const _ of [1, 2]) await ann.call('PUT', path('/stage'), { stage: 'viewing', day: '2026-03-04' })
    await ann.call('POST', path('/diary'), { day: '2026-03-06', words: 'Called the neighbours' })
    const { stage, diary } = await read()
    expect([stage, diary.map((line) => line.stage ?? line.words)]).toEqual([
      'viewing',
      ['Called the neighbours', 'viewing'],
    ])
    const gone = await ann.call<Dossier>('DELETE', path(`/diary/${diary[0]?.id}`))
    expect(gone.data.diary).toHaveLength(1)
    expect((await ann.call('DELETE', path(`/diary/${newId()}`))).status).toBe(404)
  })

  test('waits for thirty days when the heart is taken off, and comes back with it', async () => {
    await ann.call('PUT', path('/dossier'), { notes: 'Bright.', steps: nothing, version: 0 })
    await ann.call('DELETE', path())
    expect((await ann.call('GET', path('/dossier'))).status).toBe(404)
    clock.advance(29 * day)
    await forgetLeft(app.platform)
    await ann.call('PUT', path(), {})
    expect((await read()).notes).toBe('Bright.')
    await ann.call('DELETE', path())
    clock.advance(31 * day)
    await forgetLeft(app.platform)
    await ann.call('PUT', path(), {})
    expect((await read()).notes).toBe('')
  })
})

describe('files', () => {
  const send = async (bytes: Uint8Array, name: string, who = ann) => {
    const response = await app.fetch(path(`/files?name=${encodeURIComponent(name)}`), {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    })
    const { data, code } = (await response.json()) as { data?: { file: { id: string } }; code?: string }
    return { status: response.status, code, id: data?.file.id ?? '' }
  }
  const open = (id: string, who?: Person) =>
    app.fetch(`/api/meridian/saved/files/${id}`, who ? { headers: who.headers } : {})
  const paper = new TextEncoder().encode('%PDF-1.7\nthe plan\n%%EOF\n')

  test('are opened by their keeper and by nobody else, and never kept by a cache', async () => {
    const { status, id } = await send(paper, '../plan of the house.pdf')
    expect(status).toBe(201)
    const own = await open(id, ann)
    expect([own.status, own.headers.get('cache-control'), own.headers.get('content-type')]).toEqual([
      200,
      'private, no-store',
      'application/pdf',
    ])
    expect(own.headers.get('content-disposition')).toContain("UTF-8''plan%20of%20the%20house.pdf")
    expect(await own.text()).toContain('the plan')
    expect([(await open(id, stranger)).status, (await open(id)).status]).toEqual([404, 401])
    await ann.call('DELETE', path(`/files/${id}`))
    expect((await open(id, ann)).status).toBe(404)
    expect(await files.list(`private/${ann.userId}`)).toEqual([])
  })

  test('are checked by their content: pictures are made again, programs are refused', async () => {
    const { id } = await send(await jpeg(640, 480), 'kitchen.jpg')
    expect((await open(id, ann)).headers.get('content-type')).toBe('image/webp')
    const script = new TextEncoder().encode('%PDF-1.7\n/JavaScript (app.alert(1))\n%%EOF\n')
    expect(await send(script, 'plan.pdf')).toMatchObject({ status: 422, code: 'dossier.fileRefused' })
    expect(await send(new TextEncoder().encode('<svg/>'), 'x.svg')).toMatchObject({ status: 422 })
  })

  test('go with the account, and stand in the export before', async () => {
    const { id } = await send(paper, 'plan.pdf')
    const { data } = await ann.call<{ dossierFiles: object[] }>('GET', '/api/meridian/profile/export')
    const inCopy = `dossierFiles/${id} plan.pdf`
    expect(data.dossierFiles).toMatchObject([{ id, name: 'plan.pdf', inCopy }])
    expect(JSON.stringify(data)).not.toContain(`private/${ann.userId}`)
    const [copied] = await Array.fromAsync(papersOf(app.platform)(ann.userId))
    const bytes = new Uint8Array(await new Response(copied?.content).arrayBuffer())
    expect([copied?.name, bytes]).toEqual([inCopy, paper])
    const left = await ann.call('POST', '/api/meridian/profile/delete', { password: validPassword })
    expect(left.status).toBe(200)
    await forgetLeft(app.platform)
    expect(await files.list(`private/${ann.userId}`)).toEqual([])
    expect(await db.selectFrom('dossier_files').select('id').where('id', '=', id).execute()).toEqual([])
  })
})

test('G14: what somebody else keeps looks like nothing', async () => {
  await ann.call('POST', path('/diary'), { day: '2026-03-06', words: 'Called' })
  const { diary } = await read()
  const asked: [string, string, object?][] = [
    ['GET', '/dossier'],
    ['POST', '/look'],
    ['PUT', '/dossier', { notes: 'Mine', steps: nothing, version: 0 }],
    ['PUT', '/stage', { stage: 'done', day: '2026-03-06' }],
    ['POST', '/diary', { day: '2026-03-06', words: 'Mine' }],
    ['DELETE', `/diary/${diary[0]?.id}`],
    ['DELETE', `/files/${newId()}`],
  ]
  for (const [method, rest, body] of asked)
    expect([rest, (await stranger.call(method, path(rest), body)).status]).toEqual([rest, 404])
  expect(await read()).toMatchObject({ notes: '', stage: null, diary: [{ words: 'Called' }] })
})
