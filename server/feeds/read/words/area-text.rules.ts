/**
 * feeds: an area as people write it: "ca. 120 m²", "1200 sq. ft.",
 * "100–120", "6 соток", "1 ha 20 a", "½ acre".
 */
import { inPlainDigits, readNumber, type Notation } from '../numbers.rules.ts'
import { unitOfWords } from './units.rules.ts'

export type AreaText = {
  value: number
  /** The upper end of a range. */
  max: number | null
  /** The words of the unit; null where none stands beside the number. */
  unit: string | null
  ambiguous: boolean
}

/** Characters; a longer text is no area. */
const longest = 60

const halves: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }
const roughly =
  /^(?:ca|circa|approx|approximately|about|etwa|rund|aprox|env|environ|около|примерно|±|~|\+\/-)\.?\s*/i
const roughlyBehind =
  /\s*(?:\(?(?:aprox|approx|approximately|ca|circa|environ|about|total|totales|roughly)\.?\)?|\+|\*)$/i
const figure = String.raw`[+-]?\d*[.,]?\d[\d.,'’]*(?:[\s\u00a0\u202f]\d{3}(?!\d)[\d.,]*)*(?:e\d{1,2})?`
const one = new RegExp(String.raw`^(${figure})\s*([^\d\s].*)?$`, 'iu')
/** Between the ends of a range: after a digit or a unit, and before a digit. */
const to = /(?<=[\d\p{L}²])\s*(?:-|–|—|(?<=\s)(?:to|bis|a|hasta|até|до|au)(?=\s))\s*(?=\d)/iu
const parts = /(\d[\d.,]*)\s*([^\d\s.,]+(?:\s[^\d\s.,]+)?)/gu

/** The area a text states; null when it states none. What the unit's words mean is not judged here. */
export function readArea(text: string, notation: Notation): AreaText | null {
  const said = inPlainDigits(text.trim())
  if (said.length > longest) return null
  const plain = said
    .replace(/(\d?)\s?([½¼¾])/g, (_all, whole: string, half: string) => `${whole || '0'}${halves[half]}`)
    .replace(/m\^2/i, 'm2')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(roughly, '')
    .replace(roughlyBehind, '')
  return single(plain, notation) ?? between(plain, notation) ?? together(plain)
}

function single(text: string, notation: Notation): AreaText | null {
  const [, digits = '', unit = ''] = one.exec(text) ?? []
  // The two of m² may be written as a digit; any other digit begins a number of its own.
  if (/\d/.test(unit.replace(/^\p{L}{1,3}\s?2\b/u, ''))) return null
  const { value, ambiguous } = readNumber(digits, notation)
  return value === null ? null : { value, max: null, unit: unit.trim() || null, ambiguous }
}

function between(text: string, notation: Notation): AreaText | null {
  const [low, high, more] = text.split(to).map((end) => single(end, notation))
  if (!low || !high || more !== undefined || high.value < low.value) return null
  return { ...low, max: high.value, unit: high.unit ?? low.unit }
}

/** "2 acres 1 rood": each part in a unit of its own, each smaller than the one before. */
function together(text: string): AreaText | null {
  const found = [...text.matchAll(parts)]
  const rest = text.replaceAll(parts, '').replaceAll(/[\s,.&+]|and|und|y/gi, '')
  if (found.length < 2 || rest !== '') return null
  const sizes = found.map(([, digits = '', unit = '']) => ({
    value: readNumber(digits, 'decimal').value ?? Number.NaN,
    unit,
    m2: unitOfWords(unit)?.m2 ?? Number.NaN,
  }))
  const isFalling = sizes.every(({ m2 }, at) => m2 < (sizes[at - 1]?.m2 ?? Infinity))
  const [largest] = sizes
  if (!largest || !isFalling) return null
  const m2 = sizes.reduce((sum, size) => sum + size.value * size.m2, 0)
  return Number.isFinite(m2)
    ? { value: m2 / largest.m2, max: null, unit: largest.unit, ambiguous: false }
    : null
}
