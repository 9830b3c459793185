/**
 * enquiries: a thread from the first word on: answers in the app and by mail,
 * from both sides, and what is kept out of it.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, mailsOf, person, words } from '#tests/support/enquiries.ts'
import { signBody } from '../hooks/sign-body.ts'

const key = 'a key of thirty-two bytes, or more of them'
const app = await createTestApp({
  now: new Date('2025-02-10T12:00:00Z'),
  env: {
    MAIL_FROM: 'Meridian <team@meridian.example>',
    ...longSessions,
    MAIL_REPLY_ADDRESS: 'reply@mail.meridian.example',
    MAIL_INBOUND_KEY: key,
  },
})
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const other = await anAgency(app, 'Other Doors')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const colleague = await anAccount(app, 'kim@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const stranger = await anAccount(app, 'agent@doors.example', { role: 'Agent', agencyId: other.agencyId })
const user = await anAccount(app, 'ann@example.com')
const inbox = '/api/meridian/agent/leads'
const sentPath = '/api/meridian/enquiries/sent'
const { post } = someone(app)

type Given = { from?: string; to: string; text?: string; head?: string; id?: string }
const letter = ({
  from = 'Ann Lee <ann@example.com>',
  to,
  text = 'Friday suits us.',
  head = '',
  id,
}: Given) =>
  `From: ${from}\r\nTo: <${to}>\r\nSubject: Re: Answer\r\nMessage-ID: <${id ?? crypto.randomUUID()}@x>\r\n${head}\r\n${text}\r\n`

async function handOver(mail: string, { secret = key, at = clock.now(), body = mail } = {}) {
  const headers = {
    'content-type': 'application/octet-stream',
    'meridian-signature': signBody(secret, Buffer.from(mail), at),
  }
  const answer = await app.fetch('/api/meridian/mail/inbound', { method: 'POST', headers, body })
  const json = (await answer.json()) as { code?: string; data?: { outcome: string } }
  return { status: answer.status, code: json.code, outcome: json.data?.outcome }
}
const outcomeOf = async (given: Given) => (await handOver(letter(given))).outcome

const write = async () =>
  String(
    (
      await post('/api/meridian/enquiries', {
        kind: 'listing',
        listingId: keys.home,
        ...person,
        message: words,
      })
    ).body.data.id,
  )
const thread = async (id: string, who = agent) => (await who.call<LeadThread>('GET', `${inbox}/${id}`)).data
const answer = (id: string, message = 'Come on Friday at ten.') =>
  agent.call<{ lead: LeadThread }>('POST', `${inbox}/${id}/answers`, { message })
/** The addresses that take the person's answers, and an agent's. */
const wayOf = async (kind: 'enquiryAnswer' | 'enquiryLead') =>
  String((await mailsOf(app, kind)).at(-1)?.replyTo)

beforeEach(async () => {
  for (const table of ['enquiries', 'mails', 'limit_uses'] as const) await db.deleteFrom(table).execute()
})

describe('an answer by mail', () => {
  it('comes into the thread, without what it quotes, and is mailed to who answers', async () => {
    const id = await write()
    await answer(id)
    const to = await wayOf('enquiryAnswer')
    expect(to).toMatch(/^reply\+[0-9a-f]{52}@mail\.meridian\.example$/)
    const text =
      'Friday suits us.\r\n\r\nOn Mon, 3 Feb 2025, Lisbon Keys <x@y.example> wrote:\r\n> Come on Friday'
    expect(await outcomeOf({ to, text })).toBe('kept')
    const seen = await thread(id)
    expect(seen).toMatchObject({
      state: 'answered',
      waits: true,
      messages: [
        { side: 'agency', body: 'Come on Friday at ten.', byMail: false },
        { side: 'person', author: 'Ann Lee', body: 'Friday suits us.', byMail: true },
      ],
    })
    const told = await mailsOf(app, 'enquiryReply')
    expect(told.map((mail) => mail.to)).toEqual(['agent@keys.example', 'kim@keys.example'])
    expect(told[0]?.body).toContain('> Friday suits us.')
    expect(told[0]?.replyTo).toBe(await wayOf('enquiryLead'))
  })
  it('of an agent goes out to the person in the agent’s name', async () => {
    const id = await write()
    const to = await wayOf('enquiryLead')
    expect(await outcomeOf({ from: 'kim@keys.example', to, text: 'Friday at ten?' })).toBe('kept')
    expect(await thread(id)).toMatchObject({
      state: 'answered',
      waits: false,
      messages: [{ author: 'Ann Lee' }],
    })
    const out = (await mailsOf(app, 'enquiryAnswer')).at(-1)
    expect([out?.to, out?.body?.includes('> Friday at ten?')]).toEqual(['ann@example.com', true])
    expect(out?.replyTo).not.toBe(to)
  })
  it('is kept once, however often it is handed over', async () => {
    await answer(await write())
    const mail = letter({ to: await wayOf('enquiryAnswer'), id: 'one' })
    expect([(await handOver(mail)).outcome, (await handOver(mail)).outcome]).toEqual(['kept', 'duplicate'])
    expect(await mailsOf(app, 'enquiryReply')).toHaveLength(2)
  })
  it('is found by markup alone, and files are counted', async () => {
    const id = await write()
    await answer(id)
    const to = await wayOf('enquiryAnswer')
    const head = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n'
    const text = `--b\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>Yes &amp; gladly</p><blockquote>old</blockquote>\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\n\r\nxx\r\n--b--`
    expect(await outcomeOf({ to, head, text })).toBe('kept')
    expect((await thread(id)).messages.at(-1)).toMatchObject({ body: 'Yes & gladly', files: 1 })
  })
  it('from another address is held until the agency says whether it belongs there', async () => {
    const id = await write()
    await answer(id)
    const to = await wayOf('enquiryAnswer')
    expect(await outcomeOf({ to, from: 'ann@elsewhere.example' })).toBe('held')
    expect(await outcomeOf({ to, from: 'eve@evil.example', text: 'Pay me instead.' })).toBe('held')
    const { held, messages } = await thread(id)
    expect([messages.length, held.map(({ from }) => from)]).toEqual([
      1,
      ['ann@elsewhere.example', 'eve@evil.example'],
    ])
    expect((await mailsOf(app, 'enquiryHeld'))[0]?.body).not.toContain('Friday suits us.')
    const decide = (messageId: string | undefined, keep: boolean, who = agent) =>
      who.call('PUT', `${inbox}/${id}/held/${messageId}`, { keep })
    expect((await decide(held[0]?.id, true, stranger)).status).toBe(404)
    expect((await decide(held[0]?.id, true)).status).toBe(200)
    expect((await decide(held[1]?.id, false)).status).toBe(200)
    expect((await decide(held[1]?.id, true)).code).toBe('enquiries.noMessage')
    expect(await thread(id)).toMatchObject({
      held: [],
      waits: true,
      messages: [{}, { body: 'Friday suits us.' }],
    })
  })
  it('of somebody who answers for another agency, or no more for this one, is held', async () => {
    const id = await write()
    const to = await wayOf('enquiryLead')
    expect(await outcomeOf({ to, from: 'agent@doors.example' })).toBe('held')
    await db
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', colleague.userId)
      .execute()
    expect(await outcomeOf({ to, from: 'kim@keys.example' })).toBe('held')
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', colleague.userId).execute()
    expect(await mailsOf(app, 'enquiryAnswer')).toEqual([])
    expect((await thread(id)).messages).toEqual([])
  })
  it('of a machine, to nobody, or without a word is left alone', async () => {
    const id = await write()
    await answer(id)
    const to = await wayOf('enquiryAnswer')
    const changed = `${to.slice(0, 12)}${to[12] === '0' ? '1' : '0'}${to.slice(13)}`
    const wrongMac = to.replace(/(.)@/, (_, digit: string) => `${digit === '0' ? '1' : '0'}@`)
    const outcomes = [
      await outcomeOf({ to, head: 'Auto-Submitted: auto-replied\r\n' }),
      await outcomeOf({ to, from: 'team@meridian.example' }),
      await outcomeOf({ to, from: to }),
      await outcomeOf({ to: changed }),
      await outcomeOf({ to: wrongMac }),
      await outcomeOf({ to: 'reply@mail.meridian.example' }),
      await outcomeOf({ to, text: '> only quoted' }),
    ]
    expect(outcomes).toEqual([
      'automatic',
      'automatic',
      'automatic',
      'noThread',
      'noThread',
      'noThread',
      'empty',
    ])
    expect((await thread(id)).messages).toHaveLength(1)
  })
  it('is taken only from who has the key, just now, byte by byte', async () => {
    const id = await write()
    await answer(id)
    const mail = letter({ to: await wayOf('enquiryAnswer') })
    const old = new Date(clock.now().getTime() - 301_000)
    const tries = [
      await handOver(mail, { secret: `${key}!` }),
      await handOver(mail, { at: old }),
      await handOver(mail, { body: `${mail} ` }),
    ]
    expect(tries.map(({ status, code }) => [status, code])).toEqual(
      tries.map(() => [403, 'enquiries.mailSignature']),
    )
    expect((await handOver('')).status).toBe(422)
    expect((await thread(id)).messages).toHaveLength(1)
  })
  it('two machines that answer one another come to an end', async () => {
    await answer(await write())
    const to = await wayOf('enquiryAnswer')
    for (let n = 0; n < 30; n++) await outcomeOf({ to })
    const { status } = await handOver(letter({ to }))
    expect(status).toBe(429)
  })
  it('knows capitals in addresses for what they are', async () => {
    await answer(await write())
    const to = await wayOf('enquiryAnswer')
    expect(await outcomeOf({ to: to.toUpperCase(), from: 'Ann+meridian@Example.com' })).toBe('kept')
  })
})

describe('a thread in the app', () => {
  const mine = async () => (await user.call<{ items: SentEnquiry[] }>('GET', sentPath)).data.items[0]
  it('is written on by the person, and nobody else', async () => {
    const ask = { kind: 'listing', listingId: keys.home, ...person, message: words }
    const id = String((await user.call<{ id: string }>('POST', '/api/meridian/enquiries', ask)).data.id)
    await answer(id)
    expect(await mine()).toMatchObject({
      messages: [{ side: 'agency', agency: { name: 'Lisbon Keys' } }],
      partners: [{ id: keys.agencyId }],
    })
    const message = 'Friday suits us well.'
    const reply = (agencyId: string | null, who = user) =>
      who.call('POST', `${sentPath}/${id}/messages`, { message, agencyId })
    const neighbour = await anAccount(app, 'neighbour@example.com')
    expect((await reply(keys.agencyId, neighbour)).status).toBe(404)
    expect((await reply(other.agencyId)).code).toBe('enquiries.noThread')
    expect((await reply(null)).code).toBe('enquiries.noThread')
    expect((await reply(keys.agencyId)).status).toBe(201)
    expect(await thread(id)).toMatchObject({
      waits: true,
      messages: [{}, { side: 'person', body: message, byMail: false }],
    })
    expect((await mailsOf(app, 'enquiryReply')).map((mail) => mail.to)).toContain('agent@keys.example')
  })
  it('to the team goes on with the team', async () => {
    const ask = { kind: 'contact', topic: 'press', ...person, message: words }
    const id = String((await user.call<{ id: string }>('POST', '/api/meridian/enquiries', ask)).data.id)
    const { status } = await user.call('POST', `${sentPath}/${id}/messages`, {
      message: words,
      agencyId: null,
    })
    expect(status).toBe(201)
    expect((await mailsOf(app, 'enquiryReply')).map((mail) => mail.to)).toEqual(['team@meridian.example'])
  })
  it('is given to a colleague, who alone hears of what comes', async () => {
    const id = await write()
    const assign = (userId: string | null) => agent.call('PUT', `${inbox}/${id}/assignee`, { userId })
    expect((await assign(stranger.userId)).code).toBe('enquiries.noColleague')
    expect((await assign(colleague.userId)).status).toBe(200)
    expect((await mailsOf(app, 'enquiryGiven')).map((mail) => mail.to)).toEqual(['kim@keys.example'])
    const found = async (who: typeof agent) =>
      (await who.call<{ items: unknown[] }>('GET', `${inbox}?mine=1`)).data.items.length
    expect([await found(agent), await found(colleague)]).toEqual([0, 1])
    await answer(id)
    await outcomeOf({ to: await wayOf('enquiryAnswer') })
    expect((await mailsOf(app, 'enquiryReply')).map((mail) => mail.to)).toEqual(['kim@keys.example'])
  })
  it('has notes that the agency alone reads', async () => {
    const id = await write()
    const note = { note: 'Wants a lift.' }
    expect((await stranger.call('POST', `${inbox}/${id}/notes`, note)).status).toBe(404)
    await colleague.call('POST', `${inbox}/${id}/notes`, note)
    expect((await thread(id)).notes).toMatchObject([{ body: 'Wants a lift.' }])
    expect(JSON.stringify(await mailsOf(app))).not.toContain('Wants a lift.')
  })
  it('stands where the agency says, and the newest word is on top', async () => {
    const ids: string[] = []
    for (let n = 0; n < 2; n++) {
      ids.push(await write())
      clock.advance(60_000)
    }
    await answer(String(ids[0]))
    const list = async () =>
      (await agent.call<{ items: { id: string; state: string }[] }>('GET', inbox)).data.items
    expect((await list()).map(({ id }) => id)).toEqual(ids)
    for (const state of ['viewing', 'offered', 'done', 'spam', 'new'])
      expect((await agent.call('PUT', `${inbox}/${ids[0]}/state`, { state })).status).toBe(200)
    expect((await agent.call('PUT', `${inbox}/${ids[0]}/state`, { state: 'closed' })).status).toBe(400)
  })
})
