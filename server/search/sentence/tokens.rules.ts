/** search: a sentence in pieces: words, numbers and signs, each with where it stands. */
import { fold } from '#contract/search/fold.ts'

export type Token = {
  /** Folded; of a sign the sign itself. Empty for a word of no letters that fold. */
  word: string
  from: number
  to: number
  /** Of a number, its value. */
  value?: number
  /** A word written with a capital, not at the beginning of the sentence. */
  isName: boolean
  /** Its letters beyond those of English. */
  accents?: string
}

const pieces =
  /((?<=\b(?:paris|lyon|marseille) )(?:[3-9]|1\d|20)(?= \d{3}\b)|(?:\d\/(?:10|[2-9])|[½¼¾⅓⅔⅛])(?= ?(?:of )?(?:an? )?(?:acres?|ac|hectares?|ha|miles?|million)\b)|(?:\d{1,3}(?: \d{3})+(?!\d| ?-\d)|\d+(?:[.,'’]\d+)*)(?: ?½| 1\/2(?!\d))?)|((?<![\p{L}\d])(?:r|rs|rm|kr|aed|usd|eur|gbp|chf|sar|qar|inr|zar|ksh)(?=\d{2}|\d[\d.,]*(?:k|m|mn|bn|cr| million| mil| mn| crore| lakh)\b)|[万億亿円元坪만억평㎡]|و(?=\d)|\p{L}(?:(?![万億亿円元坪])[\p{L}\p{M}\d²\u00ad\u200c\u200d])*)|([€$£¥₹₪<>≤≥+,;()~≈&/%٪"«»„“”‐‑‒–—―−〜～-])/giu

/** What nobody sees: places to part a word at, and marks that letters are joined or not. */
const unseen = /[\u00ad\u200c\u200d]/g

/** Figures of Arabic and Persian as those of Europe, unit for unit, and the signs that part them. */
export const inPlainFigures = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (figure) => String(figure.charCodeAt(0) - 0x6f0))
    .replace(/[０-９]/g, (figure) => String(figure.charCodeAt(0) - 0xff10))
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/،/g, ',')

/** Signs that are drawn in several ways. */
const signs = [
  ['‐‑‒–—―−〜～', '-'],
  ['«»„“”', '"'],
  ['٪', '%'],
] as const

/** Numbers may be grouped as anywhere in the world; a hyphen is a sign only between two amounts. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isFirst = true
  // Where everything is in capitals, none says that a word is a name.
  const isShouted = !/\p{Ll}/u.test(text)
  for (const match of text.matchAll(pieces)) {
    const [piece, digits, letters] = match
    const at = { from: match.index, to: match.index + piece.length, isName: false }
    if (digits) tokens.push({ ...at, word: digits, value: valueOf(digits) })
    else if (letters) {
      const parts = countedRooms.exec(letters)
      if (parts) tokens.push(...roomsOf(parts.slice(1), at.from))
      else
        tokens.push({
          ...at,
          word: fold(letters.replace(unseen, '')),
          isName: !isFirst && !isShouted && /^\p{Lu}/u.test(letters),
          accents: letters.toLowerCase().replace(/[a-z\d²]/g, ''),
        })
      isFirst = false
    } else
      tokens.push({
        ...at,
        word: signs.find(([drawn]) => drawn.includes(piece))?.[1] ?? piece,
      })
  }
  return tokens.filter((token, index) => token.word !== '-' || joinsAmounts(tokens, index))
}

/** "Zweizimmerwohnung": a number, what it counts and a home, written as one. */
const countedRooms =
  /^(zwei|drei|vier|f(?:ü|ue)nf|sechs)(zimmer|raum)(wohnung|wohnungen|whg|apartment|appartement)?$/iu

function roomsOf(parts: readonly string[], start: number): Token[] {
  let from = start
  return parts
    .filter((part) => part !== undefined)
    .map((part) => {
      const token = { word: fold(part), from, to: from + part.length, isName: false }
      from = token.to
      return token
    })
}

const joinsAmounts = (tokens: readonly Token[], index: number): boolean =>
  isAmountPart(tokens[index - 1]) && isAmountPart(tokens[index + 1])

const isAmountPart = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.value !== undefined ||
    /^([€$£¥₹₪万]|r|rs|k|m|mil|mila|mln|mio|tsd|m2|mq|qm|sqm|sqft|eur|aed|usd|gbp|chf|lakh|lakhs|cr|crore|crores)$/.test(
      token.word,
    ))

/** Parts of an acre, a mile or a million; elsewhere "1/2" are one or two. */
const fractions: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
}

function fractionOf(digits: string): number | undefined {
  const [, over, under] = /^(\d)\/(\d+)$/.exec(digits) ?? []
  return over && under ? Number(over) / Number(under) : fractions[digits]
}

/** "400.000", "400,000", "400 000" and "400'000" are the same; "1,5", "1.5" and "1 1/2" too. */
export function valueOf(digits: string): number {
  const fraction = fractionOf(digits)
  if (fraction !== undefined) return fraction
  const half = / ?½$| 1\/2$/.exec(digits)
  if (half) return valueOf(digits.slice(0, half.index)) + 0.5
  const spaced = digits.replace(/[ '’]/g, '')
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(spaced)
  if (grouped) return Number(spaced.replace(/[.,]/g, ''))
  const last = Math.max(spaced.lastIndexOf('.'), spaced.lastIndexOf(','))
  if (last < 0) return Number(spaced)
  return Number(`${spaced.slice(0, last).replace(/[.,]/g, '')}.${spaced.slice(last + 1)}`)
}
