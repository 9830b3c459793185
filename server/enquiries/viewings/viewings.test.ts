/**
 * enquiries: a viewing from proposal to reminder: who may choose
 * and cancel, and what stands in both calendars.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import type { Viewing } from '#contract/enquiries/thread.ts'
import { accountsOf } from '#server/accounts/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, mailsOf, person, words } from '#tests/support/enquiries.ts'
import { remindOfViewings } from './remind-of-viewings.ts'

const app = await createTestApp({
  now: new Date('2025-02-10T12:00:00Z'),
  env: { MAIL_FROM: 'Meridian <team@meridian.example>', ...longSessions },
})
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const other = await anAgency(app, 'Other Doors')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const stranger = await anAccount(app, 'agent@doors.example', { role: 'Agent', agencyId: other.agencyId })
const { post, get } = someone(app)
const inbox = '/api/meridian/agent/leads'
const day = 86_400_000

const inDays = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10)
const proposal = () => ({
  way: 'inPerson',
  timeZone: 'Europe/Lisbon',
  minutes: 30,
  slots: [
    { date: inDays(5), time: '16:30' },
    { date: inDays(4), time: '10:00' },
  ],
})
async function propose({ post: send } = someone(app)) {
  const ask = { kind: 'listing', listingId: keys.home, ...person, message: words }
  const id = String((await send('/api/meridian/enquiries', ask)).body.data.id)
  const said = await agent.call<{ lead: LeadThread }>('POST', `${inbox}/${id}/viewings`, proposal())
  const viewing = said.data.lead.viewings[0] as Viewing
  const mail = (await mailsOf(app, 'viewingProposal')).at(-1)
  const key = /\/viewing\/[\w-]+#([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  return { id, viewing, key, lead: said.data.lead, mail }
}
const choose = (viewing: Viewing, key: string, at = viewing.times[0]) =>
  post<{ viewing: Viewing }>(`/api/meridian/viewings/${viewing.id}/choice`, { key, at })
const calendars = () =>
  db
    .selectFrom('mails')
    .select(['to_address as to', 'calendar', 'calendar_method as method'])
    .where('calendar', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const unfolded = (text: string | null | undefined) => (text ?? '').replace(/\r\n[ \t]/g, '')

beforeEach(async () => {
  for (const table of ['enquiries', 'mails', 'limit_uses'] as const) await db.deleteFrom(table).execute()
})

describe('times for a viewing', () => {
  it('go to the person in their order, by the clock of the home, and count as an answer', async () => {
    const { viewing, lead, mail } = await propose()
    expect(viewing).toMatchObject({
      state: 'proposed',
      chosen: null,
      times: ['2025-02-14T10:00:00.000Z', '2025-02-15T16:30:00.000Z'],
    })
    expect(lead).toMatchObject({ state: 'answered', waits: false })
    expect(mail?.to).toBe('ann@example.com')
    expect(mail?.body).toContain('Friday 14 February at 10:00')
  })
  it('are refused where they make no sense, or are not this agency’s to propose', async () => {
    const { id } = await propose()
    const wrong = [
      { slots: [{ date: inDays(-1), time: '10:00' }] },
      { slots: [{ date: inDays(300), time: '10:00' }] },
      { slots: [proposal().slots[0], proposal().slots[0]] },
      { slots: [] },
      { timeZone: 'Europe/Atlantis' },
      { minutes: 7 },
    ]
    for (const wish of wrong)
      expect((await agent.call('POST', `${inbox}/${id}/viewings`, { ...proposal(), ...wish })).status).toBe(
        400,
      )
    expect((await stranger.call('POST', `${inbox}/${id}/viewings`, proposal())).status).toBe(404)
  })
  it('replace those that were proposed before', async () => {
    const { id, viewing, key } = await propose()
    await agent.call('POST', `${inbox}/${id}/viewings`, proposal())
    expect((await choose(viewing, key)).body.code).toBe('enquiries.viewingOver')
  })
  it('are opened by the link alone', async () => {
    const { viewing, key } = await propose()
    const second = await propose()
    const open = async (with_: string) =>
      (await get(`/api/meridian/viewings/${viewing.id}?key=${with_}`)).status
    expect([await open(key), await open(second.key), await open(`${key.slice(0, -1)}_`)]).toEqual([
      200, 404, 404,
    ])
    expect((await choose(viewing, second.key)).status).toBe(404)
  })
})

describe('a chosen time', () => {
  it('is in both calendars, moves there, and leaves them again', async () => {
    const { id, viewing, key } = await propose()
    expect((await choose(viewing, key)).body.data.viewing).toMatchObject({
      state: 'booked',
      chosen: viewing.times[0],
    })
    expect((await choose(viewing, key)).status).toBe(200)
    const [toPerson, toAgent, ...more] = await calendars()
    expect([toPerson?.to, toAgent?.to, more.length]).toEqual(['ann@example.com', 'agent@keys.example', 0])
    const text = unfolded(toPerson?.calendar)
    for (const line of [
      'METHOD:REQUEST',
      `UID:${viewing.id}@meridian`,
      'SEQUENCE:1',
      'DTSTART:20250214T100000Z',
      'DTEND:20250214T103000Z',
      'STATUS:CONFIRMED',
      'LOCATION:Lisboa',
    ])
      expect(text.split('\r\n')).toContain(line)
    expect(text).toContain('MAILTO:ann@example.com')
    expect(unfolded(toAgent?.calendar)).not.toContain('ann@example.com')
    // Each reads whom they meet, and by whose clock.
    const mails = await mailsOf(app, 'viewingBooked')
    expect(mails.map(({ body }) => /With: (.*)/.exec(body ?? '')?.[1])).toEqual(['Lisbon Keys', person.name])
    expect(mails[0]?.body).toContain('Time zone: Western European Time')
    expect(unfolded(toAgent?.calendar)).toContain(`· ${person.name}`)
    expect((await agent.call<LeadThread>('GET', `${inbox}/${id}`)).data.state).toBe('viewing')

    await choose(viewing, key, viewing.times[1])
    expect(unfolded((await calendars()).at(-1)?.calendar)).toMatch(/SEQUENCE:2\r\n/)
    expect((await mailsOf(app, 'viewingBooked')).at(-1)?.subject).toContain('The viewing has moved')
    await agent.call('POST', `${inbox}/${id}/viewings/${viewing.id}/cancellation`)
    const last = (await calendars()).at(-1)
    expect([
      last?.method,
      /SEQUENCE:3\r\n/.test(unfolded(last?.calendar)),
      unfolded(last?.calendar).includes('STATUS:CANCELLED'),
    ]).toEqual(['CANCEL', true, true])
    expect((await choose(viewing, key)).body.code).toBe('enquiries.viewingOver')
  })
  it('is one that was offered and is still to come', async () => {
    const { viewing, key } = await propose()
    expect((await choose(viewing, key, '2025-02-14T11:00:00.000Z')).body.code).toBe('enquiries.viewingTime')
    clock.advance(4 * day)
    expect((await choose(viewing, key)).body.code).toBe('enquiries.viewingTime')
    expect((await choose(viewing, key, viewing.times[1])).status).toBe(200)
  })
  it('is cancelled by the person too, and by no other agency', async () => {
    const { id, viewing, key } = await propose()
    await choose(viewing, key)
    const theirs = `${inbox}/${id}/viewings/${viewing.id}/cancellation`
    expect((await stranger.call('POST', theirs)).status).toBe(404)
    expect((await post(`/api/meridian/viewings/${viewing.id}/cancellation`, { key })).status).toBe(200)
    expect((await mailsOf(app, 'viewingCancelled')).map(({ to }) => to)).toEqual([
      'ann@example.com',
      'agent@keys.example',
    ])
  })
  it('is remembered the day before, once, to both; not where it was agreed that day', async () => {
    const { viewing, key } = await propose()
    await choose(viewing, key)
    const remind = () => remindOfViewings(accountsOf(app.platform))
    const reminded = async () => (await mailsOf(app, 'viewingReminder')).map(({ to }) => to)
    await remind()
    expect(await reminded()).toEqual([])
    clock.advance(3 * day)
    await Promise.all([remind(), remind()])
    expect(await reminded()).toEqual(['ann@example.com', 'agent@keys.example'])
    const late = await propose()
    clock.advance(3 * day + 22 * 3_600_000)
    await choose(late.viewing, late.key, late.viewing.times[0])
    await remind()
    expect(await reminded()).toHaveLength(2)
  })
})

it('everything the person hears is in the language in which they wrote', async () => {
  const reader = someone(app)
  reader.jar.set('lang', 'de')
  const { id, viewing, key } = await propose(reader)
  await choose(viewing, key)
  clock.advance(3.5 * day)
  await remindOfViewings(accountsOf(app.platform))
  await agent.call('POST', `${inbox}/${id}/answers`, { message: words })
  const sent = await db
    .selectFrom('mails')
    .select(['kind', 'html', 'to_address as to'])
    .orderBy('id')
    .execute()
  const toPerson = sent.filter(({ to }) => to === person.email)
  expect(new Set(toPerson.map(({ kind }) => kind))).toEqual(
    new Set(['enquiryReceipt', 'viewingProposal', 'viewingBooked', 'viewingReminder', 'enquiryAnswer']),
  )
  const languagesOf = (mails: typeof sent) =>
    new Set(mails.map(({ html }) => /<html lang="(\w+)"/.exec(html ?? '')?.[1]))
  expect(languagesOf(toPerson)).toEqual(new Set(['de']))
  expect(languagesOf(sent.filter(({ to }) => to !== person.email))).toEqual(new Set(['en']))
})

describe('a home that is not on the market any more', () => {
  const put = (status: 'active' | 'suspended' | 'sold') =>
    db.updateTable('listings').set({ status }).where('id', '=', keys.home).execute()
  afterEach(() => put('active'))

  it('takes no time and is proposed none; what was agreed is cancelled only, and nobody is sent there', async () => {
    const agreed = await propose()
    await choose(agreed.viewing, agreed.key)
    const { id, viewing, key } = await propose()
    await put('suspended')
    expect((await choose(viewing, key)).body.code).toBe('enquiries.notOffered')
    expect((await get(`/api/meridian/viewings/${viewing.id}?key=${key}`)).body.data).toMatchObject({
      listingId: keys.home,
      isOffered: false,
      state: 'proposed',
    })
    await put('sold')
    expect((await choose(agreed.viewing, agreed.key, agreed.viewing.times[1])).body.code).toBe(
      'enquiries.notOffered',
    )
    expect((await agent.call<LeadThread>('GET', `${inbox}/${id}`)).data.isOffered).toBe(false)
    const wish = await agent.call<{ code: string }>('POST', `${inbox}/${id}/viewings`, proposal())
    expect(wish.status).toBe(409)
    clock.advance(3 * day)
    await remindOfViewings(accountsOf(app.platform))
    expect(await mailsOf(app, 'viewingReminder')).toEqual([])
    const end = `/api/meridian/viewings/${agreed.viewing.id}/cancellation`
    expect((await post(end, { key: agreed.key })).status).toBe(200)
  })
})
