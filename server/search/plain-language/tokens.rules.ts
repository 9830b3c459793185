/** search: a sentence in pieces: words, numbers and signs, each with where it stands. */
import { fold } from '#contract/fold.ts'

export type Token = {
  /** Folded; of a sign the sign itself. Empty for a word of no letters that fold. */
  word: string
  from: number
  to: number
  /** Of a number, its value. */
  value?: number
  /** A word written with a capital, not at the beginning of the sentence. */
  isName: boolean
}

const pieces = /(\d+(?:[.,'’]\d+)*(?: \d{3}(?!\d))*)|(\p{L}[\p{L}\p{M}\d²]*)|([€$£¥₹<>≤≥+,;()~≈&/–—-])/gu

/** Numbers may be grouped as anywhere in the world; a hyphen is a sign only between two amounts. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isFirst = true
  for (const match of text.matchAll(pieces)) {
    const [piece, digits, letters] = match
    const at = { from: match.index, to: match.index + piece.length, isName: false }
    if (digits) tokens.push({ ...at, word: digits, value: valueOf(digits) })
    else if (letters) {
      tokens.push({ ...at, word: fold(letters), isName: !isFirst && /^\p{Lu}/u.test(letters) })
      isFirst = false
    } else tokens.push({ ...at, word: piece === '–' || piece === '—' ? '-' : piece })
  }
  return tokens.filter((token, index) => token.word !== '-' || joinsAmounts(tokens, index))
}

const joinsAmounts = (tokens: readonly Token[], index: number): boolean =>
  isAmountPart(tokens[index - 1]) && isAmountPart(tokens[index + 1])

const isAmountPart = (token: Token | undefined): boolean =>
  token !== undefined && (token.value !== undefined || /^([€$£¥₹]|k|m|mil|m2|qm|eur)$/.test(token.word))

/** "400.000", "400,000", "400 000" and "400'000" are the same; "1,5" and "1.5" too. */
export function valueOf(digits: string): number {
  const spaced = digits.replace(/[ '’]/g, '')
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(spaced)
  if (grouped) return Number(spaced.replace(/[.,]/g, ''))
  const last = Math.max(spaced.lastIndexOf('.'), spaced.lastIndexOf(','))
  if (last < 0) return Number(spaced)
  return Number(`${spaced.slice(0, last).replace(/[.,]/g, '')}.${spaced.slice(last + 1)}`)
}
