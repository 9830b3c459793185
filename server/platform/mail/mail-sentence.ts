/**
 * platform: what mails say, before anybody knows in which language: English
 * sentences with the values that stand in them.
 */
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { ReviewedText } from '#contract/content/translation.ts'
import { dayWritten, localeOf } from '#contract/words/written.ts'
import { zoneName } from '#contract/words/zone-name.ts'

/** A moment or a day, written as the reader's language writes it. */
export type Moment = { at: Date; style: Intl.DateTimeFormatOptions }
/** The clock of a time zone (IANA), called as the reader's language calls it. */
export type Clock = { timeZone: string }
/** An amount in minor units, written as the reader's language writes it. */
export type Amount = { amount: number; currency: string }
/** Names stay as they are; numbers, days and sentences are said in the reader's language. */
export type Value = string | number | Moment | Clock | Amount | Said | readonly Said[]
export type Said = { readonly pieces: readonly string[]; readonly values: readonly Value[] }

/**
 * say`Dear ${name}, it works for ${minutes} minutes.`: the English text is the key of the
 * catalogue. It may be written over several lines.
 */
export const say = (pieces: TemplateStringsArray, ...values: readonly Value[]): Said => ({
  pieces: pieces.map((piece) => piece.replaceAll(/\s+/g, ' ')),
  values,
})

/** A text that stands in the catalogue because a table of words holds it. */
export const known = (words: string): Said => ({ pieces: [words], values: [] })

/** A sentence of the catalogue and the places of its values, in the order in which English has them. */
export type Found = { text: ReviewedText; places: readonly string[] }
/** A language, and its sentence for an English one whose values are written `{}`; null when it has none. */
export type Voice = { language: string; find: (sentence: string) => Found | null }

export const english: Voice = { language: 'en', find: () => null }

/** Sentences that are said otherwise, by the English one with `{}` for each value. */
export type Wording = ReadonlyMap<string, Found>

/** The voice, with sentences of its own where there are any. */
export const reworded = (voice: Voice, own: Wording): Voice =>
  own.size === 0 ? voice : { ...voice, find: (sentence) => own.get(sentence) ?? voice.find(sentence) }

/** The sentence in that voice; in English where the voice does not know it. */
export function spoken(said: Said, voice: Voice): string {
  const sentence = said.pieces.join('{}')
  const values = said.values.map((value) => written(value, voice))
  const found = /\p{L}/u.test(sentence) ? voice.find(sentence) : null
  const text = found && formOf(found.text, said.values, voice.language)
  if (!found || text === null) return said.pieces.map((piece, at) => `${piece}${values[at] ?? ''}`).join('')
  return text.replaceAll(/\{(\w)\}/g, (whole, place: string) => values[found.places.indexOf(place)] ?? whole)
}

/**
 * The sentence as it is kept where nobody knows yet who will read
 * it: pages and mails say it in their language.
 */
export const inEnglish = (said: Said): string => spoken(said, english)

/** English as this house writes it. */
const localeOfMail = (language: string): string => (language === 'en' ? 'en-GB' : localeOf(language))

function written(value: Value, voice: Voice): string {
  if (typeof value === 'string') return value
  const locale = localeOfMail(voice.language)
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  if ('currency' in value) return writtenAmount(value, locale)
  if ('at' in value && 'style' in value)
    return dayWritten(new Intl.DateTimeFormat(locale, value.style).format(value.at), locale)
  if ('timeZone' in value) return zoneName(value.timeZone, locale)
  if ('pieces' in value) return spoken(value, voice)
  return voice.language === 'ar'
    ? value.map((one) => isolated(spoken(one, voice))).join('، ')
    : value.map((one) => spoken(one, voice)).join(', ')
}

/**
 * What stands in a list is read in its own direction: `118 m²` stays together beside Arabic words (UAX 9).
 */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** Without cents where there are none. */
const writtenAmount = (money: Amount, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(wholeUnits(money))

/** The form for the first number there is. */
function formOf(text: ReviewedText, values: readonly Value[], language: string): string | null {
  if (typeof text === 'string') return text
  const count = values.find((value) => typeof value === 'number') ?? 0
  return text[new Intl.PluralRules(localeOf(language)).select(count)] ?? text.other ?? null
}
