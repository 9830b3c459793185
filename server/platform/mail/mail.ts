/**
 * platform: mail: written in the transaction that causes it, sent by a job
 * with retries, or kept for the mailbox page.
 */
import type { Transporter } from 'nodemailer'
import type { Config } from '../settings/config.ts'
import { newId } from '../settings/crypto.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../settings/log.ts'
import { mailHtml, mailText, speakMail, type MailContent, type SpokenMail } from './mail-layout.ts'
import type { MailKind } from './mail-kinds.ts'
import { english, reworded, type Voice, type Wording } from './mail-sentence.ts'

const deliver = defineJob<{ id: string }>('mail.deliver', {
  retryLimit: 8,
  retryDelay: 5,
  expireInSeconds: 60,
})

export type Mail = ReturnType<typeof createMail>

type Written = {
  kind: string
  to_address: string
  subject: string
  html: string | null
  body: string | null
  reply_to?: string | null
  calendar?: string | null
  calendar_method?: string | null
  unsubscribe_url?: string | null
  state: 'queued' | 'kept' | 'pretended'
}

/**
 * In which voice somebody reads: `language` is what the visitor
 * chose, for addresses of which nobody knows more.
 */
export type VoiceFor = (tx: Db, to: string, language: string | null) => Promise<Voice>

/** What operators say in a kind of mail instead of the built-in sentences, in a language. */
export type WordingFor = (tx: Db, kind: MailKind, language: string) => Promise<Wording>

type Letter = { to: string; kind: MailKind; content: MailContent; language: string | null }
type Parts = { config: Config; jobs: Jobs; log: Log }

/**
 * `send` puts a mail on its way as part of the caller's transaction: it goes out exactly when that commits.
 * Addresses are passed to the transport as objects and in an
 * explicit envelope, so no text can add a recipient.
 */
export function createMail({ config, jobs, log }: Parts) {
  const { smtpUrl } = config.mail
  const from = config.mail.from ?? `Meridian <no-reply@${new URL(config.publicUrl).hostname}>`
  let transport: Promise<Transporter> | undefined
  const { speak, ...voices } = createSpeaker()
  async function put(tx: Db, mail: Written): Promise<void> {
    const id = await storeMail(tx, mail)
    if (smtpUrl) await jobs.enqueue(tx, deliver, { id })
  }
  return {
    /** Whether mails stay here for the mailbox page, because no mail server is configured. */
    isKept: !smtpUrl,
    ...voices,
    /** Where mail for the people who look after Meridian goes. */
    teamAddress: addressOf(from),
    async send(
      tx: Db,
      to: string,
      kind: MailKind,
      content: MailContent,
      language: string | null = null,
    ): Promise<void> {
      for (const address of [to, content.replyTo ?? to]) checkAddress(address)
      const mail = await speak(tx, { to, kind, content, language })
      const head = { kind, to_address: to, subject: mail.subject, ...wayAndEntry(content) }
      const state = smtpUrl ? 'queued' : 'kept'
      await put(tx, { ...head, html: mailHtml(mail), body: mailText(mail), state })
    },
    /**
     * Does all the work of `send` and keeps nothing of it, so that nobody can
     * tell by the time it takes that no mail leaves.
     */
    async pretend(
      tx: Db,
      to: string,
      kind: MailKind,
      content: MailContent,
      language: string | null = null,
    ): Promise<void> {
      const mail = await speak(tx, { to, kind, content, language })
      const written = mailHtml(mail).length + mailText(mail).length
      await put(tx, {
        kind: 'none',
        to_address: '',
        subject: String(written),
        html: null,
        body: null,
        state: 'pretended',
      })
    },
    /** Takes back what is on its way to somebody and has not left yet: they want no such mails any more. */
    takeBack: takeBackQueued,
    /** Lets this process deliver what is queued. */
    work(db: Db): void {
      if (!smtpUrl) return
      const opened = (transport ??= openTransport(smtpUrl))
      jobs.work(deliver, async ({ id }) => deliverOne({ db, id, from, transport: await opened, log }), {
        concurrency: 4,
      })
    },
    close: async () => (await transport)?.close(),
  }
}

/** Mails in the language of whoever reads them, in the words that operators gave them. */
function createSpeaker() {
  let voiceFor: VoiceFor = async () => english
  let wordingFor: WordingFor = async () => new Map()
  return {
    /** Who knows in which language people read says so; until then mails are written in English. */
    speakFor(voices: VoiceFor): void {
      voiceFor = voices
    },
    /** Who knows what operators say otherwise says so; until then mails say what is built in. */
    rewordBy(wordings: WordingFor): void {
      wordingFor = wordings
    },
    /** In which voice somebody with an account reads; for what is told them by other ways than mail. */
    voiceOf: (tx: Db, to: string): Promise<Voice> => voiceFor(tx, to, null),
    async speak(tx: Db, { to, kind, content, language }: Letter): Promise<SpokenMail> {
      const voice = await voiceFor(tx, to, language)
      return speakMail(content, reworded(voice, await wordingFor(tx, kind, voice.language)))
    },
  }
}

const wayAndEntry = ({ replyTo, calendar, unsubscribeUrl }: MailContent) => ({
  reply_to: replyTo ?? null,
  calendar: calendar?.text ?? null,
  calendar_method: calendar?.method ?? null,
  unsubscribe_url: unsubscribeUrl ?? null,
})

async function storeMail(tx: Db, mail: Written): Promise<string> {
  const id = newId()
  await tx
    .insertInto('mails')
    .values({ id, ...mail })
    .execute()
  return id
}

async function takeBackQueued(tx: Db, to: string, kind: MailKind): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('to_address', '=', to)
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .execute()
}

/**
 * The transport reads lists and names out of a text; whoever calls has
 * checked, but a second recipient would be a leak.
 */
function checkAddress(address: string): void {
  if (!oneAddress.test(address)) throw new Error('a mail goes to exactly one address')
}

/** A mail server that does not answer must not hold a worker. Milliseconds. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  for (const [name, value] of Object.entries(limits))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  return url.href
}

/** Who only writes mails never loads what sends them. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(withTimeouts(smtpUrl))
}

/**
 * Connects and signs in as for a mail, and sends none. @throws what
 * the mail server, or the way to it, answered.
 */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl)
  await transport.verify().finally(() => transport.close())
}

type Delivery = { db: Db; id: string; from: string; transport: Transporter; log: Log }

async function deliverOne({ db, id, from, transport, log }: Delivery): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (!mail) return
  try {
    await transport.sendMail({
      messageId: `<${id}@meridian>`,
      from,
      to: { name: '', address: mail.to_address },
      envelope: { from: addressOf(from), to: [mail.to_address] },
      ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
      subject: mail.subject,
      html: mail.html ?? '',
      text: mail.body ?? '',
      ...(mail.calendar && {
        icalEvent: { method: mail.calendar_method ?? 'REQUEST', content: mail.calendar },
      }),
      headers: headersOf(mail.unsubscribe_url),
    })
  } catch (error) {
    const permanent = Number((error as { responseCode?: number }).responseCode) >= 500
    await db
      .updateTable('mails')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        failure: String(error).slice(0, 500),
        state: permanent ? 'failed' : 'queued',
      }))
      .where('id', '=', id)
      .execute()
    log.warn({ mail: id, kind: mail.kind, permanent }, 'a mail was not accepted')
    if (permanent) return
    throw error
  }
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: new Date(), html: null, body: null, calendar: null })
    .where('id', '=', id)
    .execute()
}

const headersOf = (unsubscribeUrl: string | null): Record<string, string> => ({
  'auto-submitted': 'auto-generated',
  ...(unsubscribeUrl !== null && {
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  }),
})

const oneAddress = /^[^\s,;:<>"()@]+@[^\s,;:<>"()@]+$/

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from
