/**
 * contract: words: numbers and dates stand aside while a text is looked up, so
 * that `3 homes` and `214 homes` are one text.
 */
import { literally } from './literally.ts'
import { localeOf } from './written.ts'

/** `{0} homes` and what stood there. */
export type Template = { words: string; values: readonly string[] }

/** A number with its separators, sign, currency sign or per cent, where no letter touches it. */
const number = String.raw`(?<![\p{L}\p{Nd}{])(?:[A-Z]{0,3}\p{Sc}[\u0020\u00a0]?)?[+−-]?\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f٫٬]*\p{Nd})?(?:[\u0020\u00a0\u202f]?(?:%|٪|[A-Z]{0,3}\p{Sc}\u200e?))?(?![\p{L}\p{Nd}}])`

const patterns = new Map<string, RegExp>()

/** Dates as the language writes them, so that they are one value and not words, and every other number. */
function pattern(language: string): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const made = new RegExp([...datePatterns(language), number].join('|'), 'gu')
  patterns.set(language, made)
  return made
}

const styles: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
]
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))

function datePatterns(language: string): string[] {
  return styles.map((style) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...style })
    const parts = format.formatToParts(months[0])
    const names = [
      ...new Set(
        months.map((month) => format.formatToParts(month).find(({ type }) => type === 'month')?.value ?? ''),
      ),
    ].toSorted((a, b) => b.length - a.length)
    const written = parts.map(({ type, value }) =>
      type === 'literal'
        ? literally(value)
        : type === 'month'
          ? `(?:${names.map(literally).join('|')})`
          : type === 'year'
            ? String.raw`\p{Nd}{4}`
            : String.raw`(?:1er|\p{Nd}{1,2})`,
    )
    return String.raw`(?<![\p{L}\p{Nd}])${written.join('')}(?![\p{L}\p{Nd}])`
  })
}

/** Takes numbers out, and dates as `language` writes them. */
export function toTemplate(text: string, language: string): Template {
  const values: string[] = []
  const words = text.replaceAll(pattern(language), (value) => `{${values.push(value) - 1}}`)
  return { words, values }
}

/** Puts the values back; null when the words ask for one that is not there. */
export function fillTemplate(words: string, values: readonly string[]): string | null {
  let whole = true
  const text = words.replaceAll(/\{(\d+)\}/g, (_, index: string) => {
    const value = values[Number(index)]
    if (value === undefined) whole = false
    return value ?? ''
  })
  return whole ? text : null
}

/** A translation with its values taken out again; null when it lost one, doubled one or made one up. */
export function templateOf(translated: string, values: readonly string[], language: string): string | null {
  const { words, values: kept } = toTemplate(translated, language)
  if (kept.length !== values.length || new Set(values).size !== values.length) return null
  const places = kept.map((value) => values.indexOf(value))
  if (new Set(places).size !== values.length || places.includes(-1)) return null
  return words.replaceAll(/\{(\d+)\}/g, (_, index: string) => `{${places[Number(index)]}}`)
}

/** The CLDR plural category a number falls into, written with the language's own digits and separators. */
export function pluralOf(value: string, language: string): Intl.LDMLPluralRule {
  const decimal =
    new Intl.NumberFormat(localeOf(language)).formatToParts(1.5).find(({ type }) => type === 'decimal')
      ?.value ?? '.'
  const [whole = '', fraction] = [...value].map(ascii).join('').split(decimal)
  const digits = whole.replaceAll(/\D/g, '')
  return new Intl.PluralRules(localeOf(language)).select(
    Number(fraction === undefined ? digits : `${digits}.${fraction}`) || 0,
  )
}

/**
 * Arabic, Persian and Indian digits as those of ASCII; the zeros of Unicode's digits lie at multiples of ten.
 */
function ascii(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return sign
  const zero = ['٠', '۰', '०', '০', '0'].find((one) => {
    const distance = (sign.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0)
    return distance >= 0 && distance < 10
  })
  return zero ? String((sign.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0)) : sign
}
