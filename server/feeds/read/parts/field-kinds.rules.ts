/** feeds: what may stand in a field; whatever else stands there is told, whichever format it is of. */
import type { FindingCode } from '../../findings/findings.ts'
import { folded } from '../../texts/fold.rules.ts'
import { readEnergy } from '../energy.rules.ts'
import { readDay, readInstant } from '../dates.rules.ts'
import { isAtOnce, isNoDate } from '../words/date-words.rules.ts'
import { openHousesIn } from './open-houses.rules.ts'
import { webAddress } from '../words/web-address.rules.ts'
import { isUnsaid, saysYes } from '../words/yes-no.rules.ts'

/** `knows` is never asked about nothing, or about a word that says that nothing is said. */
export type FieldKind = { code: FindingCode; knows: (text: string) => boolean }

/** Yes or no, in the words of any language. */
export const flag: FieldKind = { code: 'word.unknown', knows: (text) => saysYes(text) !== null }

/** How many there are; how a number is written is judged where it is read. */
export const number: FieldKind = { code: 'number.unreadable', knows: (text) => /\d/.test(text) }

/** Four digits of a year, perhaps among words: "um 1900", "1972/73". */
export const year: FieldKind = {
  code: 'number.unreadable',
  knows: (text) => /(?<!\d)(?:1\d|20)\d{2}(?!\d)/.test(text),
}

/** A day, a moment, or the month at whose end something ends. */
export const day: FieldKind = {
  code: 'date.unreadable',
  knows: (text) =>
    isNoDate(text) ||
    /^\d{1,2}[./-]\d{4}$/.test(text) ||
    (readDay(text) ?? readDay(text, 'monthFirst') ?? readInstant(text, 'UTC')) !== null,
}

/** The day from which a home is free, or a word for "now". */
export const available: FieldKind = {
  code: 'date.unreadable',
  knows: (text) => isAtOnce(text) || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) || day.knows(text),
}

/** A time of day, alone or behind its day. */
export const time: FieldKind = {
  code: 'date.unreadable',
  knows: (text) => /\d:\d{2}|\d\s*[ap]m/i.test(text),
}

/** When a home is open to be looked at, or sold by auction; several may stand in one field. */
export const times: FieldKind = {
  code: 'date.unreadable',
  knows: (text) => openHousesIn('openHouse', text).length > 0,
}

/** The address of a page, a tour or a film. */
export const address: FieldKind = { code: 'address.unreadable', knows: (text) => webAddress(text) !== null }

/** The currency of a cost; that of a price is judged with the price. */
export const currency: FieldKind = {
  code: 'cost.currency',
  knows: (text) => /^(?:[a-z]{3}|\p{Sc})$/iu.test(text),
}

/** A tag or a name of a language, as `de`, `de-AT`, `ENG`. */
export const language: FieldKind = {
  code: 'word.unknown',
  knows: (text) => /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(text),
}

/** Words that mean something to the format. */
export const words = (meaning: (text: string) => unknown): FieldKind => ({
  code: 'word.unknown',
  knows: (text) => {
    const found = meaning(text)
    return found !== null && found !== undefined && found !== false
  },
})

/** The words of tables and lists; letter case, accents and blanks do not matter. */
export function codes(...known: (object | readonly string[])[]): FieldKind {
  const all = new Set(known.flatMap((one) => (Array.isArray(one) ? one : Object.keys(one)).map(folded)))
  return words((text) => all.has(folded(text)))
}

/** The letter of a class of energy or emissions, or a remark that there is none. */
export const energyClass = words((text) => readEnergy(text, null).known)

/** The same kind for several fields. */
export const each = (kind: FieldKind, paths: string): Record<string, FieldKind> =>
  Object.fromEntries(paths.split(/\s+/).map((path) => [path, kind]))

/** Whether a kind has nothing against what stands there. */
export const takes = ({ knows }: FieldKind, text: string): boolean => {
  const said = text.trim()
  return said === '' || isUnsaid(said) || knows(said)
}
