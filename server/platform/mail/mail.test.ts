/**
 * platform: mails as a real mail server receives them: one recipient, our sender, and text that stays text.
 */
import type { AddressInfo, Server } from 'node:net'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, test, vi } from 'vitest'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { sweepMails } from './mail-jobs.ts'
import type { Mail } from './mail.ts'
import type { Platform } from '../platform.ts'
import { say } from './mail-sentence.ts'

type Caught = { from: string; to: string[]; headers: string; text: string }
const caught: Caught[] = []
let busy = 0
let platform: Platform
let mail: Mail
beforeAll(async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, _session, done) =>
      done(busy-- > 0 ? Object.assign(new Error('busy'), { responseCode: 421 }) : null),
    onData: (stream, { envelope }, done) => {
      void Array.fromAsync(stream as AsyncIterable<Buffer>).then(async (chunks) => {
        const raw = Buffer.concat(chunks)
        const { text = '' } = await PostalMime.parse(raw)
        const to = envelope.rcptTo.map(({ address }) => address)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        caught.push({ from, to, headers: raw.toString().split('\r\n\r\n')[0] ?? '', text })
        done()
      })
    },
  })
  const listening = await new Promise<Server>((resolve) => {
    const opened = server.listen(0, '127.0.0.1', () => resolve(opened))
  })
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = listening.address() as AddressInfo
  ;({ platform } = await createTestPlatform({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } }))
  mail = platform.mail
  mail.work(platform.db)
  await platform.jobs.start()
  afterFile(async () => mail.close())
})

const hello = say`Hello`
const send = (to: string, paragraph: string) =>
  platform.db
    .transaction()
    .execute((tx) =>
      mail.send(tx, to, 'copyReady', { subject: hello, heading: hello, blocks: [{ quote: paragraph }] }),
    )
/** As if the pause before the next try were over. @throws when nothing waits for one yet. */
const waitNoLonger = async (): Promise<void> => {
  const { rows } = await sql`
    update jobs.job set start_after = now() where name = 'mail.deliver' and state = 'retry' returning id
  `.execute(platform.db)
  expect(rows).toHaveLength(1)
}
const arrived = async (count: number) => {
  await expect.poll(() => caught.length, { timeout: 20_000 }).toBe(count)
  return caught.at(-1) as Caught
}

test('J07 lines of the mail protocol in a text are text', async () => {
  const evil =
    'Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<evil@example.com>\r\nDATA\r\nBcc: evil@example.com'
  await send('ann@example.com', evil)
  const { from, to, headers, text } = await arrived(1)
  expect([from, to]).toEqual(['no-reply@localhost', ['ann@example.com']])
  expect(headers).not.toMatch(/^bcc:/im)
  expect(text).toContain('RCPT TO:<evil@example.com>')
  expect(caught).toHaveLength(1)
})

test.each([
  'ann@example.com, evil@example.com',
  'ann@example.com;evil@example.com',
  'ann@example.com\r\nBcc: evil@example.com',
  '"ann@example.com" <evil@example.com>',
  'ann@example.com evil@example.com',
  'ann@@example.com',
  '',
])('J05 %j is no single address and never reaches the queue', async (to) => {
  await expect(send(to, 'Hello')).rejects.toThrow('one address')
  expect(await platform.db.selectFrom('mails').select('id').where('to_address', '=', to).execute()).toEqual(
    [],
  )
})

test('a mail server that is busy gets the mail later, once', async () => {
  busy = 1
  const before = caught.length
  await send('late@example.com', 'Hello')
  await vi.waitFor(waitNoLonger, { timeout: 20_000 })
  expect((await arrived(before + 1)).to).toEqual(['late@example.com'])
  const state = () =>
    platform.db
      .selectFrom('mails')
      .select(['state', 'attempts', 'html'])
      .where('to_address', '=', 'late@example.com')
  await expect.poll(async () => (await state().executeTakeFirst())?.state, { timeout: 20_000 }).toBe('sent')
  expect(await state().executeTakeFirst()).toMatchObject({ attempts: 1, html: null })
}, 60_000)

test('a mail that was taken back before the server had it never leaves', async () => {
  busy = 1
  const before = caught.length
  await send('gone@example.com', 'Hello')
  const rows = () =>
    platform.db.selectFrom('mails').select('attempts').where('to_address', '=', 'gone@example.com')
  await expect.poll(async () => (await rows().executeTakeFirst())?.attempts, { timeout: 20_000 }).toBe(1)
  await mail.takeBack(platform.db, 'gone@example.com', 'passwordReset')
  expect(await rows().execute()).toHaveLength(1)
  await mail.takeBack(platform.db, 'gone@example.com', 'copyReady')
  await vi.waitFor(waitNoLonger, { timeout: 20_000 })
  await send('next@example.com', 'Hello')
  expect((await arrived(before + 1)).to).toEqual(['next@example.com'])
}, 60_000)

test('a mail that is only pretended goes nowhere', async () => {
  const before = caught.length
  await platform.db.transaction().execute((tx) =>
    mail.pretend(tx, 'ann@example.com', 'copyReady', {
      subject: hello,
      heading: hello,
      blocks: [{ paragraph: hello }],
    }),
  )
  await send('next@example.com', 'Hello')
  expect((await arrived(before + 1)).to).toEqual(['next@example.com'])
  const rows = await platform.db.selectFrom('mails').selectAll().where('state', '=', 'pretended').execute()
  expect(rows).toMatchObject([{ to_address: '', html: null, body: null }])
})

test('rows that only stood for a mail go after a day, mails that stayed after thirty, queued ones wait', async () => {
  const { db, log, mail: kept } = (await createTestPlatform()).platform
  const content = { subject: hello, heading: hello, blocks: [{ paragraph: hello }] }
  await kept.send(db, 'ann@example.com', 'accountErased', content)
  await kept.pretend(db, 'ann@example.com', 'copyReady', content)
  await kept.send(db, 'bob@example.com', 'passwordReset', content)
  await db.updateTable('mails').set({ state: 'queued' }).where('kind', '=', 'passwordReset').execute()
  const left = async (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000)
    await sweepMails({ db, log, clock: { now } })
    return (await db.selectFrom('mails').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)
  }
  expect(await left(0.5)).toEqual(['accountErased', 'none', 'passwordReset'])
  expect(await left(2)).toEqual(['accountErased', 'passwordReset'])
  expect(await left(31)).toEqual(['passwordReset'])
})
