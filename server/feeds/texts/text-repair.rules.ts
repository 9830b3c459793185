/**
 * feeds: repairs of texts that went through one program too many: encoded
 * twice, escaped twice, full of control characters.
 */
import { characterOf } from './named-entities.rules.ts'

/** What windows-1252 shows for the bytes 0x80–0x9F; the five it leaves open stand for themselves. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = new Map([...windows1252].map((character, at) => [character, 0x80 + at]))
for (let byte = 0xa0; byte <= 0xff; byte++) byteOf.set(String.fromCharCode(byte), byte)

/** The text of windows-1252 bytes. */
export function fromWindows1252(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes)
    text += byte >= 0x80 && byte <= 0x9f ? windows1252[byte - 0x80] : String.fromCharCode(byte)
  return text
}

// Read as ISO-8859-1 those bytes are control characters, which no text has on purpose.
for (let byte = 0x80; byte <= 0x9f; byte++) byteOf.set(String.fromCharCode(byte), byte)

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const highRun = new RegExp(`[\\u0080-\\u00ff${windows1252}]{2,}`, 'g')
/** Alone, these two could be an ordinary capital before a protected space. */
const harmless = /^[ÃÂ]\u00a0$/
// oxlint-disable-next-line no-control-regex
const loneControls = /[\u0080-\u0084\u0086-\u009f]/g
/**
 * A text may have gone through the same program more than once:
 * then these stand before what looks like a byte.
 */
const again = new RegExp(`[ÃÂ][\\u0080-\\u00bf${windows1252}]`)
const mostRounds = 3

/**
 * UTF-8 that was read as windows-1252 or ISO-8859-1 and encoded again (`GrundstÃ¼ck`, also with the invisible
 * U+0080 to U+009F in it) becomes what it was, and windows-1252 that was read as ISO-8859-1 (`don\u0092t`)
 * too. Only runs that are valid UTF-8 as bytes are touched, so text that is right stays as it is.
 */
export function repairDoubleEncoding(text: string): string {
  let repaired = repairedOnce(text)
  for (let round = 1; round < mostRounds && repaired !== text && again.test(repaired); round++)
    repaired = repairedOnce(repaired)
  return repaired.replaceAll(loneControls, (one) => fromWindows1252(Uint8Array.of(one.charCodeAt(0))))
}

function repairedOnce(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text
  const repaired = text.replace(highRun, (run) => (harmless.test(run) ? run : decodedRun(run)))
  return repaired === text ? text : repaired.replaceAll(/Ã\u00a0/g, 'à').replaceAll('Â\u00a0', '\u00a0')
}

/**
 * A run may begin or end with letters that are right, so each lead byte is
 * tried, and its sequence decoded if it is one.
 */
function decodedRun(run: string): string {
  const bytes = Uint8Array.from([...run], (character) => byteOf.get(character) ?? 0)
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes[at] ?? 0)
    const decoded = length > 1 && isSequence(bytes, at, length)
    text += decoded ? strict.decode(bytes.subarray(at, at + length)) : run[at]
    at += decoded ? length : 1
  }
  return text
}

const strict = new TextDecoder('utf-8', { fatal: true })

const sequenceLength = (lead: number): number =>
  lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 1

/**
 * Whether valid UTF-8 of this length begins here (RFC 3629). Asked for
 * before decoding, because a refusal is slow.
 */
function isSequence(bytes: Uint8Array, at: number, length: number): boolean {
  const lead = bytes[at] ?? 0
  const second = bytes[at + 1] ?? 0
  for (let next = at + 1; next < at + length; next++) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return false
  if (lead === 0xe0) return second >= 0xa0
  if (lead === 0xed) return second <= 0x9f
  if (lead === 0xf0) return second >= 0x90
  return lead !== 0xf4 || second <= 0x8f
}

/** `&eacute;` → é, once. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi,
    (whole, reference: string) => characterOf(reference) ?? whole,
  )

export const hasEntities = (text: string): boolean =>
  /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i.test(text)

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Without control characters and broken surrogates, neither of which a database or a page takes. */
export const withoutControl = (text: string): string => text.replace(control, '').toWellFormed()

/** One line: blanks of every kind become one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
