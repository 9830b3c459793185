/**
 * stock: homes nobody has confirmed for long are asked about by mail,
 * and its link confirms them without a session.
 */
import { expect, test } from 'vitest'
import type { AskedHomes } from '#contract/stock/reconfirm.ts'
import { accountsOf } from '#server/accounts/index.ts'
import { confirmListings, saveListings } from '#server/listings/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, mailsOf } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { askToConfirm, hideUnconfirmed, sinkForgotten } from './ask-to-confirm.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z'), env: longSessions })
const { db, events } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const day = 86_400_000
const { agencyId } = await anAgency(app, 'Harbour Homes')
const agent = (email: string) => anAccount(app, email, { role: 'Agent', agencyId })
const ines = await agent('ines@example.com')
await agent('tom@example.com')
await db.updateTable('users').set({ name: 'Ana Example' }).where('id', '=', ines.userId).execute()
await db.updateTable('users').set({ language: 'pt' }).where('id', '=', ines.userId).execute()

const own = [
  aDraft('a', { publicRef: 'A', agentName: 'Ana Example' }),
  aDraft('b', { publicRef: 'B', agentName: 'ana example' }),
  aDraft('c', { publicRef: 'C', agentName: 'Nobody Known' }),
  aDraft('d', { publicRef: 'D', status: 'sold' as const }),
]
const batch = { agencyId, feedId: null, drafts: own, now: clock.now(), source: 'agent' as const }
await saveListings(db, batch, { events, resolvePlace: resolveLisbon })

const ask = () => askToConfirm(accountsOf(app.platform))
/** As anybody without a session asks. */
const call = async <T>(method: string, path: string, body?: object) => {
  const json = { 'content-type': 'application/json' }
  const init = body ? { method, headers: json, body: JSON.stringify(body) } : { method }
  const response = await app.fetch(path, init)
  const answer = (await response.json()) as { code: string; data: T }
  return { ...answer, status: response.status }
}
const links = async (to: string) =>
  (await mailsOf(app, 'confirmHomes'))
    .filter((mail) => mail.to === to)
    .map(({ subject, body }) => {
      const [, id = '', key = ''] = /\/confirm-homes\/([\w-]+)#([\w-]+)/.exec(body ?? '') ?? []
      return { subject, id, key }
    })
type Link = { id: string; key: string }
const open = ({ id, key }: Link) => call<AskedHomes>('GET', `/api/meridian/confirmations/${id}?key=${key}`)
const confirm = ({ id, key }: Link, ids: string[]) =>
  call<{ message: string; asked: AskedHomes }>('POST', `/api/meridian/confirmations/${id}`, { key, ids })

test('nobody is asked before it is time, then each for the homes they answer for, in their language', async () => {
  clock.advance(22 * day)
  expect(await ask()).toBe(0)
  clock.advance(2 * day)
  expect(await ask()).toBe(2)
  // Who has just been asked is left in peace.
  expect(await ask()).toBe(0)
  const [toInes] = await links('ines@example.com')
  const [toTom] = await links('tom@example.com')
  expect(toInes?.subject).toBe('Estes imóveis ainda estão disponíveis?')
  const refs = async (link: typeof toInes) =>
    (await open(link ?? { id: '', key: '' })).data.homes.map(({ reference }) => reference).toSorted()
  expect(await refs(toInes)).toEqual(['A', 'B', 'C'])
  expect(await refs(toTom)).toEqual(['C'])
})

test('looking confirms nothing, pressing does, once for each home, and it is written down', async () => {
  const [link] = await links('ines@example.com')
  if (!link) throw new Error('There was no mail.')
  const asked = (await open(link)).data
  expect(asked.homes.every(({ isConfirmed }) => !isConfirmed)).toBe(true)
  const [first = '', ...others] = asked.homes.map(({ id }) => id)
  const foreign = (
    await db.selectFrom('listings').select('id').where('feed_id', 'is not', null).executeTakeFirst()
  )?.id
  const said = (await confirm(link, [first, String(foreign)])).data.asked
  expect(said.homes.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id)).toEqual([first])
  clock.advance(day)
  expect((await confirm(link, [first])).data.message).toContain('already')
  const seen = async (id: string) =>
    (
      await db
        .selectFrom('listings')
        .select('confirmed_at as at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).at
  expect(clock.now().getTime() - (await seen(first)).getTime()).toBe(day)
  await confirm(link, others)
  expect(await seen(others[0] ?? '')).toEqual(clock.now())
  const log = await db
    .selectFrom('audit_log')
    .select(['actor_name as who', 'detail'])
    .where('action', '=', 'stock.confirmed')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { who: 'Ana Example', detail: { homes: 1, by: 'mail' } },
    { who: 'Ana Example', detail: { homes: 2, by: 'mail' } },
  ])
})

test('a link that is wrong, of somebody suspended or of a hidden agency, or too old, opens nothing', async () => {
  const [link] = await links('tom@example.com')
  if (!link) throw new Error('There was no mail.')
  const isOpen = async (which = link) => (await open(which)).status === 200
  const [other] = await links('ines@example.com')
  expect(await isOpen()).toBe(true)
  expect(await isOpen({ ...link, key: other?.key ?? '' })).toBe(false)
  const person = db.updateTable('users').where('email', '=', 'tom@example.com')
  await person.set({ suspended_at: clock.now() }).execute()
  expect([(await open(link)).code, (await confirm(link, [link.id])).status]).toEqual(['stock.linkOver', 404])
  await person.set({ suspended_at: null, agency_id: null }).execute()
  expect(await isOpen()).toBe(false)
  await person.set({ agency_id: agencyId }).execute()
  const agency = db.updateTable('agencies').where('id', '=', agencyId)
  await agency.set({ hidden_at: clock.now() }).execute()
  expect(await isOpen()).toBe(false)
  await agency.set({ hidden_at: null }).execute()
  expect(await isOpen()).toBe(true)
  clock.advance(21 * day)
  expect(await isOpen()).toBe(false)
})

test('who was asked in vain has no visitors any more, until somebody confirms', async () => {
  const hide = () => hideUnconfirmed(accountsOf(app.platform))
  const isFound = async (id: string) => (await app.fetch(`/api/meridian/listings/${id}`)).status === 200
  clock.advance(30 * day)
  await ask()
  expect(await hide()).toBe(0)
  clock.advance(8 * day)
  expect(await hide()).toBe(3)
  expect(await hide()).toBe(0)
  const link = (await links('ines@example.com')).findLast(({ subject }) => subject.includes('já não'))
  const [first, second] = (await open(link ?? { id: '', key: '' })).data.homes
  if (!link || !first || !second) throw new Error('The mail names no homes.')
  expect(await isFound(first.id)).toBe(false)
  await confirm(link, [first.id])
  expect([await isFound(first.id), await isFound(second.id)]).toEqual([true, false])
  await ines.call('POST', '/api/meridian/agent/stock/confirm', { ids: [second.id] })
  expect(await isFound(second.id)).toBe(true)
})

test('what nobody confirmed for a month stands behind what was, and where it stood as soon as somebody does', async () => {
  const drafts = ['old', 'new'].map((name) => aDraft(name, { publicRef: name }))
  const ids: string[] = []
  for (const draft of drafts) {
    clock.advance(day)
    const [saved] = await saveListings(
      db,
      { ...batch, drafts: [draft], now: clock.now() },
      { events, resolvePlace: resolveLisbon },
    )
    ids.push(saved && 'listingId' in saved ? String(saved.listingId) : '')
  }
  const [old = '', young = ''] = ids
  const order = async () => {
    const answer = await app.fetch('/api/meridian/search?purpose=sale&sort=newest&limit=50')
    const { data } = (await answer.json()) as { data: { items: { id: string }[] } }
    return data.items.map(({ id }) => id).filter((id) => ids.includes(id))
  }
  const confirmed = (id: string) =>
    confirmListings(db, { ids: [id], now: clock.now(), source: 'agent' }, { events })
  expect(await order()).toEqual([young, old])
  clock.advance(31 * day)
  await confirmed(old)
  expect(await sinkForgotten(accountsOf(app.platform))).toBeGreaterThan(0)
  expect(await order()).toEqual([old, young])
  expect(await sinkForgotten(accountsOf(app.platform))).toBe(0)
  await confirmed(young)
  expect(await order()).toEqual([young, old])
})
