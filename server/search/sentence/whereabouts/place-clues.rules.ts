/** search: what the words around and the dictionaries say for and against taking some words for a place. */
import { isPhrase, meaningsAt, phraseAt, type Languages } from '../dictionary.rules.ts'
import type { ChosenLandscape, FindPlace } from '../sentence.rules.ts'
import type { Token } from '../tokens.rules.ts'
import { spelledOr } from './arabic-names.rules.ts'
import { commonWords } from '../words/common.rules.ts'
import { isBareSide, isDirection, isOfWater, leadsName } from '../words/directions.rules.ts'
import { thingAt } from '../words/things.rules.ts'

export type Surroundings = {
  text: string
  tokens: readonly Token[]
  languages: Languages
  find: FindPlace
  /** Countries whose places are meant first: the visitor's, then those of the language. */
  visitor: string | null
  homes: readonly string[]
  /** Whether words that only some countries use say so, and not just the language. */
  isDialect: boolean
  /** Countries that words of the sentence point to without deciding. */
  leaning: readonly string[]
  /** Names that are no town's here, but for longer ones that they are part of. */
  landscapes?: readonly ChosenLandscape[]
}

/** Decades of people that each clue is worth. */
export const worth = {
  homes: 0.9,
  visitor: 1.6,
  language: 0.8,
  dialect: 3,
  leaning: 0.8,
  county: 0.6,
  accents: 0.8,
  bare: 1.1,
  exonym: 1,
  spelling: 0.4,
  otherName: 2,
  odd: 4,
  namesake: 1,
  likeTown: 1.5,
  land: 2,
  expected: 3,
  of: 1,
  name: 1,
  articled: 2,
  germanName: 0.3,
  edge: 0.4,
  word: 2.5,
  adjacent: 4,
  code: 7,
  apart: 2.5,
}
/** What stands around the words and says that they are a place. */
export function favourOf(around: Surroundings, at: number, next: number): number {
  const { tokens, languages } = around
  let before = at
  let glue = leading(tokens, before, languages)
  for (let skipped = 0; skipped < 2 && glue !== 'expected'; skipped++) {
    const isPassed =
      before > 0 && (isDirection(tokens[before - 1]) || isGlue(tokens, before - 1, languages, 'filler'))
    if (!isPassed || isGlue(tokens, before - 1, languages, 'in')) break
    before--
    glue = leading(tokens, before, languages) ?? glue
  }
  const name = worthOfName({ tokens, languages }, at)
  const edge = at === 0 || next === tokens.length || tokens[next]?.word === ',' ? worth.edge : 0
  return name + edge + (glue === 'expected' ? worth.expected : glue === 'of' ? worth.of : 0)
}

/** Germans write every noun with a capital, so what has none among those that have is no name at all. */
function worthOfName({ tokens, languages }: Pick<Surroundings, 'tokens' | 'languages'>, at: number): number {
  if (languages[0] !== 'de') return tokens[at]?.isName ? worth.name : 0
  if (tokens[at]?.isName) return worth.germanName
  return at > 0 && tokens.some(({ isName }) => isName) ? -worth.expected : 0
}

/** The little word before a token: "in" and "near" let expect a place, "of" perhaps. */
function leading(tokens: readonly Token[], before: number, languages: Languages): 'expected' | 'of' | null {
  for (let length = 4; length > 0; length--) {
    const at = before - length
    // "En La Moraleja": what begins the name ends no "en la".
    const longest = at < 0 ? null : phraseAt(tokens, at, languages, ['glue', 'bound'])
    const isOver = longest !== null && longest.next > before
    const found = isOver ? phraseAt(tokens.slice(0, before), at, languages, ['glue', 'bound']) : longest
    if (!found || found.next !== before) continue
    const values = found.meanings.map(({ value }) => value)
    if (values.some((value) => value === 'in' || value === 'near' || value === 'between')) return 'expected'
    // "5 km from", "10 Minuten von".
    const isFar = phraseEndingAt(tokens, at, languages)
    if (values.some((value) => value === 'of' || value === 'from')) return isFar ? 'expected' : 'of'
    // "10 minutes to Bath"; Italians write "and" between the ends of a range as well.
    if (isFar && values.includes('to') && !values.includes('and')) return 'expected'
  }
  return null
}

/** Whether a distance or a way ends here. */
const phraseEndingAt = (tokens: readonly Token[], end: number, languages: Languages): boolean =>
  [1, 2].some(
    (length) => end >= length && phraseAt(tokens, end - length, languages, ['measure', 'way'])?.next === end,
  )

/** In Arabic, which has no capitals, the article says as much behind a town: "جدة الروضة". */
export const worthOfNamed = (
  { text, tokens }: Surroundings,
  { at, favour }: { at: number; favour: number },
): number =>
  text.slice(tokens[at]?.from).startsWith('ال') ? worth.articled : favour >= worth.name ? worth.name : 0

export const isGlue = (tokens: readonly Token[], at: number, languages: Languages, value: string): boolean =>
  phraseAt(tokens, at, languages, ['glue'])?.meanings.some((meaning) => meaning.value === value) ?? false

/** Nobody has more baths: in "built 1900 Bath" is the town. */
const mostCounted = 100

/** What it costs to take words for a name that a dictionary explains otherwise. */
export function costOf(
  { tokens, languages }: Surroundings,
  { at, next, favour }: { at: number; next: number; favour: number },
) {
  if (next === at + 1 && isMonthHere({ tokens, languages }, at)) return 8
  // "Casa en venta" is in no Venta.
  if (insidePhrase({ tokens, languages }, at, next)) {
    // "Bela Vista Porto Alegre": no view of a harbour.
    const isWrittenWhole = next - at > 1 && tokens.slice(at, next).every(({ isName }) => isName)
    return isWrittenWhole && languages[0] !== 'de' ? 3.5 : tokens[at]?.isName ? 6.5 : 10
  }
  // "T3 nova Leiria": a plain word before a name is none of it.
  const isPlainFirst = languages[0] !== 'de' && !tokens[at]?.isName && tokens[next - 1]?.isName
  if (
    next - at === 2 &&
    isPlainFirst &&
    phraseAt(tokens, at, [languages[0]], ['feature', 'flag', 'since', 'type'])
  )
    return 6
  if (next - at > 1)
    return isPhrase(tokens, at, next, languages) || areLittle(tokens, at, next, languages) ? 6 : 0
  const word = tokens[at]?.word ?? ''
  if (leadsName(tokens, at)) return 10
  if (isOfWater(tokens, at)) return 4
  if (isBareSide(tokens, at) && tokens[at + 1]?.word !== ',') return 8
  // "De la gare": a station is no town of that name.
  if (/^[a-z]/.test(word) && !tokens[at]?.isName && thingAt([word], 0)) return 10
  const known = meaningsAt(tokens, at)
  if (known.length === 0) return commonWords.has(word) ? 3.5 : 0
  const own = known.some(({ language }) => language === languages[0])
  // "Townhouse Bath", "Bath 2 bed flat": who counts baths says how many, and writes them small.
  const isCountable = known.every(({ kind }) => kind === 'measure' || kind === 'subject')
  if (isCountable && !isCounted(tokens, at) && (tokens[at]?.isName || at === 0)) return 2.5
  const isContent = known.some(({ kind }) => kind !== 'glue' && kind !== 'bound' && kind !== 'number')
  const counted =
    (tokens[at - 1]?.value ?? mostCounted) < mostCounted &&
    known.some(({ kind }) => kind === 'measure' || kind === 'scale')
  if (counted) return 10
  if (
    known.some(
      ({ kind, value, language }) => kind === 'glue' && value === 'landmark' && language === languages[0],
    )
  )
    return isNamedLandmark({ tokens, languages }, at) ? 4.5 : 6.5
  // "Mit Hof", "with a view": what a home has is no town of that name.
  if (own && isContent && isHad.test(tokens[at - 1]?.word ?? '')) return 10
  // "Torino 2 camere e piscina": nobody means Piscina near Torino who
  // neither says "a" nor writes it with a capital.
  const isFeature = known.some(({ kind, language }) => kind === 'feature' && language === languages[0])
  if (isFeature && !tokens[at]?.isName && at > 0 && favour < worth.expected) return 10
  const strict = isContent ? 6.5 : 6
  const likely = favour >= worth.expected
  // "Wohnung in Hof": what a home has in it, it is not in.
  const isGermanName = languages[0] === 'de' && tokens[at]?.isName && tokens[at - 1]?.word === 'in'
  const isShort = word.length <= 3 && !isGermanName
  if (own) return likely ? (isShort ? 7 : isContent ? 5.5 : 4) : strict
  return isContent ? 3.5 : word.length <= 3 ? 5 : 2.5
}

/** Whether a number stands before a word. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.value ?? mostCounted) < mostCounted ||
  meaningsAt(tokens, at - 1).some(({ kind }) => kind === 'number')

const isHad = /^(with|con|avec|mit|com|مع)$/

/** "Livre em março", "available in March": a month where nobody writes a name, or where a day is expected. */
const isMonthHere = (
  { tokens, languages }: Pick<Surroundings, 'tokens' | 'languages'>,
  at: number,
): boolean =>
  phraseAt(tokens, at, [languages[0]], ['month']) !== null &&
  (!tokens[at]?.isName ||
    isStayBefore.test(tokens[at - 2]?.word ?? '') ||
    [1, 2, 3].some(
      (length) => at >= length && phraseAt(tokens, at - length, languages, ['free'])?.next === at,
    ))

/** "Two weeks in March". */
const isStayBefore = /^(weeks?|nights?|days?|months?|fortnight|wochen?|tage?|semaines?|semanas?|settimane?)$/

/** Words of streets before and behind their names: "corso Buenos Aires", "Oxford Street". */
const streetsBefore =
  /^(calle|avenida|avda|plaza|paseo|corso|viale|piazza|via|rue|avenue|boulevard|quai|rua|praca|شارع|طريق)$/
export const streetsOf = /^(de|du|des|del|della|di|do|da|la)$/
const streetsBehind = /^(street|road|avenue|boulevard|lane|strasse|platz|allee)$/

/** Of "Gran Vía Bilbao" the street is all in its first two words; a "loja de rua" is in any street. */
export const leadsStreet = (tokens: readonly Token[], at: number): boolean =>
  streetsBefore.test(tokens[at]?.word ?? '') &&
  tokens[at - 1]?.word !== 'gran' &&
  !(tokens[at - 1]?.word === 'de' && /^(?:lojas?|casas?|pie|pe)$/.test(tokens[at - 2]?.word ?? ''))

/** Whether a street is called so, which is no place to look in. */
export const isOfStreet = (tokens: readonly Token[], at: number, next: number): boolean =>
  (next === at + 1 && streetsBefore.test(tokens[at]?.word ?? '')) ||
  streetsBehind.test(tokens[next]?.word ?? '') ||
  leadsStreet(tokens, at - 1) ||
  (streetsOf.test(tokens[at - 1]?.word ?? '') && leadsStreet(tokens, at - 2))

export const articles = /^(the|la|le|les|el|los|las|il|o|a|os|as|der|die|das|den|dem)$/

/** Where the longest name of so many words that begins here ends: the Sierra Nevada is not in Nevada. */
export function nameEnd({ tokens, text, find }: Surroundings, at: number, mostWords: number): number {
  for (let next = Math.min(tokens.length, at + mostWords); next > at + 1; next--) {
    const name = text.slice(tokens[at]?.from, tokens[next - 1]?.to)
    if (spelledOr(find, name).length > 0) return next
  }
  return at + 1
}

/** Whether each of the words only holds sentences together ("à la"); Medina is two words of Arabic. */
const areLittle = (tokens: readonly Token[], at: number, next: number, languages: Languages): boolean =>
  tokens
    .slice(at, next)
    .every(
      (token, index) =>
        !token.isName &&
        !isDirection(token) &&
        phraseAt(
          tokens.slice(0, at + index + 1),
          at + index,
          [languages[0]],
          ['glue', 'bound'],
        )?.meanings.some(({ value }) => languages[0] !== 'ar' || !/^(wish|landmark)$/.test(value)),
    )

/** Whether the words are part of a phrase of another meaning: "obra nueva", "primera línea de playa". */
function insidePhrase(
  { tokens, languages }: Pick<Surroundings, 'tokens' | 'languages'>,
  at: number,
  next: number,
): boolean {
  for (let start = Math.max(0, at - 4); start < next; start++) {
    const found = phraseAt(tokens, start, [languages[0]], contentKinds) ?? denialAt(tokens, start, languages)
    if (!found || found.next - start < 2 || found.next <= at) continue
    // "Autour de La Rochelle": only the article is part of both.
    if (start < at && found.next === at + 1 && next > found.next && articles.test(tokens[at]?.word ?? ''))
      continue
    if (start < at || found.next > next) return true
  }
  return false
}
/** "Nada de", "rez de chaussée", "code postal". */
function denialAt(tokens: readonly Token[], at: number, languages: Languages) {
  const found = phraseAt(tokens, at, [languages[0]], ['glue'])
  return found?.meanings.some(({ value }) => /^(?:without|landmark|postal)$/.test(String(value)))
    ? found
    : null
}
const contentKinds = [
  'type',
  'feature',
  'flag',
  'purpose',
  'since',
  'sort',
  'bound',
  'period',
  'subject',
  'season',
  'count',
  'floor',
  'way',
] as const

/**
 * "حي الروضة": a quarter may be called like what else is a garden, a beach or a school for the small. "In
 * Bergen" is the town, "in den Bergen" are mountains.
 */
function isNamedLandmark(
  { tokens, languages }: Pick<Surroundings, 'tokens' | 'languages'>,
  at: number,
): boolean {
  const before = tokens[at - 1]?.word
  return before === 'حي' || (before === 'in' && languages[0] === 'de' && tokens[at]?.isName === true)
}
