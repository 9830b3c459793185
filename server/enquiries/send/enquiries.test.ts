/** enquiries: what people send, as the wire sees it. J, N and T numbers name the security catalogue. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { someone, type Answer } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, mailsOf, person, words } from '#tests/support/enquiries.ts'
import { sweepEnquiries } from '../enquiries.jobs.ts'

const app = await createTestApp({
  now: new Date('2025-02-10T12:00:00Z'),
  env: { MAIL_FROM: 'Meridian <team@meridian.example>' },
})
const { db, clock: testClock } = app.platform
const clock = testClock as ReturnType<typeof createSteppedClock>
const keys = await anAgency(app, 'Lisbon Keys')
const empty = await anAgency(app, 'Nobody Here')
await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const path = '/api/meridian/enquiries'
const { post } = someone(app)
const forHome = { kind: 'listing', listingId: keys.home, ...person, message: words }
const fieldsOf = (answer: Answer) => Object.keys((answer.body as { fields?: object }).fields ?? {})
const rows = () => db.selectFrom('enquiries').selectAll().orderBy('created_at').execute()

beforeEach(async () => {
  for (const table of ['enquiries', 'listing_reports', 'mails', 'limit_uses'] as const)
    await db.deleteFrom(table).execute()
})

describe('an enquiry about a home', () => {
  it('N04: is kept, mailed to the agency with the person as whom to answer, and receipted', async () => {
    const viewing = { way: 'video', slots: [{ date: '2025-02-14', time: '14:00' }] }
    const phone = { country: 'GB', number: '020 7946 0123' }
    const answer = await post(path, { ...forHome, viewing, phone })
    expect(answer.status).toBe(201)
    expect(answer.body.data.message).toBe('Lisbon Keys has your message.')
    const [row] = await rows()
    expect(row).toMatchObject({
      kind: 'listing',
      state: 'new',
      agency_id: keys.agencyId,
      phone: '+442079460123',
    })
    expect(row?.about).toBe('Two-bedroom flat in Campo de Ourique (LX-100)')
    const [toAgent, receipt, ...more] = await mailsOf(app, 'enquiry')
    expect(more).toEqual([])
    expect(toAgent).toMatchObject({ to: 'agent@keys.example', replyTo: 'ann@example.com' })
    expect(toAgent?.subject).toBe('Viewing request: Two-bedroom flat in Campo de Ourique (LX-100)')
    expect(toAgent?.body).toContain('Fri, 14 February 2025 at 14:00, by video')
    expect(receipt).toMatchObject({ to: 'ann@example.com', replyTo: null, subject: 'We have your message' })
  })
  it('N07: never tells where the agency reads its mail', async () => {
    const answer = await post(path, forHome)
    expect(JSON.stringify(answer.body)).not.toContain('keys.example')
    expect(
      JSON.stringify(await (await app.fetch(`/api/meridian/listings/${keys.home}`)).json()),
    ).not.toContain('@')
  })
  it('goes to the team when the agency has nobody here, and says so', async () => {
    const answer = await post(path, { ...forHome, listingId: empty.home })
    expect(answer.body.data.next).toContain('Nobody at Nobody Here has an account on Meridian yet')
    expect((await mailsOf(app, 'enquiry')).map(({ to }) => to)).toEqual([
      'team@meridian.example',
      'ann@example.com',
    ])
  })
  it('does not carry a stranger’s words to whoever owns the address that was typed', async () => {
    await post(path, { ...forHome, message: 'Cheap pills at spam.example today' })
    const [, receipt] = await mailsOf(app, 'enquiry')
    expect(`${receipt?.subject}${receipt?.body}${receipt?.html}`).not.toContain('pills')
  })
  it('is refused for homes that visitors do not see', async () => {
    expect((await post(path, { ...forHome, listingId: keys.agencyId })).body.code).toBe(
      'enquiries.noSuchHome',
    )
    await db.updateTable('listings').set({ status: 'suspended' }).where('id', '=', keys.home).execute()
    expect((await post(path, forHome)).status).toBe(404)
    await db.updateTable('listings').set({ status: 'active' }).where('id', '=', keys.home).execute()
    expect(
      (await post(path, { ...forHome, kind: 'agency', listingId: undefined, agencyId: keys.home })).status,
    ).toBe(404)
  })
})

describe('what is typed', () => {
  it.each([
    ['J05', { email: 'a@x.co\r\nBcc: evil@x.co' }, 'email'],
    ['J05', { email: 'a@x.co,evil@x.co' }, 'email'],
    ['J06', { name: 'Bob\r\nBcc: e@x.co' }, 'name'],
    ['J22', { message: '123456789' }, 'message'],
    ['J22', { message: '😀'.repeat(501) }, 'message'],
    ['J04', { phone: { country: 'IN', number: '5876543210' } }, 'phone'],
    ['J19', { bcc: 'evil@x.co' }, 'bcc'],
    [
      'past',
      { viewing: { way: 'inPerson', slots: [{ date: '2025-02-01', time: '10:00' }] } },
      'viewing.slots.0.date',
    ],
    [
      'odd',
      { viewing: { way: 'inPerson', slots: [{ date: '2025-02-31', time: '25:00' }] } },
      'viewing.slots.0.date',
    ],
  ])('%s: %o is refused beside its field', async (_, wrong, field) => {
    const answer = await post(path, { ...forHome, ...wrong })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, expect.arrayContaining([field])])
    expect(await rows()).toEqual([])
  })
  it.each([
    ['ten', '1234567890'],
    ['five hundred', '😀'.repeat(500)],
  ])('J22: %s characters are long enough and short enough', async (_, message) => {
    expect((await post(path, { ...forHome, message })).status).toBe(201)
  })
  it('J07, J18: is text, whatever it looks like', async () => {
    const message = `<b>Hi</b>\r\n.\r\nMAIL FROM:<evil@x.co>\r\n' or 1=1-- {{7*7}}`
    await post(path, { ...forHome, message })
    const [toAgent] = await mailsOf(app, 'enquiry')
    expect(toAgent?.html).toContain('&#60;b&#62;Hi')
    expect(toAgent?.body).toContain('> MAIL FROM:<evil@x.co>')
    expect((await rows())[0]?.message).toBe(message.replaceAll('\r\n', '\n'))
  })
})

describe('everything else people write to the team', () => {
  const slot = { date: '2025-02-12', time: '15:00' }
  const phone = { country: 'GB', number: '020 7946 0123' }
  it.each([
    [{ kind: 'contact', topic: 'privacy', message: words }, 'Contact: Privacy and data'],
    [{ kind: 'chairman', message: words }, 'To the chairman: A word to the chairman'],
    [
      { kind: 'quote', amount: 250_000, from: 'EUR', to: 'GBP', when: 'thisMonth' },
      'Currency quote: EUR 250,000 into GBP',
    ],
    [{ kind: 'lot', message: words }, 'Dealing room: The dealing room'],
    [
      { kind: 'lot', listingId: keys.home, message: words },
      'Dealing room: Two-bedroom flat in Campo de Ourique (LX-100)',
    ],
    [
      { kind: 'service', service: 'survey', where: 'Porto', message: words },
      'Property service: Survey, Porto',
    ],
    [
      { kind: 'callBack', slot, timeZone: 'Asia/Tokyo', phone },
      'Call back: Wed, 12 February 2025 at 15:00, Asia/Tokyo',
    ],
  ])('%o', async (what, subject) => {
    expect((await post(path, { ...person, ...what })).status).toBe(201)
    const [toTeam, receipt] = await mailsOf(app, 'enquiry')
    expect(toTeam).toMatchObject({ to: 'team@meridian.example', subject, replyTo: 'ann@example.com' })
    expect(receipt?.to).toBe('ann@example.com')
  })
  it.each([
    [{ kind: 'quote', amount: 0, from: 'EUR', to: 'GBP', when: 'later' }, 'amount'],
    [{ kind: 'quote', amount: 1, from: 'EUR', to: 'EUR', when: 'later' }, 'to'],
    [{ kind: 'callBack', slot: { ...slot, date: '2025-02-09' }, timeZone: 'UTC', phone }, 'slot.date'],
    [{ kind: 'callBack', slot, timeZone: 'Mars/Olympus', phone }, 'timeZone'],
    [{ kind: 'service', service: 'survey', where: 'Porto\r\nBcc: x', message: words }, 'where'],
    [{ kind: 'lot', listingId: '../etc', message: words }, 'listingId'],
    [{ kind: 'brief', message: words }, 'kind'],
  ])('%o is refused', async (what, field) => {
    const answer = await post(path, { ...person, ...what })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, expect.arrayContaining([field])])
  })
})

describe('machines and floods', () => {
  it.each([
    ['a field nobody sees is filled in', { trap: 'https://spam.example', openMs: 20_000 }],
    ['it took less than two seconds', { trap: '', openMs: 1_500 }],
  ])('N05: when %s, the answer is the same and nobody is written to', async (_, machineCheck) => {
    const held = await post(path, { ...forHome, machineCheck })
    const sent = await post(path, forHome)
    expect([held.status, held.body.data.message]).toEqual([sent.status, sent.body.data.message])
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['held', 'new'])
    expect(await mailsOf(app, 'enquiry')).toHaveLength(2)
  })
  it('N06: the sixth enquiry of a sender about one home within the hour is refused', async () => {
    for (let n = 0; n < 5; n++) expect((await post(path, forHome)).status).toBe(201)
    const sixth = await post(path, forHome)
    expect([sixth.status, sixth.body.code]).toEqual([429, 'enquiries.tooMany'])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(path, { ...forHome, listingId: empty.home })).status).toBe(201)
    expect((await post(path, { ...forHome, email: 'ben@example.com' })).status).toBe(201)
  })
  it('one address cannot be sent more than ten receipts an hour', async () => {
    const contact = { kind: 'contact', topic: 'general', ...person, message: words }
    const all = await Promise.all(Array.from({ length: 14 }, () => post(path, contact)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10)
    expect((await mailsOf(app, 'enquiryReceipt')).length).toBe(10)
  })
})

describe('one mailbox', () => {
  const from = (i: number, body: object) => someone(app, { address: `10.7.${i}.1` }).post(path, body)
  it('gets five receipts about one home an hour, however its address is spelt and wherever it is typed', async () => {
    const spelt = (i: number) => ['one', 'One', 'one+', 'one+a+b'][i % 4]?.replace('+', `+${i}`) ?? ''
    const all = await Promise.all(
      Array.from({ length: 13 }, (_, i) =>
        from(i, { ...forHome, email: `${spelt(i).toLowerCase()}@example.com` }),
      ),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(await mailsOf(app, 'enquiryReceipt')).toHaveLength(5)
    expect((await from(1, { ...forHome, email: 'two+1@example.com' })).status).toBe(201)
  })
  it('is counted without dots where its provider says that they do not count', async () => {
    const spelt = ['annlee', 'ann.lee', 'a.nnlee', 'an.n.lee', 'annl.ee+x', 'annle.e']
    const domains = ['gmail.com', 'googlemail.com']
    const all = []
    for (const [i, name] of spelt.entries())
      all.push(await from(i, { ...forHome, email: `${name}@${domains[i % 2]}` }))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  })
  it('whose owner is signed in may write, whatever strangers wrote in its name', async () => {
    const owner = await anAccount(app, 'proved@example.com')
    for (let i = 0; i < 5; i++) await from(i, { ...forHome, email: 'proved@example.com' })
    expect((await from(6, { ...forHome, email: 'proved@example.com' })).status).toBe(429)
    const own = await owner.call('POST', path, { ...forHome, email: 'proved@example.com' })
    expect(own.status).toBe(201)
  })
})

describe('people with an account', () => {
  it('find what they wrote in their data, get it back in the receipt, and take it along when they leave', async () => {
    const ann = await anAccount(app, 'own@example.com')
    await ann.call('POST', path, { ...forHome, email: 'own@example.com' })
    const receipt = (await mailsOf(app, 'enquiryReceipt')).at(-1)
    expect(receipt?.body).toContain(`> ${words}`)
    const { data } = await ann.call<{ enquiries: { message: string }[] }>(
      'GET',
      '/api/meridian/profile/export',
    )
    expect(data.enquiries).toMatchObject([{ message: words, kind: 'listing' }])
    await ann.call('POST', '/api/meridian/profile/delete', { password: 'Passw0rd!' })
    expect(await rows()).toEqual([])
  })
  it('are told when their token is no good, so that the browser can renew it', async () => {
    expect((await post(path, forHome, { authorization: 'Bearer nonsense' })).status).toBe(401)
  })
})

describe('a report', () => {
  const reports = `/api/meridian/listings/${keys.home}/reports`
  const { machineCheck } = person
  it('is kept and receipted where an address was given', async () => {
    const answer = await post(reports, { reason: 'notAvailable', email: 'ann@example.com', machineCheck })
    expect([answer.status, answer.body.data.message]).toEqual([201, 'Thank you. We have your report.'])
    expect((await mailsOf(app, 'report')).map(({ to }) => to)).toEqual(['ann@example.com'])
    expect((await post(reports, { reason: 'price', machineCheck })).status).toBe(201)
    expect(await db.selectFrom('listing_reports').selectAll().execute()).toHaveLength(2)
  })
  it('says what is wrong, about a home that is there', async () => {
    expect(fieldsOf(await post(reports, { reason: 'other', machineCheck }))).toEqual(['message'])
    expect(fieldsOf(await post(reports, { reason: 'ugly', machineCheck }))).toEqual(['reason'])
    const gone = `/api/meridian/listings/${keys.agencyId}/reports`
    expect((await post(gone, { reason: 'price', machineCheck })).status).toBe(404)
  })
})

it('is forgotten after 24 months, what was held back after one', async () => {
  await post(path, forHome)
  await post(path, { ...forHome, machineCheck: { trap: 'x', openMs: 9_000 } })
  const day = 86_400_000
  clock.advance(31 * day)
  await sweepEnquiries(app.platform)
  expect((await rows()).map(({ state }) => state)).toEqual(['new'])
  clock.advance(700 * day)
  await sweepEnquiries(app.platform)
  expect(await rows()).toEqual([])
})
