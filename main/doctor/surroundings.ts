/** doctor: what Meridian needs of others: the storage, the mail server, and that people reach it. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:tls'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import { greetMailServer } from '#server/platform/mail/mail.ts'
import type { Config } from '#server/platform/settings/config.ts'
import { adviceFor, faultOf } from './faults.rules.ts'
import { judgeCertificate, judgeMarks, judgeReadiness } from './judge.rules.ts'
import type { Check } from './examine.ts'
import { look, well, wrong, type Verdict } from './verdict.rules.ts'

export function surroundingChecks(config: Config): Check[] {
  const { protocol, hostname, port } = new URL(config.publicUrl)
  return [
    { what: 'storage', look: () => storageVerdict(config) },
    { what: 'audit', needs: 'storage', look: () => marksVerdict(config) },
    { what: 'mail', look: () => mailServerVerdict(config) },
    { what: 'address', look: () => readinessVerdict(config.publicUrl) },
    ...(protocol === 'https:'
      ? [{ what: 'certificate', look: () => certificateVerdict(hostname, Number(port || 443)) }]
      : []),
  ]
}

/** Puts a file, reads it and takes it away: what a picture needs. */
async function storageVerdict({ storage }: Config): Promise<Verdict> {
  const files = createFiles(storage)
  const key = `doctor/${randomUUID()}`
  const words = Buffer.from('Is anybody there?')
  await files.put(key, words)
  const found = await files.get(key)
  const read = found && Buffer.from(await new Response(found.stream).arrayBuffer())
  await files.remove(key)
  return read?.equals(words)
    ? well('files are written, read and removed')
    : wrong(
        'a file that was just written is not read back',
        'Let the key of AWS_ACCESS_KEY_ID get what it puts, or correct STORAGE_URL: aws s3api get-bucket-policy shows what it may.',
      )
}

async function marksVerdict({ storage }: Config): Promise<Verdict> {
  const names = await createFiles(storage).list('audit')
  const days = names.map((name) => Date.parse(name.replace('.json', ''))).filter(Number.isFinite)
  return judgeMarks(days.length === 0 ? null : Math.floor((Date.now() - Math.max(...days)) / dayMs))
}

async function mailServerVerdict({ mail, production }: Config): Promise<Verdict> {
  if (!mail.smtpUrl)
    return production
      ? look(
          'no mail is sent (SMTP_URL)',
          'Nobody can register or recover an account without codes: set SMTP_URL and MAIL_FROM, then start Meridian again.',
        )
      : well('mails are kept and shown at /dev/mail')
  const { host } = new URL(mail.smtpUrl)
  return greetMailServer(mail.smtpUrl).then(
    () => well(`${host} lets us in`),
    (error: unknown) => {
      const fault = faultOf(error)
      return wrong(`${host} does not let us in: ${fault.says}`, adviceFor('mail', fault))
    },
  )
}

async function readinessVerdict(origin: string): Promise<Verdict> {
  const answer = await fetch(`${origin}/readyz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(faultOf)
  return 'says' in answer
    ? wrong(`${origin} does not answer: ${answer.says}`, adviceFor('address', answer))
    : judgeReadiness(answer.status, await answer.text())
}

/** A certificate is read whatever is wrong with it: that it cannot be trusted is said with the rest. */
function certificateVerdict(host: string, port: number): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
    const { valid_to: end } = socket.getPeerCertificate()
    const left = (Date.parse(end) - Date.now()) / 1000
    const fault = socket.authorizationError
    socket.destroy()
    resolve(
      fault && left > 0
        ? wrong(
            `the certificate of ${host} is not trusted: ${String(fault)}`,
            `Serve the whole chain of a known authority: openssl s_client -connect ${host}:${port} shows what is served now.`,
          )
        : judgeCertificate(host, left),
    )
  })
  socket.on('error', reject)
  return promise
}
