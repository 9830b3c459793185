/** moderation: decisions, lists and rules over HTTP. Numbers name the security catalogue. */
import { describe, expect, it } from 'vitest'
import type { moderation } from '#contract/moderation/moderation.ts'
import { usualRules } from '#contract/moderation/moderation-rules.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { withdrawListings } from '#server/listings/index.ts'
import { mailsOf } from '#tests/support/enquiries.ts'
import { saleOffer } from '#tests/support/listing-drafts.ts'
import { createModerationWorld, named, openKinds, plainFlat, portal } from '#tests/support/moderation.ts'

const world = await createModerationWorld()
const { app, platform, db, events, save, look, walk, read, list, decide, undo, outlier } = world
const { admin, second, agent } = world.people
const { keys, doors } = world.agencies

describe('a decision', () => {
  it('that approves settles flags until what they rest on changes, and is taken back', async () => {
    const { id, home } = await outlier(30)
    const { data } = await decide({ act: 'approve', homes: [named(home)] })
    expect(openKinds(await read(id))).toEqual([])
    await walk('all')
    expect((await read(id)).home).toMatchObject({ state: 'clear', flags: [{ isSettled: true }] })
    expect((await undo(data.decisions.map((one) => one.id))).status).toBe(200)
    expect((await read(id)).home.state).toBe('flagged')
    await decide({ act: 'approve', homes: [named((await read(id)).home)] })
    await save(keys, plainFlat(30, { offers: [{ ...saleOffer, amountMinor: 3_000_000 }] }))
    await look()
    expect(openKinds(await read(id))).toEqual(['price'])
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
    await save(keys, plainFlat(31))
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
    await save(keys, plainFlat(32, { offers: [{ ...saleOffer, amountMinor: 4_000_099 }] }))
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
    const draft = { sourceId: 'od-5', publicRef: 'OD-5' }
    const [theirs = ''] = await save(doors, plainFlat(70, draft))
    const gone = { ids: [theirs], reason: null, now: platform.clock.now(), source: 'agent' as const }
    await withdrawListings(db, { ...gone, status: 'withdrawn' }, { events })
    await look()
    const flagged = await list('?flag=price&limit=50')
    expect(flagged.flags.price).toBe(flagged.items.length)
    expect(flagged.items.length).toBeGreaterThan(1)
    for (const query of [
      'status=withdrawn',
      `agency=${doors}`,
      'q=od-5 lisb',
      `q=${theirs}`,
      'state=clear&q=od-5&source=own',
    ])
      expect([query, (await list(`?${query}`)).items.map(({ id }) => id)]).toEqual([query, [theirs]])
    for (const query of ['source=feed', 'country=ES', 'q=od-6', 'flag=words'])
      expect([query, (await list(`?${query}`)).items]).toEqual([query, []])
    const all = (await list('?limit=50')).items.map(({ id }) => id)
    const live = (await list('?limit=50&status=live')).items.map(({ id }) => id)
    expect(live).toEqual(all.filter((id) => id !== theirs))
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?limit=7${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(all)
  })

  it('of live homes of one age has each of them once, those confirmed last first', async () => {
    const homes = (await list('?status=live&limit=50')).items
    const days = [0.5, 1, 3, 7, 29, 31]
    const aged = homes.slice(0, days.length).map(({ id }, index) => ({ id, days: days[index] ?? 0 }))
    for (const one of aged)
      await db
        .updateTable('listings')
        .set({ confirmed_at: new Date(platform.clock.now().getTime() - one.days * 86_400_000) })
        .where('id', '=', one.id)
        .execute()
    const of = (...some: number[]) => aged.filter((one) => some.includes(one.days)).map(({ id }) => id)
    const idsOf = async (query: string) => (await list(`?limit=50&${query}`)).items.map(({ id }) => id)
    expect(await idsOf('confirmed=week')).toEqual(of(3, 7))
    expect(await idsOf('confirmed=month&status=live')).toEqual(of(29))
    expect(await idsOf('confirmed=older&q=lisbon')).toEqual(of(31))
    expect(await idsOf('confirmed=older&status=withdrawn')).toEqual([])
    const today = await idsOf('confirmed=today')
    expect(today.toSorted()).toEqual(
      [...of(0.5, 1), ...homes.slice(days.length).map(({ id }) => id)].toSorted(),
    )
    const { items, nextCursor } = await list('?confirmed=today&limit=4')
    const next = await list(`?confirmed=today&limit=50&cursor=${nextCursor}`)
    expect([...items, ...next.items].map(({ id }) => id)).toEqual(today)
  })

  it('that came since a day or a moment are exactly those, the last first, and their flags are counted alone', async () => {
    const flagged = (await list('?state=flagged&limit=50')).items.map(({ id }) => id)
    const homes = (await list('?limit=50')).items.map(({ id }) => id)
    const early = flagged[0] ?? ''
    const [noon = '', late = ''] = homes.filter((id) => id !== early)
    await db
      .updateTable('listings')
      .set({ first_seen_at: new Date('2001-01-01') })
      .execute()
    const came = {
      [early]: '2031-05-01T23:59:59Z',
      [noon]: '2031-05-02T12:00:00Z',
      [late]: '2031-05-03T00:00:00Z',
    }
    for (const [id, at] of Object.entries(came))
      await db
        .updateTable('listings')
        .set({ first_seen_at: new Date(at) })
        .where('id', '=', id)
        .execute()
    const since = async (asked: string) => (await list(`?since=${asked}`)).items.map(({ id }) => id)
    expect(await since('2031-05-02')).toEqual([late, noon])
    expect(await since('2031-05-02T12:00:01Z')).toEqual([late])
    expect(await since('2031-05-01&state=flagged')).toEqual([early])
    const { nextCursor } = await list('?since=2031-05-01&limit=2')
    expect(await since(`2031-05-01&limit=2&cursor=${nextCursor}`)).toEqual([early])
    expect((await list('?since=2031-05-01')).states.flagged).toBe(1)
    expect((await list('?since=2031-05-02')).states.flagged).toBe(0)
    expect((await list('?since=2031-05-01&confirmed=older')).states.flagged).toBe(0)
  })
})

describe('saved rules', () => {
  it('are tried before, hold afterwards, and are saved by one at a time', async () => {
    const rules = { ...usualRules, price: { ...usualRules.price, isOn: false } }
    const strict = { ...usualRules, price: { ...usualRules.price, z: 2 } }
    const trial = await admin.call<Reply<typeof moderation.tryRule>>(
      'POST',
      `${portal}/moderation-rules/try`,
      {
        kind: 'price',
        rules: strict,
      },
    )
    const before = (await list('?flag=price')).flags.price
    expect(trial.data.homes).toBeGreaterThanOrEqual(before)
    expect(trial.data).toMatchObject({ kind: 'price', noMore: 0 })
    const save1 = (who: typeof admin) => who.call('POST', `${portal}/moderation-rules`, { version: 0, rules })
    const answers = await Promise.all([save1(admin), save1(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await walk('all')
    expect((await list()).flags.price).toBe(0)
  })
})
