/** contract: words: what people wrote for our own English texts, found as server and browser both find it. */
import { literally } from './literally.ts'
import { brand } from '../content/brand.ts'
import type { ReviewedText } from '../content/translation.ts'
import { englishDay } from './english-day.ts'
import { inPlace } from './in-place.ts'
import { intlName } from './intl-names.ts'
import { fillTemplate, pluralOf, toTemplate, type Template } from './template.rules.ts'

/** English text → what it is in one language. */
export type ReviewedWords = ReadonlyMap<string, ReviewedText>

/** Answers an English text in one language; null when nobody said it. */
export type FindWords = (text: string) => string | null

/** A key with names in it: `{a}` is a name or other words, `{0}` a number. */
type Pattern = {
  regex: RegExp
  /** What `{a}` and `{0}` are called, in the order of their groups. */
  places: string[]
  /** Small words within a sentence (`{a} in {b}`): it speaks only when what stands first is known itself. */
  isWeak: boolean
  /** Few letters beside its names: what nobody knows in it must look like a name. */
  isShort: boolean
  /**
   * Of each of its names, whether it stands in quotation marks: those
   * are somebody's own words, whatever they are.
   */
  isQuoted: boolean[]
  /** Of each of its names, whether it follows a colon: what is told there may be a whole sentence. */
  isTold: boolean[]
  /** An order and what it is for (`Save {a}`): the title of a home may say anything. */
  isOrder: boolean
  /**
   * A small word and a name (`In {a}`, `since {a}`): sentences begin so
   * too, so only a proper name may stand there.
   */
  isOpening: boolean
  /** Something in a place, before which languages put one word or another. */
  isWhere: boolean
  /** A piece every text of this pattern has, to leave out most texts quickly. */
  landmark: string
  /** Letters beside its names: the longer sentence is the better match. */
  letters: number
  text: ReviewedText
}

/** Letters beside its names up to which a key is short. */
const fewLetters = 12
/** `Casa Alegre`, `3 Middle Street`, `520 m² in Steglitz`, `200 €`: no sentence. */
const nameLike = /^(?=\p{Nd}|[^\p{L}]*(?:\p{Lu}|\p{Lt}|\p{Lo}|$))(?!.*[.!?] )/u
/** Words that make a sentence of what might be a name. */
const clauseWords = new Set(
  // translate="no"
  'is are was were has have had may might can could will would must should does did be been you your we our they their it its who which that what if when while because but not than there this these those'.split(
    ' ',
  ),
)
/** Ends as sentences do, unless the last word is short for something: `Ltd.`, `S.A.`, `St.`. */
const sentenceEnd = /(?:[?!;]|\p{L}{5,}\.|[\p{Ll}\p{Nd}]{2,}\s\p{Ll}+\.)$/u
const isClause = (name: string): boolean =>
  sentenceEnd.test(name) || name.split(/[\s,]+/).some((word) => clauseWords.has(word))

const openings = /^(?:in|from|since|within|inside|until|by|on|at|for|per|about|as|before|after|without) $/i
/** What stands in small letters between the words of a name, in the languages of the places there are. */
const connectors = new Set(
  // translate="no"
  "of the and upon on in by de da do dos das di del della delle dei du des la le les lo los las el al a à y e et i und am an der den dem im bei ob zu van von ten ter op aan sur en sous lès d' l' m² ft sq ha".split(
    ' ',
  ),
)
const isProperName = (name: string): boolean =>
  name.split(/[\s,]+/).every((word) => !/^\P{L}*\p{Ll}/u.test(word) || connectors.has(word.toLowerCase()))

/** `{a}, photo {0}`: no small word between names, but one with its number. */
const isNumbered = /^\{a\}, [\p{L} ]+ \{0\}$/u
/** What stands for a unit is the same everywhere. */
const unit = /^(?:m²|sq ft|ha)$/
/** A name that nobody knows is not longer than this: of homes, laws and authorities. */
const longestName = 160
/** Sentences in sentences: `Confirmed {a}` around `{0} days ago` around nothing more. */
const deepest = 3

/** Finds words in one language's catalogue; the patterns are read once. */
export function finderOf(words: ReviewedWords, language: string): FindWords {
  const patterns = patternsOf(words)
  const find = (text: string, depth: number): string | null => {
    if (text === brand.name) return text
    const same = words.get(text)
    if (typeof same === 'string') return same
    const template = toTemplate(text, language)
    const found = words.get(template.words)
    if (found !== undefined) return choose(found, template.values, language)
    return (
      intlName(text, language) ??
      englishDay(text, language) ??
      dialled(template, language) ??
      counted(template, (name) => find(name, depth)) ??
      inPieces(text, (piece) => find(piece, depth)) ??
      around(template, depth) ??
      told(text, depth) ??
      inList(text, language, (piece) => find(piece, depth)) ??
      begun(text)
    )
  }
  /**
   * `The file could not be fetched: The address answers with status
   * 500.`: a sentence of ours, and what was found.
   */
  const told = (text: string, depth: number): string | null => {
    const at = depth === 0 ? text.indexOf(': ') : -1
    const sentence = at < fewLetters ? undefined : words.get(text.slice(0, at))
    if (typeof sentence !== 'string' || !text.slice(0, at).includes(' ')) return null
    const found = text.slice(at + 2)
    return `${sentence}${language === 'fr' ? ' : ' : ': '}${find(found, depth + 1) ?? found}`
  }
  /** `Yesterday` where the catalogue has `yesterday`. */
  const begun = (text: string): string | null => {
    const small = words.get(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)
    return typeof small === 'string' ? `${small.charAt(0).toUpperCase()}${small.slice(1)}` : null
  }
  const around = (template: Template, depth: number): string | null => {
    if (depth >= deepest || template.words.length > 600) return null
    for (const pattern of patterns) {
      const said = template.words.includes(pattern.landmark) ? fill(pattern, template, depth) : null
      if (said !== null) return said
    }
    return null
  }
  const fill = (pattern: Pattern, template: Template, depth: number): string | null => {
    const groups = pattern.regex.exec(template.words)?.slice(1)
    if (!groups) return null
    const said = new Map<string, string>()
    for (const [at, group] of groups.entries()) {
      const name = fillTemplate(group, template.values) ?? group
      const known = /\p{L}/u.test(name) ? find(name, depth + 1) : null
      if (known === null && !isValue(group, name) && !mayStand(name, pattern, at)) return null
      said.set(pattern.places[at] ?? '', known ?? name)
    }
    const where = pattern.isWhere ? inPlace(said.get('b') ?? '', language) : null
    if (where !== null) return `${said.get('a') ?? ''} ${where}`
    const text = formOf(pattern.text, said.get('0') ?? '', language)
    return text && text.replaceAll(/\{(\w)\}/g, (_, place: string) => said.get(place) ?? '')
  }
  return (text) => find(text, 0)
}

/** ISO 4217, the same in every language. */
const currencyCode = /^[A-Z]{3}$/

/** A number or a day, a currency, or an amount with its unit: `£350k`, `80 m²`. */
const isValue = (group: string, name: string): boolean =>
  /^\{\d+\}$/.test(group) ||
  unit.test(name) ||
  currencyCode.test(name) ||
  /^[^\p{L}]*\p{Nd}[^\p{L}]*\p{L}{0,2}[²³]?$/u.test(name)

/** Whether words that nobody knows may stand in a place of the pattern. */
const mayStand = (name: string, pattern: Pattern, at: number): boolean =>
  name.length <= longestName &&
  (pattern.isQuoted[at] === true ||
    (!(pattern.isWeak && at === 0) &&
      (!pattern.isShort || nameLike.test(name)) &&
      (pattern.isTold[at] === true || pattern.isOrder || !isClause(name)) &&
      (!pattern.isOpening || isProperName(name))))

function patternsOf(words: ReviewedWords): Pattern[] {
  return [...words]
    .filter(([key]) => /\{[a-z]\}/.test(key))
    .map(([key, text]) => {
      const literals = key.split(/\{\w\}/)
      const letters = literals.join('').replaceAll(/\P{L}/gu, '').length
      const [beginning = ''] = literals
      const endsInName = literals.length === 2 && literals[1] === ''
      return {
        regex: new RegExp(
          `^${key
            .split(/(\{\w\})/)
            .map(written)
            .join('')}$`,
          'u',
        ),
        places: [...key.matchAll(/\{(\w)\}/g)].map(([, place = '']) => place),
        isWeak: letters < fewLetters && !/^\P{L}*\p{Lu}/u.test(literals[0] ?? '') && !isNumbered.test(key),
        isShort: letters < fewLetters,
        isQuoted: literals
          .slice(1)
          .map((after, at) => after.startsWith('”') && (literals[at] ?? '').endsWith('“')),
        isTold: literals.slice(1).map((_, at) => /: ?$/.test(literals[at] ?? '')),
        isOrder: endsInName && /^\p{Lu}\p{L}+ $/u.test(beginning) && !openings.test(beginning),
        isWhere: key === '{a} in {b}',
        isOpening: endsInName && openings.test(beginning),
        landmark: literals.toSorted((a, b) => b.length - a.length)[0] ?? '',
        letters,
        text,
      }
    })
    .toSorted((a, b) => b.letters - a.letters)
}

/** The last name of a key takes what is left, the others as little as they can. */
function written(piece: string): string {
  if (/^\{\d\}$/.test(piece)) return String.raw`(\{\d+\})`
  return /^\{[a-z]\}$/.test(piece) ? '(.+?)' : literally(piece)
}

const formOf = (text: ReviewedText, value: string, language: string): string | null =>
  typeof text === 'string' ? text : (text[pluralOf(value, language)] ?? text.other ?? null)

function choose(found: ReviewedText, values: readonly string[], language: string): string | null {
  const text = formOf(found, values[0] ?? '', language)
  return text === null ? null : fillTemplate(text, values)
}

/** `Portugal +351`. */
function dialled({ words, values }: Template, language: string): string | null {
  const name = /^(.+) \{0\}$/.exec(words)?.[1]
  const translated = name && intlName(name, language)
  return translated ? `${translated} ${values[0] ?? ''}` : null
}

/** `Offices (22)`. */
function counted({ words, values }: Template, find: FindWords): string | null {
  const name = /^(.+) \(\{0\}\)$/.exec(words)?.[1]
  const said = name === undefined ? null : find(name)
  return said === null ? null : `${said} (${values[0] ?? ''})`
}

const parting = ' · '
/** Beside an element a text begins or ends with the point: `· Agent`. */
const pointed = /^(· )?(.*?)( ·)?$/s

/**
 * What points in the middle part are texts of their own, before they are part
 * of any sentence; one that is known is enough.
 */
function inPieces(text: string, find: FindWords): string | null {
  const [, before = '', inner = '', after = ''] = pointed.exec(text) ?? []
  if (before || after) {
    const said = find(inner)
    return said && `${before}${said}${after}`
  }
  if (!text.includes(parting)) return null
  const pieces = text
    .split(parting)
    .map((piece) => ({ piece, known: /\p{L}/u.test(piece) ? find(piece) : null }))
  return pieces.some(({ known }) => known !== null)
    ? pieces.map(({ piece, known }) => known ?? piece).join(parting)
    : null
}

const comma = ', '

/**
 * `German, English`, `Property transfer tax, 6 %`; and names before a
 * country or a price, as in `Lisbon, Portugal`.
 */
function inList(text: string, language: string, find: FindWords): string | null {
  if (!text.includes(comma)) return null
  const pieces = text.split(comma)
  const known = pieces.map((piece) => (/\p{L}/u.test(piece) ? find(piece) : piece))
  const last = pieces.at(-1) ?? ''
  const mayHoldNames = intlName(last, language) !== null || /\p{Nd}/u.test(last)
  const said = known.map((piece, at) => piece ?? (mayHoldNames ? asName(pieces[at] ?? '') : null))
  if (known.at(-1) === null || said.includes(null)) return null
  return said.join(language === 'ar' ? '، ' : comma)
}

/** A piece of a list that nobody knows, if it may be a name. */
const asName = (piece: string): string | null =>
  piece.length <= longestName && nameLike.test(piece) ? piece : null

/** A text as a key: names, numbers and dates are places, whatever they are called. */
export const shapeOf = (text: string): string =>
  toTemplate(text.replaceAll(/\p{Sc}?\{[\w#]?\}%?/gu, '{0}'), 'en').words.replaceAll(/\{\d+\}/g, '{}')
