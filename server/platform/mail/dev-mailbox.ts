/**
 * platform: the mailbox page /dev/mail: for whoever works on this machine,
 * where there is no mail server and no public.
 */
import type { Platform } from '../platform.ts'
import type { RawCall, Routes } from '../http/http.ts'
import { isLoopback } from '../http/client-address.ts'
import { refuse } from '../refusals/errors.ts'
import { escapeMarkup } from '../markup/escape.ts'

/**
 * `/dev/mail` lists the newest hundred mails, `/dev/mail.json` the
 * same for programs, `/dev/mail/<id>` shows one.
 */
export const devMailboxRoutes =
  (platform: Platform): Routes =>
  (_, raw) => {
    if (!platform.config.mail.mailbox) return
    const newest = () =>
      platform.db
        .selectFrom('mails')
        .selectAll()
        .where('state', '=', 'kept')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute()
    raw('/dev/mail', async (request, call) => {
      onlyHere(request, call)
      const rows = (await newest()).map(
        (m) =>
          `<tr><td>${m.created_at.toISOString()}</td><td>${escapeMarkup(m.to_address)}</td><td><a href="/dev/mail/${m.id}">${escapeMarkup(m.subject)}</a></td></tr>`,
      )
      return html(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox</h1><p>No mail server is configured, so mails stay here.</p><table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('') || '<tr><td colspan="3">No mail yet.</td></tr>'}</tbody></table></html>`,
      )
    })
    raw('/dev/mail.json', async (request, call) => {
      onlyHere(request, call)
      const mails = (await newest()).map((m) => ({
        id: m.id,
        to: m.to_address,
        replyTo: m.reply_to,
        kind: m.kind,
        subject: m.subject,
        text: m.body,
        html: m.html,
        at: m.created_at,
      }))
      return Response.json({ mails }, { headers: { 'cache-control': 'no-store' } })
    })
    raw('/dev/mail/:id', async (request, call) => {
      onlyHere(request, call)
      const mail =
        /^[0-9a-f-]{36}$/.test(call.params.id ?? '') &&
        (await platform.db
          .selectFrom('mails')
          .select('html')
          .where('id', '=', call.params.id as string)
          .executeTakeFirst())
      if (!mail || !mail.html) throw refuse('common.notFound', { message: 'There is no such mail.' })
      return html(mail.html)
    })
  }

/**
 * By the other end of the socket, by what a proxy would say, and by name: behind a
 * proxy of this machine everybody comes from it, and a stranger's page whose name leads
 * here (DNS rebinding) may not read mail either.
 */
function onlyHere(request: Request, { peer }: RawCall): void {
  const name = new URL(request.url).hostname.replace(/^\[|\]$/g, '')
  const isProxied = proxyHeaders.some((header) => request.headers.has(header))
  if (!peer || !isLoopback(peer.address) || isProxied || (name !== 'localhost' && !isLoopback(name)))
    throw refuse('common.notFound')
}

const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** Mails bring their own inline styles; nothing in them may run or load. */
const html = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
    },
  })
