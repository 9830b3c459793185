/** feeds: reads typed values out of a record and notes what cannot be read. */
import type { Note } from './format.ts'
import { readDay, readInstant, type DateOrder } from './dates.rules.ts'
import { isNoDate } from './words/date-words.rules.ts'
import { isUnsaid, saysYes } from './words/yes-no.rules.ts'
import { readNumber, type Notation } from './numbers.rules.ts'
import { elementAt, elementsAt, type Element } from '../records/record.ts'
import {
  decodeEntities,
  hasEntities,
  oneLine,
  repairDoubleEncoding,
  withoutControl,
} from '../texts/text-repair.rules.ts'

/** Characters of a text that are looked at; descriptions are cut at 50,000. */
const longestText = 60_000
/** Characters of anything that is not a description. */
const longestLine = 4_000

export type Reading = ReturnType<typeof createReading>

type Options = {
  /** Texts are HTML anyway, so character names in them are no fault. */
  escapes?: boolean
  /** Of days that are written as numbers only. */
  dates?: DateOrder
}

/** Reads the fields of `element`; what cannot be read is noted. */
export function createReading(element: Element, note: Note, options: Options = {}) {
  return {
    element,
    at: (path: string): Element | null => elementAt(element, path),
    all: (path: string): Element[] => elementsAt(element, path),
    /** The first of these paths at which something stands. */
    first: (paths: readonly string[]): Element | null => firstFilled(element, paths),
    /** An attribute of the element at a path. */
    attribute: (path: string, name: string): string | null =>
      elementAt(element, path)?.attributes[name]?.trim() || null,
    note,
    /** Null when it is not said; a word that says neither is noted. */
    flag: (path: string): boolean | null => {
      const at = elementAt(element, path)
      const said = saysYes(at?.text)
      if (at && said === null && !isUnsaid(at.text)) noteWord(note, at, path)
      return said
    },
    /** Whether something is there: yes, or how many. Other words are noted. */
    has: (path: string): boolean => {
      const at = elementAt(element, path)
      const said = saysYes(at?.text) ?? countsAny(at?.text)
      if (at && said === null && !isUnsaid(at.text)) noteWord(note, at, path)
      return said ?? false
    },
    /** What the words at a path mean; those nobody knows are noted. */
    word: <T>(path: string, meaning: (text: string) => T | null): T | null => {
      const at = elementAt(element, path)
      const text = at?.text.trim()
      const found = text ? meaning(text) : null
      if (at && text && found === null && !isUnsaid(text)) noteWord(note, at, path)
      return found
    },
    ...textReading(element, note, options),
    ...numberReading(element, note),
    ...dateReading(element, note, options),
  }
}

function textReading(element: Element, note: Note, { escapes = false }: Options) {
  /** The text with what can be repaired repaired, blanks as they are; null when there is none. */
  const blockOf = (at: Element | null, field: string): string | null => {
    const given = at?.text.slice(0, longestText).trim()
    if (!at || !given) return null
    if (!/[^\u0020-\u007e]/.test(given)) return given
    const repaired = repairDoubleEncoding(given)
    if (repaired !== given) note('text.doubleEncoded', at, { field, value: excerptOf(given) })
    return withoutControl(repaired).trim() || null
  }
  /** One line of plain text. */
  const line = (at: Element | null, field: string): string | null => {
    const given = blockOf(at, field)?.slice(0, longestLine) ?? null
    if (given === null || !given.includes('&') || !hasEntities(given)) return given && oneLine(given)
    if (!escapes) note('text.escapedTwice', at, { field, value: given })
    return oneLine(decodeEntities(given)) || null
  }
  return {
    line,
    blockOf,
    text: (path: string): string | null => line(elementAt(element, path), path),
    /** Text with its line breaks, for descriptions. */
    block: (path: string): string | null => blockOf(elementAt(element, path), path),
  }
}

type NumberOptions = {
  notation?: Notation
  /** More than this cannot be true. */
  most?: number
  /** A unit that stands behind the digits. */
  unit?: string | null
}

function numberReading(element: Element, note: Note) {
  const number = (
    path: string,
    { notation = 'decimal', most = 1e9, unit = null }: NumberOptions = {},
  ): number | null => {
    const at = elementAt(element, path)
    const given = at?.text.trim()
    if (!at || !given || (/\p{L}/u.test(given) && isUnsaid(given))) return null
    const digits = unit ? given.slice(0, -unit.length) : given.replace(/\s{0,3}(m2|m²|qm|sqm)\.?$/i, '')
    const { value, ambiguous } = readNumber(digits, notation)
    const believable = value !== null && value >= 0 && value <= most
    if (value === null) note('number.unreadable', at, { field: path, value: given })
    else if (!believable) note('number.implausible', at, { field: path, value: given })
    else if (ambiguous) note('number.ambiguous', at, { field: path, value: given })
    return believable ? value : null
  }
  /** A number that is a count; null when it is not said. */
  const count = (path: string, most = 1000): number | null => {
    const value = number(path, { notation: 'whole', most })
    return value === null ? null : Math.round(value)
  }
  return { number, count }
}

function dateReading(element: Element, note: Note, { dates }: Options) {
  const read = <T>(path: string, reader: (text: string) => T | null): T | null => {
    const at = elementAt(element, path)
    const given = at?.text.trim()
    if (!at || !given || isNoDate(given)) return null
    const value = reader(given)
    if (value === null) note('date.unreadable', at, { field: path, value: given })
    return value
  }
  return {
    instant: (path: string, timeZone: string): Date | null =>
      read(path, (text) => readInstant(text, timeZone, dates)),
    /** YYYY-MM-DD. */
    day: (path: string): string | null => read(path, (text) => readDay(text, dates)),
  }
}

/** The first of these paths at which something stands. */
export function firstFilled(element: Element, paths: readonly string[]): Element | null {
  for (const path of paths) {
    const found = elementAt(element, path)
    if (found?.text.trim()) return found
  }
  return null
}

const noteWord = (note: Note, at: Element, field: string): void =>
  note('word.unknown', at, { field, value: at.text.trim() })

const countsAny = (text: string | undefined): boolean | null => {
  const value = text ? readNumber(text, 'whole').value : null
  return value === null ? null : value > 0
}

/** The neighbourhood of the first letters that were encoded twice. */
function excerptOf(text: string): string {
  const at = text.search(/[\u00c2-\u00f4]/)
  return text.slice(Math.max(0, at - 20), at + 40)
}
