/** enquiries: what of a mail is new: without what it quotes, without signatures and without endless length. Pure. */

/** Characters of a mail that are kept, and those that are looked at for them. */
const mostKept = 10_000
export const mostRead = 12_000

/** The line above a quotation, in languages the parser does not know: Portuguese and Arabic. */
const quotationHead = /\n[^\n]*(?:escreveu|كتب)[^\n]*:\s*$/u
const unseen = /(?![\n\t])\p{Cc}|[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Composed, with plain line ends, without signs that nobody sees, with two blank lines at most. */
export const plainText = (text: string): string =>
  text
    .slice(0, mostRead)
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

/** What the parser left over, without a head whose quotation is gone. */
export function keptText(visible: string): string {
  const text = `\n${visible.trim()}`.replace(quotationHead, '').trim()
  return [...text].length <= mostKept ? text : `${[...text].slice(0, mostKept - 1).join('')}…`
}

type Header = { key: string; value: string }

const precedence = /^(bulk|junk|list|auto[_-]?reply)\b/i

/**
 * Whether a program wrote it, which nobody may answer: by RFC 3834 (Auto-Submitted), by what older programs say, by its
 * being a report about a mail, or by its coming from a mailing list.
 */
export function isAutomatic(headers: readonly Header[]): boolean {
  const of = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value.trim())
  return (
    of('auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    of('precedence').some((value) => precedence.test(value)) ||
    of('return-path').includes('<>') ||
    of('content-type').some((value) => /^multipart\/report\b|method="?reply/i.test(value)) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].some((name) => of(name).length > 0)
  )
}
