/** feeds: repairs of texts that went through one program too many: encoded twice, escaped twice, full of control characters. */
import { characterOf } from './named-entities.rules.ts'

/** What windows-1252 shows for the bytes 0x80–0x9F; the five it leaves open stand for themselves. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = new Map([...windows1252].map((character, at) => [character, 0x80 + at]))
for (let byte = 0xa0; byte <= 0xff; byte++) byteOf.set(String.fromCharCode(byte), byte)

/** The text of windows-1252 bytes. */
export function fromWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte >= 0x80 && byte <= 0x9f ? windows1252[byte - 0x80] : String.fromCharCode(byte)
  return text
}

const highRun = new RegExp(`[\\u00a0-\\u00ff${windows1252}]{2,}`, 'g')
/** Alone, these two could be an ordinary capital before a protected space. */
const harmless = /^[ÃÂ]\u00a0$/
const strict = new TextDecoder('utf-8', { fatal: true })

/**
 * UTF-8 that was read as windows-1252 and encoded again (`GrundstÃ¼ck`) becomes what it was. Only runs that are valid
 * UTF-8 as bytes are touched, so text that is right stays as it is.
 */
export function repairDoubleEncoding(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text
  const repaired = text.replace(highRun, (run) => (harmless.test(run) ? run : decodedRun(run)))
  return repaired === text ? text : repaired.replaceAll(/Ã\u00a0/g, 'à').replaceAll('Â\u00a0', '\u00a0')
}

/** A run may begin or end with letters that are right, so the longest part that decodes is looked for from each lead byte. */
function decodedRun(run: string): string {
  const bytes = Uint8Array.from([...run], (character) => byteOf.get(character) ?? 0)
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes[at] ?? 0)
    const sequence = bytes.subarray(at, at + length)
    const decoded = length > 1 && sequence.length === length ? decode(sequence) : null
    text += decoded ?? run[at]
    at += decoded === null ? 1 : length
  }
  return text
}

const sequenceLength = (lead: number): number =>
  lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 1

function decode(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes)
  } catch {
    return null
  }
}

/** `&eacute;` → é, once. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi,
    (whole, reference: string) => characterOf(reference) ?? whole,
  )

export const hasEntities = (text: string): boolean => /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i.test(text)

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Without control characters and broken surrogates, neither of which a database or a page takes. */
export const withoutControl = (text: string): string => text.replace(control, '').toWellFormed()

/** One line: blanks of every kind become one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
