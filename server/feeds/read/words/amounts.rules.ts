/**
 * feeds: a price as people write it: "1.25m", "€ 350k", "12,50,000",
 * "from £250,000", "850 pw", "350 000 – 400 000".
 */
import type { Period, PriceMode } from '#contract/vocabulary/vocabulary.ts'
import { inPlainDigits, readNumber } from '../numbers.rules.ts'
import { aroundPrice, factorOfWord, isUnclearFactor, withoutNotary } from './amount-words.rules.ts'

export type Amount = {
  value: number
  /** The upper end of a range. */
  max: number | null
  /** Signs and codes beside the number, in capitals. */
  currencies: string[]
  period: Period | null
  mode: PriceMode | null
}

/** Characters; a longer text is no price. */
const longest = 80

const number =
  /(?<![\p{L}\d])[+-]?(?:\d+(?:[.,'’]\d+|[\s\u00a0\u202f]\d{3}(?!\d))*(?:e[+-]?\d{1,2}(?!\d))?)/giu
/** Commas of lakhs and crores: 12,50,000 and 2,50,00,000. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/
const to = /^\s*(?:-|–|—|to|bis|a|hasta|ate|até|au|до|tot|y|and|until)\s*$/i
/** `250.000,-` and `1’250’000.–` say that there are no cents. */
const noCents = /[.,]\s*[-–—]+/g

/** What a price field says; null when it is no price, or when a word stands there that nobody knows. */
export function readAmount(text: string, isCurrency: (code: string) => boolean): Amount | null {
  if (text.length > longest) return null
  const plain = withoutNotary(inPlainDigits(text.trim()).replaceAll(noCents, ' '))
  const found = [...plain.matchAll(number)]
  const [first, second] = found
  if (!first || found.length > 2) return null
  const between = second ? splitFactor(plain.slice(first.index + first[0].length, second.index)) : null
  const after = splitFactor(plain.slice((second ?? first).index + (second ?? first)[0].length))
  if (!after || (second && (!between || !withoutSigns(between.rest)))) return null
  const around = aroundPrice(`${plain.slice(0, first.index)} ${after.rest}`, isCurrency)
  if (!around) return null
  const max = second ? valueOf(second[0].replace(/^[+-]/, ''), after.factor) : null
  const value = valueOf(first[0], between?.factor ?? after.factor)
  if (value === null || (second && (max === null || max < value))) return null
  return { value, max, ...around }
}

/** Between the two ends of a range the currency may stand again. */
const withoutSigns = (text: string): boolean => to.test(text.replaceAll(/[€£$]|\bEUR\b/g, ''))

type Behind = { factor: number | null; rest: string }

/** Takes the magnitude off the words behind a number; null where it is one that means two things. */
function splitFactor(text: string): Behind | null {
  const [whole = '', word = ''] = /^\s*(\p{L}+)\.?/u.exec(text) ?? []
  if (isUnclearFactor(word)) return null
  const [, leading = ''] = /^([万億만억])/u.exec(word) ?? []
  const factor = factorOfWord(leading || word)
  if (factor === null) return { factor, rest: text }
  return { factor, rest: text.slice(leading ? whole.indexOf(leading) + leading.length : whole.length) }
}

function valueOf(digits: string, factor: number | null): number | null {
  const plain = indian.test(digits) ? digits.replaceAll(',', '') : digits
  // Millions are written with decimals, so that 1.250 of them are one and a quarter.
  const value = readNumber(plain, factor !== null && factor >= 1e6 ? 'factor' : 'whole').value
  return value === null || factor === null ? value : Math.round(value * factor * 100) / 100
}
