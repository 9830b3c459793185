/**
 * tests: a mail server that delivers nothing: it takes every mail by SMTP
 * and shows it by HTTP, as JSON, newest last.
 */
import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type CaughtMail = {
  to: string[]
  from: string
  replyTo: string
  subject: string
  /** Where one press ends such mails; empty without (RFC 8058). */
  unsubscribe: string
  text: string
  html: string
  /** What a calendar program is handed; empty without. */
  calendar: string
}

/** Both headers must be there for a mail program to offer it. */
function unsubscribeOf(headers: readonly { key: string; value: string }[]): string {
  const valueOf = (key: string) => headers.find((one) => one.key === key)?.value ?? ''
  return valueOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click'
    ? valueOf('list-unsubscribe').replaceAll(/[<>]/g, '')
    : ''
}

const [smtpPort = 0, httpPort = 0] = process.argv.slice(2).map(Number)
function calendarOf(attachments: readonly { mimeType: string; content: unknown }[]): string {
  const found = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content
  return found instanceof Uint8Array ? Buffer.from(found).toString() : ''
}

const mails: CaughtMail[] = []

async function keep(stream: AsyncIterable<Buffer>, { envelope }: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  mails.push({
    // The envelope counts: it says who really gets the mail, whatever its headers claim.
    to: envelope.rcptTo.map(({ address }) => address),
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    replyTo: mail.replyTo?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    unsubscribe: unsubscribeOf(mail.headers),
    calendar: calendarOf(mail.attachments),
    text: mail.text ?? '',
    html: mail.html ?? '',
  })
}

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    keep(stream, session).then(() => done(), done)
  },
}).listen(smtpPort, '127.0.0.1')

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
  const found = to === null ? mails : mails.filter((mail) => mail.to.includes(to))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(found))
}).listen(httpPort, '127.0.0.1')
