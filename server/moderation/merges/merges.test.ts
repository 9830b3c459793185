/**
 * moderation: pairs become one home and two again: what is found, what is shown, who is
 * told, and that no row of a listing changes.
 */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { merges } from '#contract/moderation/merges.ts'
import { usualRules } from '#contract/moderation/moderation-rules.ts'
import type { search } from '#contract/search/search.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Dossier } from '#contract/saved/dossier.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { accountsOf } from '#server/accounts/index.ts'
import { changeStatus, type ListingDraft } from '#server/listings/index.ts'
import { anAccount, mailsOf } from '#tests/support/enquiries.ts'
import { saleOffer } from '#tests/support/listing-drafts.ts'
import { createModerationWorld, plainFlat, portal } from '#tests/support/moderation.ts'
import { mergeCertain } from './merge-certain.ts'

const { app, platform, db, events, clock, agencies, people, save, look } = await createModerationWorld()
const { admin, second } = people
const { keys, doors } = agencies

type Pairs = Reply<typeof merges.list>
type Answer = Reply<typeof merges.decide>

const list = async (state = 'open') =>
  (await admin.call<Pairs>('GET', `${portal}/duplicates?state=${state}`)).data
const decide = (body: object, who = admin) => who.call<Answer>('POST', `${portal}/duplicates/decisions`, body)

const told = { floorLabel: '3', energy: { status: 'rated', class: 'C', label: null, kwhM2: 104 } } as const
const asking = (amountMinor: number): Partial<ListingDraft> => ({
  ...told,
  offers: [{ ...saleOffer, amountMinor }],
})

/** A flat, and the same as another agency tells it; `later` is dearer. */
async function aTwin(n: number) {
  const [earlier = ''] = await save(keys, plainFlat(n, asking(50_000_000 + n)))
  const theirs = { sourceId: `t-${n}`, publicRef: `T-${n}`, ...asking(51_000_000 + n) }
  const [later = ''] = await save(doors, plainFlat(n, theirs))
  await look()
  const pair = (await list()).items.find(({ homes }) => homes.some(({ id }) => id === later))
  if (!pair) throw new Error('no pair was suggested')
  return { earlier, later, pair, named: { id: pair.id, version: pair.version } }
}

const found = async (query = '') => {
  const answer = await app.fetch(`/api/meridian/search?purpose=sale&limit=50${query}`)
  const { data } = (await answer.json()) as { data: { items: { id: string }[]; total: number } }
  return data.items.map(({ id }) => id)
}
const page = async (id: string) =>
  ((await (await app.fetch(`/api/meridian/listings/${id}`)).json()) as { data: Listing }).data

/** Every row there is of these listings, as text. */
async function everyRow(ids: readonly string[]): Promise<string[]> {
  const mine = sql`any(${[...ids]}::uuid[])`
  const properties = sql`(select property_id from listings where id = ${mine})`
  const { rows } = await sql<{ row: string }>`
    select 'p' || p::text as row from properties p where id in ${properties}
    union all select 'a' || a::text from property_areas a where property_id in ${properties}
    union all select 'l' || l::text from listings l where id = ${mine}
    union all select 'o' || o::text from offers o where listing_id = ${mine}
    union all select 't' || t::text from listing_texts t where listing_id = ${mine}
    union all select 'm' || m::text from listing_media m where listing_id = ${mine}
    union all select 'e' || e::text from listing_events e where listing_id = ${mine}
    union all select 's' || s::text from search_listings s where listing_id = ${mine}
    union all select 'w' || w::text from search_words w where listing_id = ${mine}
    order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

describe('one home', () => {
  it('is found once, has one page with every offer and one life, and parts without a trace', async () => {
    const { earlier, later, pair, named } = await aTwin(40)
    expect(pair).toMatchObject({ homes: [{ id: earlier }, { id: later }], metres: 0, decision: null })
    const rows = await everyRow([earlier, later])
    const pages = [await page(earlier), await page(later)]
    const merged = await decide({ act: 'merge', pairs: [named], reason: 'The same door' })
    expect(merged.data.pairs).toEqual([{ id: pair.id, version: named.version + 1 }])
    const homes = await found()
    expect([homes.includes(earlier), homes.includes(later)]).toEqual([true, false])
    for (const [id, other] of [
      [earlier, later],
      [later, earlier],
    ] as const)
      expect(await page(id)).toMatchObject({
        id,
        leadId: earlier,
        alsoOffered: [{ id: other, status: 'active' }],
        life: [{ agency: 'Lisbon Keys' }, { agency: 'Other Doors' }],
      })
    await decide({ act: 'part', pairs: merged.data.pairs, reason: 'Two doors' })
    await look()
    expect(await everyRow([earlier, later])).toEqual(rows)
    expect([await page(earlier), await page(later)]).toEqual(pages)
    expect(await found()).toContain(later)
  })

  it('is found by its cheapest free offer, and by the next when that one is gone', async () => {
    const { earlier, later, named } = await aTwin(41)
    await decide({ act: 'merge', pairs: [named], reason: 'The same door' })
    const shown = async () => (await found()).filter((id) => id === earlier || id === later)
    expect(await shown()).toEqual([earlier])
    await save(doors, plainFlat(41, { sourceId: 't-41', publicRef: 'T-41', ...asking(49_000_000) }))
    expect(await shown()).toEqual([later])
    expect((await page(earlier)).leadId).toBe(later)
    const change = (id: string, status: 'underOffer' | 'sold') =>
      changeStatus(db, { ids: [id], status, reason: null, now: clock.now(), source: 'agent' }, { events })
    await change(later, 'underOffer')
    expect(await shown()).toEqual([earlier])
    await change(earlier, 'sold')
    expect(await shown()).toEqual([later])
    await change(later, 'sold')
    expect(await shown()).toEqual([])
    expect((await page(earlier)).life.filter(({ after }) => after?.status === 'sold')).toHaveLength(2)
  })

  it('stays among the homes of every agency that offers it, each at its own price', async () => {
    const { earlier, later, named } = await aTwin(46)
    const behind = async (agency: string) => {
      const answer = await app.fetch(`/api/meridian/agencies/${agency}/behind?purpose=sale`)
      const { data } = (await answer.json()) as { data: Reply<typeof search.behind> }
      const items = data.items.filter(({ id }) => id === earlier || id === later)
      return { count: data.counts.sale ?? 0, items: items.map(({ id, price }) => [id, price.amount]) }
    }
    const searched = async (agency: string) => {
      const answer = await app.fetch(
        `/api/meridian/search?agency=${agency}&box=-180,-90,180,90&cells=64x64&limit=50`,
      )
      const { data } = (await answer.json()) as { data: Reply<typeof search.search> }
      const mine = ({ id = '' }: { id?: string }) => id === earlier || id === later
      return {
        total: data.total,
        items: data.items.filter(mine).map(({ id, price }) => [id, price.amount]),
        pins: (data.cells ?? []).filter(mine).map(({ id }) => id),
      }
    }
    const alone = await searched(doors)
    const before = [(await behind(doors)).count, (await behind(keys)).count]
    expect((await behind(doors)).items).toEqual([])
    const merged = await decide({ act: 'merge', pairs: [named], reason: 'The same door' })
    expect(await behind(doors)).toEqual({ count: Number(before[0]) + 1, items: [[later, 51_000_046]] })
    expect(await behind(keys)).toEqual({ count: before[1], items: [] })
    expect(await searched(doors)).toEqual(alone)
    expect((await searched(keys)).items).toEqual([[earlier, 50_000_046]])
    await save(doors, plainFlat(46, { sourceId: 't-46', publicRef: 'T-46', ...asking(49_000_000) }))
    expect((await behind(doors)).items).toEqual([])
    expect((await behind(keys)).items).toEqual([[earlier, 50_000_046]])
    await decide({ act: 'part', pairs: merged.data.pairs, reason: 'Two doors' })
    expect((await behind(keys)).items).toEqual([])
  })

  it('is nothing odd: the flag of a home that is listed twice goes with the merge', async () => {
    const { later, named } = await aTwin(42)
    const flags = async () =>
      (await db.selectFrom('listing_flags').select('kind').where('listing_id', '=', later).execute()).map(
        ({ kind }) => kind,
      )
    expect(await flags()).toContain('duplicate')
    await decide({ act: 'merge', pairs: [named], reason: 'The same door' })
    await look()
    expect(await flags()).not.toContain('duplicate')
  })
})

describe('a decision about a pair', () => {
  it('leaves everybody what they kept and wrote beside either offer, while it is one and when it is two again', async () => {
    const { earlier, later, named } = await aTwin(47)
    const ann = await anAccount(app, 'ann@example.com')
    const beside = (id: string, rest = '') => `/api/meridian/saved/properties/${id}${rest}`
    for (const id of [earlier, later]) {
      await ann.call('PUT', beside(id), {})
      const written = { version: 0, notes: `Notes on ${id}`, steps: { done: ['budget'], own: [] } }
      expect((await ann.call('PUT', beside(id, '/dossier'), written)).status).toBe(200)
      await ann.call('POST', beside(id, '/diary'), { day: '2025-02-10', words: `Called about ${id}.` })
    }
    const kept = async () =>
      (
        await sql<{ row: string }>`
          select 'p' || p::text as row from saved_properties p where user_id = ${ann.userId}::uuid
          union all select 'd' || d::text from dossiers d where user_id = ${ann.userId}::uuid
          union all select 'e' || e::text from dossier_entries e where user_id = ${ann.userId}::uuid
          order by 1`.execute(db)
      ).rows.map(({ row }) => row)
    const notes = async () =>
      Promise.all(
        [earlier, later].map(
          async (id) => (await ann.call<Dossier>('GET', beside(id, '/dossier'))).data.notes,
        ),
      )
    const before = await kept()
    expect(before).toHaveLength(6)
    const merged = await decide({ act: 'merge', pairs: [named], reason: 'The same door' })
    expect(await notes()).toEqual([`Notes on ${earlier}`, `Notes on ${later}`])
    await decide({ act: 'part', pairs: merged.data.pairs, reason: 'Two doors' })
    expect(await notes()).toEqual([`Notes on ${earlier}`, `Notes on ${later}`])
    expect(await kept()).toEqual(before)
  })

  it('reaches the agencies, stands in the log, and is taken back', async () => {
    const { earlier, later, pair, named } = await aTwin(43)
    const { data } = await decide({ act: 'merge', pairs: [named], reason: 'Seen on the spot' })
    const [mail] = (await mailsOf(app, 'homesMerged')).slice(-1)
    expect(mail).toMatchObject({ to: 'agent@keys.example' })
    expect(mail?.body).toContain('Seen on the spot')
    expect((await list('merged')).items[0]).toMatchObject({
      id: pair.id,
      decision: { reason: 'Seen on the spot', by: expect.any(String) },
    })
    const before = (await mailsOf(app, 'homesParted')).length
    await decide({ act: 'reopen', pairs: data.pairs })
    expect((await mailsOf(app, 'homesParted')).length).toBe(before + 1)
    expect((await list()).items.map(({ id }) => id)).toContain(pair.id)
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target', '=', later)
      .orderBy('id')
      .execute()
    expect(log).toMatchObject([
      { action: 'merges.merged', detail: { with: earlier, reason: 'Seen on the spot' } },
      { action: 'merges.reopened', detail: { with: earlier } },
    ])
  })

  it('of two Admins at once is one; the other is told by whom, and loses nothing of the rest', async () => {
    const one = await aTwin(44)
    const free = await aTwin(45)
    await decide({ act: 'part', pairs: [one.named], reason: 'Two doors' })
    const late = await decide({ act: 'merge', pairs: [one.named], reason: 'One door' }, second)
    expect([late.status, late.code]).toEqual([409, 'merges.changed'])
    const both = await decide({ act: 'merge', pairs: [one.named, free.named], reason: 'One door' }, second)
    expect(both.data).toMatchObject({
      pairs: [{ id: free.pair.id }],
      changed: [{ id: one.pair.id, by: expect.any(String) }],
    })
    await look()
    expect((await list('apart')).items.map(({ id }) => id)).toContain(one.pair.id)
  })

  it('may be about listings that nothing suggested, by their addresses', async () => {
    const [earlier = ''] = await save(keys, plainFlat(60))
    const [later = ''] = await save(doors, plainFlat(61, { sourceId: 't-61', publicRef: 'T-61' }))
    const join = (one: string, other: string) =>
      admin.call<Answer>('POST', `${portal}/duplicates`, { one, other, reason: 'I know both' })
    expect((await join(earlier, earlier)).code).toBe('merges.notTwo')
    expect((await join(later, earlier)).status).toBe(200)
    expect((await join(later, earlier)).code).toBe('merges.oneAlready')
    expect((await page(later)).leadId).toBe(earlier)
  })
})

describe('the rules', () => {
  it('merge by themselves only where somebody said so, and never what was parted', async () => {
    const certain = await aTwin(46)
    const parted = await aTwin(47)
    await decide({ act: 'part', pairs: [parted.named], reason: 'Two doors' })
    const accounts = accountsOf(platform)
    expect(await mergeCertain(accounts)).toBe(0)
    const rules = { ...usualRules, merging: { isOn: true, certainty: 95 } }
    const trial = await admin.call<{ homes: number }>('POST', `${portal}/moderation-rules/try`, {
      kind: 'merging',
      rules,
    })
    await admin.call('POST', `${portal}/moderation-rules`, { version: 0, rules })
    expect(await mergeCertain(accounts)).toBe(trial.data.homes)
    const states = await db
      .selectFrom('home_twins')
      .select(['id', 'state', 'decided_by'])
      .where('id', 'in', [certain.pair.id, parted.pair.id])
      .execute()
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [certain.pair.id, 'merged'],
        [parted.pair.id, 'apart'],
      ]),
    )
  })
})
