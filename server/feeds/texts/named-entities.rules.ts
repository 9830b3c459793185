/** feeds: the character references of HTML that feeds use without declaring them. */
import { decodeHTMLStrict } from 'entities'

/**
 * The character of `&name;`, `&#228;` or `&#xE4;` (without & and ;), or null when there is none or it may not
 * be in a text. Names are those of HTML (HTML Standard, 13.5).
 */
export function characterOf(reference: string): string | null {
  if (reference.startsWith('#')) return numbered(reference)
  const whole = `&${reference};`
  const character = decodeHTMLStrict(whole)
  return character === whole ? null : character
}

function numbered(reference: string): string | null {
  const code = /^#x/i.test(reference)
    ? Number.parseInt(reference.slice(2), 16)
    : Number.parseInt(reference.slice(1), 10)
  return isTextCharacter(code) ? String.fromCodePoint(code) : null
}

/** Char of XML 1.0, section 2.2. */
const isTextCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)
