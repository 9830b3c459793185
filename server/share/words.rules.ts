/** share: which words the fonts of a share picture can write, and which way they run. */

/** Scripts of the fonts in fonts.ts; signs and digits belong to all. */
const written =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]*$/u
/** Common to all scripts, and in none of the fonts. */
const pictures =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{fe00}-\u{fe0f}\u{20e3}\p{Emoji_Modifier}\p{Cc}\p{Cf}\p{Co}]/gu
const marks = '™©®'

/** Without emoji and signs nobody sees; spaces single. */
export const cleaned = (text: string): string =>
  text
    .replace(pictures, (sign) => (marks.includes(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim()

/** The words if they can be written, else those that stand for them. */
export function writable(text: string, instead: string): string {
  const words = cleaned(text)
  return words && written.test(words) ? words : cleaned(instead)
}

/** By the first letter that has a direction (Unicode Bidirectional Algorithm, P2 and P3). */
export function directionOf(text: string): 'rtl' | 'ltr' {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr'
}

/** At a word's end, with an ellipsis; `most` characters. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const short = text.slice(0, most - 1)
  const end = short.lastIndexOf(' ')
  return `${(end > most * 0.6 ? short.slice(0, end) : short).replace(/[\s,.;:·–-]+$/, '')}…`
}
