/** enquiries: reads a mail (RFC 5322): from whom, to which addresses, and what its sender typed. */
import EmailReplyParser from 'email-reply-parser'
import { decodeHTML } from 'entities'
import PostalMime, { type Email } from 'postal-mime'
import sanitizeHtml from 'sanitize-html'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { forParser, isAutomatic, keptText, mostRead, plainText } from './mail-text.rules.ts'

export type ReadMail = {
  /** In small letters; null when the mail names nobody, or several. */
  from: string | null
  /** Every address it says it is for. */
  recipients: string[]
  /** Its own, or a digest of it when it has none. */
  messageId: string
  text: string
  files: number
  isAutomatic: boolean
}

const parser = new EmailReplyParser()

/** Null for what is no mail. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }).catch(
    () => null,
  )
  if (!mail || mail.headers.length === 0) return null
  const typed = mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '')
  return {
    from: mail.from?.address?.toLowerCase() || null,
    recipients: recipientsOf(mail),
    messageId: (mail.messageId ?? `<${sha256(raw)}>`).slice(0, 500),
    text: ownText(typed),
    files: mail.attachments.filter(({ mimeType }) => mimeType !== 'text/calendar').length,
    isAutomatic: isAutomatic(mail.headers),
  }
}

/** What of a text its sender typed now. */
export function ownText(typed: string): string {
  const { text, restore } = forParser(plainText(typed))
  return keptText(restore(parser.parseReply(text)))
}

/** What a server delivered it to counts as much as what its sender wrote. */
function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const named = [...to, ...cc].flatMap(({ address, group }) => [
    address,
    ...(group ?? []).map((one) => one.address),
  ])
  const delivered = headers
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value.replace(/[<>\s]/g, ''))
  return [...new Set([...named, ...delivered].flatMap((address) => (address ? [address] : [])))].slice(0, 50)
}

/**
 * The words of a mail that has no plain part. Quotations are left
 * out where the markup says that they are some.
 */
function textOfHtml(html: string): string {
  const clean = sanitizeHtml(html.slice(0, mostRead * 20), {
    allowedTags: ['p', 'div', 'br', 'li', 'tr'],
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'head', 'title', 'textarea', 'option', 'blockquote'],
    exclusiveFilter: ({ attribs }) => /gmail_quote|yahoo_quoted|moz-cite/.test(attribs.class ?? ''),
  })
  return decodeHTML(
    clean
      .replace(/\s+/g, ' ')
      .replace(/<br ?\/?>|<\/(?:p|div|li|tr)>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  )
}
