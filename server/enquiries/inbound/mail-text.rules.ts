/**
 * enquiries: what of a mail is new: without what it quotes, without
 * signatures and without endless length. Pure.
 */

/** Characters of a mail that are kept, and those that are looked at for them. */
const mostKept = 10_000
export const mostRead = 12_000

/** The line above a quotation, in languages the parser does not know: Portuguese and Arabic. */
const wrote = ['escreveu', 'كتب']
/** Stands for what the parser need not look at; nobody's mail keeps one. */
const mark = '\ue000'
const unseen = /(?![\n\t])\p{Cc}|[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ue000]/gu

/** Composed, with plain line ends, without signs that nobody sees, with two blank lines at most. */
export const plainText = (text: string): string =>
  text
    .slice(0, mostRead)
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(unseen, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

/** Characters of a line that may be the head of a quotation or of a signature. */
const longestHead = 200
/**
 * How often words that the parser looks for over many lines may stand
 * in a mail: every one costs it the whole text.
 */
const mostHeads = 4
const heads = [
  /^\s*Op(?=\s)/gm,
  /^\s*(?:W\sdniu|Dnia)(?=\s)/gm,
  /^在/gm,
  /^\s*[a-z]{3,4}\.(?=\s)/gm,
  /schreef/g,
  /skrev/g,
]

/**
 * A text that costs the parser no more than its length, and the way back from what the parser leaves over.
 */
export function forParser(text: string): { text: string; restore: (visible: string) => string } {
  const long: string[] = []
  const folded = text.split('\n').map((line) => {
    if (line.length <= longestHead) return line
    return `${line.startsWith('>') ? '> ' : ''}${mark}${long.push(line) - 1}${mark}`
  })
  const calm = heads.reduce((now, head) => {
    let met = 0
    return now.replace(head, (word) =>
      ++met > mostHeads ? `${word.slice(0, -1)}${mark}${word.slice(-1)}` : word,
    )
  }, folded.join('\n'))
  const restore = (visible: string) =>
    visible.replace(/\ue000(\d+)\ue000/g, (_, at: string) => long[Number(at)] ?? '').replaceAll(mark, '')
  return { text: calm, restore }
}

/** What the parser left over, without a head whose quotation is gone. */
export function keptText(visible: string): string {
  const lines = visible.trim().split('\n')
  const last = lines.at(-1) ?? ''
  const isHead = last.endsWith(':') && wrote.some((word) => last.includes(word))
  const text = (isHead ? lines.slice(0, -1) : lines).join('\n').trim()
  return [...text].length <= mostKept ? text : `${[...text].slice(0, mostKept - 1).join('')}…`
}

type Header = { key: string; value: string }

const precedence = /^(bulk|junk|list|auto[_-]?reply)\b/i

/**
 * Whether a program wrote it, which nobody may answer: by RFC 3834 (Auto-Submitted), by what older programs
 * say, by its being a report about a mail, or by its coming from a mailing list.
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
