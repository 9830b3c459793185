/** moderation: flags, decisions and rules over HTTP, with one small stock. Numbers name the security catalogue. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ModeratedHome, moderation } from '#contract/moderation/moderation.ts'
import { usualRules } from '#contract/moderation/moderation-rules.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, withdrawListings, type ListingDraft } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, longSessions, mailsOf } from '#tests/support/enquiries.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { checkAll, checkWaiting } from './check/check-homes.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z'), env: longSessions })
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { platform } = app
const { db, events } = platform
const { resolve: resolvePlace } = await placesOf(platform)
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
const second = await anAccount(app, 'second@example.com', { role: 'Admin' })
const keys = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
const doors = await findOrCreateAgency(db, { name: 'Other Doors', country: 'PT' })
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys })

type Page = Reply<typeof moderation.list>
type One = Reply<typeof moderation.read>
type Decided = Reply<typeof moderation.decide>

const portal = '/api/meridian/portal'
const list = async (query = '') => (await admin.call<Page>('GET', `${portal}/listings${query}`)).data
const read = async (id: string) =>
  (await admin.call<One>('GET', `${portal}/listings/${id}/moderation`)).data
const decide = (body: object, who = admin) => who.call<Decided>('POST', `${portal}/listings/decisions`, body)
const undo = (ids: string[]) => admin.call('POST', `${portal}/listings/decisions/undo`, { ids })
const look = () => checkWaiting(platform, db)
const named = ({ id, version }: Pick<ModeratedHome, 'id' | 'version'>) => ({ id, version })
const kindsOf = ({ home }: One) => home.flags.filter((flag) => !flag.isSettled).map(({ kind }) => kind)

/** A flat that resembles no other but in price and place. */
const plain = (n: number, changes: Partial<ListingDraft> = {}): ListingDraft =>
  aDraft(String(n), {
    publicRef: `R-${n}`,
    bedrooms: 3,
    place: { ...aDraft('').place, houseNumber: String(100 + n), show: 'exact' },
    offers: [{ ...saleOffer, amountMinor: 40_000_000 + n * 500_000 }],
    media: [],
    ...changes,
  })
const at = (lat: number, lon: number, locality: string | null = 'Lisboa') => ({
  ...aDraft('').place,
  street: null,
  point: { lat, lon },
  locality,
})

async function save(agencyId: string, ...drafts: ListingDraft[]): Promise<string[]> {
  clock.advance(60_000)
  const batch = { agencyId, feedId: null, drafts, now: clock.now(), source: 'agent' as const }
  const outcomes = await saveListings(db, batch, { events, resolvePlace })
  return outcomes.map((outcome) => ('listingId' in outcome ? String(outcome.listingId) : ''))
}

let quiet: string[] = []
beforeAll(async () => {
  quiet = await save(keys, ...Array.from({ length: 16 }, (_, n) => plain(n)))
  await look()
})

describe('rules', () => {
  it('say nothing about homes that are like their neighbours', async () => {
    const page = await list()
    expect(page.items).toHaveLength(16)
    expect(page.items.flatMap(({ flags }) => flags)).toEqual([])
    expect(page.states).toEqual({ flagged: 0, asked: 0, removed: 0 })
  })

  it('flag a price far from its neighbours, with them, until it is changed', async () => {
    const draft = plain(20, { offers: [{ ...saleOffer, amountMinor: 4_000_000 }] })
    const [id = ''] = await save(keys, draft)
    await look()
    const seen = await read(id)
    expect(seen.home.flags).toMatchObject([{ kind: 'price', evidence: { neighbours: 16, radiusKm: 3 } }])
    expect(seen.neighbours).toHaveLength(8)
    expect(seen.neighbours[0]).toMatchObject({ metres: 0, perM2: expect.any(Number) })
    await save(keys, plain(20))
    await look()
    expect(kindsOf(await read(id))).toEqual([])
  })

  it.each([
    ['a point at sea', at(38.7, -11), 'impossible'],
    ['a point of nobody', at(0.004, 0.004), 'impossible'],
    ['a point in another country', at(40.42, -3.7, null), 'impossible'],
    ['a point far from the town', at(41.15, -8.61), 'farFromTown'],
  ])('flag %s', async (_what, place, kind) => {
    const [id = ''] = await save(keys, plain(21, { place }))
    await look()
    expect(kindsOf(await read(id))).toEqual([kind])
    await save(keys, plain(21))
    await look()
  })

  it('flag words in a text, whole and whatever their case, by the language of the text', async () => {
    const texts = (description: string, lang = 'en') => [
      { lang, title: 'Flat', description: `<p>${description}</p>`, origin: 'human' as const },
    ]
    const said = async (...args: Parameters<typeof texts>) => {
      const [id = ''] = await save(keys, plain(22, { texts: texts(...args) }))
      await look()
      return (await read(id)).home.flags.map(({ evidence }) => evidence)
    }
    expect(await said('Pay by Western  UNION, no <strong>children</strong>!')).toEqual([
      { kind: 'words', words: ['no children', 'western union'] },
    ])
    expect(await said('Western Unions; no childrens')).toEqual([])
    expect(await said('no children', 'pt')).toEqual([])
  })

  it('flag the later of two listings of one home, and forget it when the earlier one goes', async () => {
    const [other = ''] = await save(doors, plain(5, { publicRef: 'OD-5', sourceId: 'od-5' }))
    await look()
    const seen = await read(other)
    expect(seen.home.flags).toMatchObject([{ evidence: { kind: 'duplicate', signs: ['address'] } }])
    expect(seen.others).toMatchObject([{ kind: 'duplicate', home: { id: quiet[5], metres: 0 } }])
    expect(kindsOf(await read(quiet[5] ?? ''))).toEqual([])
    const ended = { ids: [quiet[5] ?? ''], reason: null, now: clock.now(), source: 'agent' as const }
    await withdrawListings(db, ended, { events })
    await look()
    expect(kindsOf(await read(other))).toEqual([])
  })

  it('flag a home that its agency lists anew', async () => {
    const ended = { ids: [quiet[6] ?? ''], reason: null, now: clock.now(), source: 'agent' as const }
    await withdrawListings(db, { ...ended, status: 'withdrawn' }, { events })
    clock.advance(5 * 86_400_000)
    const [again = ''] = await save(keys, plain(6, { sourceId: 'again-6', publicRef: 'R-6' }))
    await look()
    expect((await read(again)).home.flags).toMatchObject([
      { evidence: { kind: 'relisted', signs: ['address', 'reference'] } },
    ])
  })

  it('flag pictures of another agency, also when they were saved anew', async () => {
    const look1 = '1010101010101010'.repeat(4)
    const look2 = `${look1.slice(0, 62)}01`
    for (const [sha256, fingerprint] of [
      ['a'.repeat(64), look1],
      ['b'.repeat(64), `${look1.slice(16, 63)}1${'1100110011001100'}`],
      ['c'.repeat(64), look2],
      ['d'.repeat(64), `${look1.slice(16, 63)}1${'1100110011001101'}`],
    ] as const)
      await db.insertInto('media_files').values({ sha256, fingerprint, bytes: 1, width: 9, height: 9 }).execute()
    const [thief = ''] = await save(doors, plain(40, { sourceId: 'od-40', publicRef: 'OD-40' }))
    const show = (id: string, ...files: string[]) =>
      db
        .insertInto('listing_media')
        .values(
          files.map((one, position) => ({
            listing_id: id,
            kind: 'photo',
            position,
            sha256: one.repeat(64),
            state: 'ready',
          })),
        )
        .execute()
    await show(quiet[7] ?? '', 'a', 'b')
    await show(thief, 'c', 'd')
    await checkAll(platform, db)
    expect((await read(thief)).home.flags).toMatchObject([
      { evidence: { kind: 'copiedPictures', pictures: 2 } },
    ])
  })
})

describe('a decision', () => {
  const outlier = async (n: number) => {
    const draft = plain(n, { offers: [{ ...saleOffer, amountMinor: 4_000_000 + n }] })
    const [id = ''] = await save(keys, draft)
    await look()
    return { id, home: (await read(id)).home }
  }

  it('that approves settles flags until what they rest on changes, and is taken back', async () => {
    const { id, home } = await outlier(30)
    const { data } = await decide({ act: 'approve', homes: [named(home)] })
    expect(kindsOf(await read(id))).toEqual([])
    await checkAll(platform, db)
    expect((await read(id)).home).toMatchObject({ state: 'clear', flags: [{ isSettled: true }] })
    expect((await undo(data.decisions.map((one) => one.id))).status).toBe(200)
    expect((await read(id)).home.state).toBe('flagged')
    await decide({ act: 'approve', homes: [named((await read(id)).home)] })
    await save(keys, plain(30, { offers: [{ ...saleOffer, amountMinor: 3_000_000 }] }))
    await look()
    expect(kindsOf(await read(id))).toEqual(['price'])
  })

  it('that asks for a change reaches the agency with field and reason, and is settled by the change', async () => {
    const { id, home } = await outlier(31)
    const words = 'Is a digit missing?'
    await decide({ act: 'request', homes: [named(home)], field: 'price', words })
    const [mail] = (await mailsOf(app, 'moderationRequest')).slice(-1)
    expect(mail).toMatchObject({ to: 'agent@keys.example' })
    expect(mail?.body).toContain(words)
    const stock = await agent.call<{ items: { id: string; asked: object[] }[] }>(
      'GET',
      '/api/meridian/agent/stock?q=R-31',
    )
    expect(stock.data.items).toMatchObject([{ id, asked: [{ field: 'price', words }] }])
    expect((await read(id)).home.state).toBe('asked')
    await save(keys, plain(31))
    await look()
    const after = await read(id)
    expect(after.home).toMatchObject({ state: 'clear', flags: [] })
    expect(after.decisions).toMatchObject([{ act: 'request', endedAt: expect.any(String), mayUndo: false }])
  })

  it('that removes hides the home at once, whatever an import says, until it is taken back', async () => {
    const { id, home } = await outlier(32)
    const isFound = async () =>
      (await (await app.fetch('/api/meridian/search?purpose=sale&limit=50')).text()).includes(id)
    const { data } = await decide({ act: 'remove', homes: [named(home)], words: 'Nobody answers.' })
    expect([await isFound(), (await app.fetch(`/api/meridian/listings/${id}`)).status]).toEqual([false, 404])
    await save(keys, plain(32, { offers: [{ ...saleOffer, amountMinor: 4_000_099 }] }))
    await look()
    expect((await list('?state=removed')).items.map((one) => one.id)).toEqual([id])
    expect(await isFound()).toBe(false)
    await undo(data.decisions.map((one) => one.id))
    expect(await isFound()).toBe(true)
    const kinds = (await mailsOf(app, 'moderation')).slice(-2).map(({ kind }) => kind)
    expect(kinds).toEqual(['moderationRemoved', 'moderationTakenBack'])
  })

  it('of two Admins at once is one; the other is told by whom, and loses nothing of the rest', async () => {
    const { home } = await outlier(33)
    const { home: free } = await outlier(34)
    await decide({ act: 'approve', homes: [named(home)] })
    const late = await decide({ act: 'remove', homes: [named(home)], words: 'It is odd.' }, second)
    expect([late.status, late.code]).toEqual([409, 'moderation.changed'])
    const both = await decide({ act: 'approve', homes: [named(home), named(free)] }, second)
    expect(both.data).toMatchObject({
      decisions: [{ listingId: free.id }],
      changed: [{ id: home.id, by: expect.any(String) }],
    })
  })

  it('is taken back only while it is the last', async () => {
    const { id, home } = await outlier(35)
    const { data } = await decide({ act: 'approve', homes: [named(home)] })
    await decide({ act: 'approve', homes: [named((await read(id)).home)] })
    expect((await undo(data.decisions.map((one) => one.id))).code).toBe('moderation.notLast')
  })

  it('N01 stands in the log with the home it is about', async () => {
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'target', 'detail'])
      .where('action', 'like', 'moderation.%')
      .execute()
    const actions = new Set(log.map(({ action }) => action))
    for (const act of ['approved', 'requested', 'removed', 'undone'])
      expect(actions).toContain(`moderation.${act}`)
    expect(log.find(({ action }) => action === 'moderation.requested')?.detail).toMatchObject({
      flags: ['price'],
      field: 'price',
      reason: 'Is a digit missing?',
    })
  })
})

describe('the list', () => {
  it('is narrowed by every filter, counted, and paged without a gap', async () => {
    const flagged = await list('?flag=price&limit=50')
    expect(flagged.flags.price).toBe(flagged.items.length)
    for (const query of ['status=withdrawn', `agency=${doors}`, 'source=feed', 'country=ES', 'q=od-5'])
      expect([query, (await list(`?${query}`)).items.length]).toEqual([
        query,
        { 'status=withdrawn': 1, 'source=feed': 0, 'country=ES': 0, 'q=od-5': 1 }[query] ?? 2,
      ])
    const all = (await list('?limit=50')).items.map(({ id }) => id)
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`?limit=7${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(all)
  })
})

describe('saved rules', () => {
  it('are tried before, hold afterwards, and are saved by one at a time', async () => {
    const rules = { ...usualRules, price: { ...usualRules.price, isOn: false } }
    const strict = { ...usualRules, price: { ...usualRules.price, z: 2 } }
    const trial = await admin.call<Reply<typeof moderation.tryRule>>('POST', `${portal}/moderation-rules/try`, {
      kind: 'price',
      rules: strict,
    })
    const before = (await list('?flag=price')).flags.price
    expect(trial.data.homes).toBeGreaterThanOrEqual(before)
    expect(trial.data).toMatchObject({ kind: 'price', noMore: 0 })
    const save1 = (who: typeof admin) =>
      who.call('POST', `${portal}/moderation-rules`, { version: 0, rules })
    const answers = await Promise.all([save1(admin), save1(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await checkAll(platform, db)
    expect((await list()).flags.price).toBe(0)
  })
})
