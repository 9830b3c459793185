/**
 * portal: two Admins over the same thing: the later one is told, and nothing that was typed or kept is lost.
 */
import { expect, test } from 'vitest'
import type { DeskEnquiry } from '#contract/enquiries/desk.ts'
import { createTestApp } from '#tests/support/app.ts'
import { someone } from '#tests/support/accounts.ts'
import { anAccount, anAgency, person, words } from '#tests/support/enquiries.ts'

const app = await createTestApp()
const first = await anAccount(app, 'first@example.com', { role: 'Admin' })
const second = await anAccount(app, 'second@example.com', { role: 'Admin' })
const { home } = await anAgency(app, 'Here Homes')
const path = '/api/meridian/portal'

const reasonsOf = async (table: 'users' | 'agencies', id: string) =>
  (
    await app.platform.db
      .selectFrom(table)
      .select('suspended_reason')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).suspended_reason

test.each([
  ['users', async () => (await anAccount(app, 'copied@example.com')).userId],
  ['agencies', async () => (await anAgency(app, 'There Homes')).agencyId],
] as const)('of %s that both suspend the first reason stands, and the second is told', async (what, make) => {
  const id = await make()
  const suspend = (who: typeof first, reason: string) =>
    who.call<{ message: string }>('POST', `${path}/${what}/${id}/suspend`, { reason })
  await suspend(first, 'Copied homes')
  expect((await suspend(second, 'Unkind words')).data.message).toMatch(/before you/)
  expect(await reasonsOf(what, id)).toBe('Copied homes')
  const resume = (who: typeof first) => who.call<{ message: string }>('POST', `${path}/${what}/${id}/resume`)
  expect((await resume(second)).data.message).not.toMatch(/before you/)
  expect((await resume(first)).data.message).toMatch(/before you/)
  const acts = await app.platform.db
    .selectFrom('audit_log')
    .select('action')
    .where('target', '=', id)
    .where('action', 'like', 'portal.%')
    .execute()
  expect(acts).toHaveLength(2)
})

test('duties and roles are changed only from what was seen', async () => {
  const { userId } = await anAccount(app, 'third@example.com', { role: 'Admin', duties: ['edit', 'support'] })
  const give = (who: typeof first, duties: string[]) =>
    who.call('PUT', `${path}/users/${userId}/duties`, { duties, seen: ['support', 'edit'] })
  expect((await give(first, ['edit'])).status).toBe(200)
  expect(await give(second, ['moderate'])).toMatchObject({ status: 409, code: 'accounts.changedMeanwhile' })
  const become = (role: string, seen: string) =>
    second.call('POST', `${path}/users/${userId}/role`, { role, seen, duties: ['own'] })
  expect((await become('User', 'Admin')).status).toBe(200)
  expect(await become('Admin', 'Agent')).toMatchObject({ status: 409, code: 'accounts.changedMeanwhile' })
})

test('a note, a state and an answer of an enquiry are kept only over what was seen', async () => {
  const sent = { kind: 'listing', listingId: home, ...person, message: words }
  expect((await someone(app).post('/api/meridian/enquiries', sent)).status).toBe(201)
  const read = async () =>
    (await first.call<{ items: DeskEnquiry[] }>('GET', `${path}/enquiries`)).data.items[0] as DeskEnquiry
  const { id, state, note } = await read()
  const change = (who: typeof first, body: object) =>
    who.call('PATCH', `${path}/enquiries/${id}`, { ...body, seen: { state, note } })
  expect((await change(first, { note: 'I ring them' })).status).toBe(200)
  expect(await change(second, { note: 'Spam?' })).toMatchObject({ code: 'enquiries.changedMeanwhile' })
  expect((await change(first, { state: 'closed' })).status).toBe(200)
  expect(await change(second, { state: 'answered' })).toMatchObject({ code: 'enquiries.changedMeanwhile' })
  expect(await read()).toMatchObject({ note: 'I ring them', state: 'closed' })
  const answer = (who: typeof first) =>
    who.call('POST', `${path}/enquiries/${id}/answers`, { message: 'We look into it.', seen: 0 })
  expect((await answer(first)).status).toBe(201)
  expect(await answer(second)).toMatchObject({ status: 409, code: 'enquiries.changedMeanwhile' })
  expect((await read()).messages).toHaveLength(1)
})

test('a note of a report is kept only over what was seen', async () => {
  const sent = { reason: 'fraud', message: words, machineCheck: person.machineCheck }
  expect((await someone(app).post(`/api/meridian/listings/${home}/reports`, sent)).status).toBe(201)
  type Found = { items: { id: string; note: string | null }[] }
  const read = async () => (await first.call<Found>('GET', `${path}/reports`)).data.items[0]
  const id = (await read())?.id
  const keep = (who: typeof first, note: string, seen: string | null) =>
    who.call('PATCH', `${path}/reports/${id}`, { note, seen })
  expect((await keep(first, 'Asked the agency', null)).status).toBe(200)
  expect(await keep(second, 'Nothing in it', null)).toMatchObject({ code: 'enquiries.changedMeanwhile' })
  expect((await read())?.note).toBe('Asked the agency')
  expect((await keep(second, 'Nothing in it', 'Asked the agency')).status).toBe(200)
})
