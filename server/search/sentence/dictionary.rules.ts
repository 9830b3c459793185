/** search: the vocabularies of all languages as one dictionary, and which language a sentence is in. */
import { flagNames } from '#contract/search/flags.ts'
import { typingErrors } from '#contract/accounts/typing-errors.ts'
import {
  meaningOf,
  spokenLanguages,
  type Meaning,
  type MeaningKind,
  type SpokenLanguage,
  type InEveryLanguage,
} from './words/meanings.rules.ts'
import { tokensOf, type Token } from './tokens.rules.ts'
import { arabic } from './words/arabic.rules.ts'
import { colloquialPhrases } from './words/colloquial.rules.ts'
import { contractions } from './words/contractions.rules.ts'
import { english } from './words/english.rules.ts'
import { everywhere } from './words/everywhere.rules.ts'
import { flagPhrases } from './words/flags.rules.ts'
import { fittingPhrases } from './words/fittings.rules.ts'
import { french } from './words/french.rules.ts'
import { german } from './words/german.rules.ts'
import { kindPhrases } from './words/kinds.rules.ts'
import { italian } from './words/italian.rules.ts'
import { portuguese } from './words/portuguese.rules.ts'
import { seaPhrases } from './words/sea.rules.ts'
import { shortPhrases } from './words/short.rules.ts'
import { spanish } from './words/spanish.rules.ts'
import { termPhrases } from './words/terms.rules.ts'

const vocabularies = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  ar: arabic,
}

const shared = [seaPhrases, termPhrases, kindPhrases, fittingPhrases, shortPhrases, colloquialPhrases]
type Entry = Partial<Record<SpokenLanguage, Meaning[]>>
/** A phrase that was found: what it means, and the number of the token after it. */
export type Found = { meanings: Meaning[]; next: number }

/** Every phrase, folded, by what it means in each language. */
export const phrases = new Map<string, Entry>()
/** Every word that some phrase is made of; how many words the longest phrase has that begins with one. */
const phraseWords = new Set<string>()
const longestFrom = new Map<string, number>()
/** Phrases of one word by how many letters they have. */
const wordsByLength = new Map<number, string[]>()
for (const language of spokenLanguages) {
  const ownAndShared = [...Object.entries(vocabularies[language]), ...Object.entries(everywhere)]
  for (const [key, list = ''] of ownAndShared) {
    for (const phrase of list.split('|'))
      for (const form of formsOf(phrase, language, key)) add(form, language, meaningOf(key))
  }
  for (const [key, inEvery] of shared.flatMap((one) => Object.entries<Partial<InEveryLanguage>>(one)))
    for (const phrase of inEvery[language]?.split('|') ?? []) add(phrase, language, meaningOf(key))
  for (const flag of flagNames)
    for (const phrase of flagPhrases[flag][language].split('|'))
      add(phrase, language, { kind: 'flag', value: flag })
}

/** A phrase that leads to something, with its last word as it stands before articles too. */
function formsOf(phrase: string, language: SpokenLanguage, key: string): string[] {
  if (!/^(glue:(near|in|walk)|bound:)/.test(key)) return [phrase]
  const [, stem, last = ''] = /^(.+ )(\p{L}+)$/u.exec(phrase) ?? []
  const grown = contractions[language]?.[last]
  return [phrase, ...(stem && grown ? grown.split('|').map((end) => stem + end) : [])]
}

/** Nearly all phrases are written as they fold and need no closer look; each start of a program does this. */
function wordsOf(phrase: string): string[] {
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase.split(' ')
  return tokensOf(phrase).map((token) => token.word)
}

function add(phrase: string, language: SpokenLanguage, meaning: Meaning): void {
  const words = wordsOf(phrase)
  const [first] = words
  if (first === undefined) return
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length))
  for (const word of words) phraseWords.add(word)
  const key = words.join(' ')
  const known = phrases.get(key)
  const entry = known ?? {}
  ;(entry[language] ??= []).push(meaning)
  if (known) return
  phrases.set(key, entry)
  if (words.length > 1) return
  const ofLength = wordsByLength.get(key.length) ?? []
  ofLength.push(key)
  wordsByLength.set(key.length, ofLength)
}

/** Languages, the sentence's own first. */
export type Languages = readonly [SpokenLanguage, ...SpokenLanguage[]]

/** The longest phrase from a token on that means one of these kinds, in the first language that has it. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  languages: Languages,
  kinds: readonly MeaningKind[],
): Found | null {
  const longest = longestFrom.get(tokens[at]?.word ?? '') ?? 0
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const entry = phrases.get(keyOf(tokens, at, length))
    if (!entry) continue
    // A landmark of the sentence's own language is nothing that another
    // one calls so: "la tour Eiffel" is no tour.
    const isOwn = entry[languages[0]]?.every(({ value }) => value === 'landmark') ?? false
    for (const language of isOwn ? languages.slice(0, 1) : languages) {
      const meanings = (entry[language] ?? []).filter(
        (meaning) =>
          kinds.includes(meaning.kind) && (language === languages[0] || !isSlight(meaning, tokens[at])),
      )
      if (meanings.length > 0) return { meanings, next: at + length }
    }
  }
  return null
}

/** Words of Arabic without article, "and", "with", "for" written as one with them; Bali is no "to". */
export const withoutGrownOn = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    if (!/^(?![بل](?:الي|من|في|عن)$)\p{Script=Arabic}{3,}$/u.test(token.word)) return token
    const bare = grownOn
      .map((prefix) => prefix.exec(token.word)?.[1])
      .find((word) => word && longestFrom.has(word))
    if (!bare) return token
    const behind = tokens.slice(at + 1, at + 3)
    // "وحمام" stands in phrases of its own ("and a bath"), but before "سباحة" it is a pool.
    if (phraseWords.has(token.word) && !(beginsMore(bare, behind) && !beginsMore(token.word, behind)))
      return token
    return { ...token, word: bare }
  })

/** Whether a word begins a phrase with those behind it. */
const beginsMore = (word: string, behind: readonly Token[]): boolean =>
  behind.some((_, index) =>
    phrases.has([word, ...behind.slice(0, index + 1).map((token) => token.word)].join(' ')),
  )

const grownOn = [/^ال(.+)$/, /^و(.+)$/, /^ب(.+)$/, /^ل(.+)$/, /^(?:وال|بال|لل|وب|ول)(.+)$/]

/** Everything that one word means, in any language: what a dictionary explains is no misspelt town. */
export function meaningsAt(tokens: readonly Token[], at: number): (Meaning & { language: SpokenLanguage })[] {
  const entry = phrases.get(tokens[at]?.word ?? '') ?? {}
  return spokenLanguages.flatMap((language) =>
    (entry[language] ?? [])
      .filter(({ kind }) => !onlyBehind.has(kind))
      .map((meaning) => ({ ...meaning, language })),
  )
}

/** Kinds that mean something only beside others, and explain no word by themselves (March is a town too). */
const onlyBehind: ReadonlySet<MeaningKind> = new Set([
  'month',
  'free',
  'monthly',
  'deposit',
  'per',
  'sea',
  'half',
  'hundred',
  'built',
  'storey',
  'share',
] as const)

/** Whether exactly these words are one phrase of the sentence's language. */
export const isPhrase = (tokens: readonly Token[], at: number, next: number, languages: Languages): boolean =>
  phrases.get(keyOf(tokens, at, next - at))?.[languages[0]] !== undefined

/** Little words of another language than the sentence's mean something else here ("die", "no", "on"). */
const isSlight = ({ kind }: Meaning, token: Token | undefined): boolean =>
  ((kind === 'glue' || kind === 'number' || kind === 'bound' || kind === 'subject') &&
    (token?.word.length ?? 0) <= 3) ||
  (kind === 'measure' && /^[a-z]$/.test(token?.word ?? '') && token?.word !== 'm')

const keyOf = (tokens: readonly Token[], at: number, length: number): string =>
  length === 1
    ? (tokens[at]?.word ?? '')
    : tokens
        .slice(at, at + length)
        .map((token) => token.word)
        .join(' ')

/** Orders the languages by how many words only they know. `hint` wins where the words leave it open. */
export function languagesOf(tokens: readonly Token[], hint: SpokenLanguage): Languages {
  const scores = new Map<SpokenLanguage, number>([[hint, 0.01]])
  for (const [at, token] of tokens.entries()) {
    // The plus of "3+1" is of every language.
    if (token.word === '+' && tokens[at - 1]?.value !== undefined) continue
    // "Luxuswohnung", "Studentenapartment": no other language writes both in one.
    if (inOneWord.test(token.word) && !phrases.has(token.word)) scores.set('de', (scores.get('de') ?? 0) + 1)
    for (const length of [1, 2, 3].filter((one) => at + one <= tokens.length)) {
      const known = Object.keys(phrases.get(keyOf(tokens, at, length)) ?? {}) as SpokenLanguage[]
      for (const language of known) {
        // Only Germans write other words than names with a capital.
        if (token.isName && length === 1 && language !== 'de') continue
        if (!tokens.slice(at, at + length).every(({ accents }) => isWrittenSo(language, accents))) continue
        // "5D" are five dormitorios; the one letter of "lago d'Iseo" is no Spanish.
        if (language === 'es' && token.word === 'd' && tokens[at - 1]?.value === undefined) continue
        scores.set(language, (scores.get(language) ?? 0) + length / known.length)
      }
    }
  }
  const [first = hint, ...others] = spokenLanguages.toSorted(
    (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0),
  )
  return [first, ...others]
}

/** Letters with accents of each language: "à" is no "a" of English. Arabic has letters of its own. */
const accentsOf: Record<SpokenLanguage, string | null> = {
  en: '',
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  de: 'äöüß',
  pt: 'áâãàçéêíóôõúü',
  it: 'àèéìíîòóùú',
  ar: null,
}
const isWrittenSo = (language: SpokenLanguage, accents = ''): boolean =>
  [...accents].every(
    (letter) => !/\p{Script=Latin}/u.test(letter) || (accentsOf[language]?.includes(letter) ?? true),
  )

/** Last parts of German words, which say what the whole is: a Souterrainwohnung is a Wohnung. */
const heads =
  /^(\p{L}{3,}?)(wohnung|wohnungen|whg|haus|hauser|hauschen|villa|villen|grundstuck|grundstucke|apartment|appartement|bungalow|loft|penthouse|halle|hallen|lager|buro|buros|laden|stellplatz|parkplatz|terrasse|balkon|garten|garage|keller|pool)$/u

/** What a German word says before its last part: a Dachterrassenwohnung has a Dachterrasse. */
function modifierOf(written: string): Meaning[] {
  const meant = [written, written.replace(/(?:n|s|en|es)$/, '')].flatMap((one) => phrases.get(one)?.de ?? [])
  return meant.filter(({ kind }) => kind === 'feature' || kind === 'flag').slice(0, 1)
}

/** Endings that make things small: a giardinetto is a giardino, a terracita a terraza. */
const small: Partial<Record<SpokenLanguage, RegExp>> = {
  es: /^(.{3,}?)(?:ec|c)?it[oa]s?$/,
  pt: /^(.{3,}?)z?inh[oa]s?$/,
  it: /^(.{3,}?)(?:ett|in)[oaie]$/,
}

/** What an unknown word means by its last part in German, or by its first where its end makes it small. */
export function headOf(word: string, [language]: Languages): Meaning[] | null {
  const [, modifier = '', head] = (language === 'de' && heads.exec(word)) || []
  const stem = small[language]?.exec(word)?.[1]
  const known = head ? [head] : stem ? ['', 'o', 'a', 'e'].map((end) => stem + end) : []
  const meant = known.flatMap((one) => phrases.get(one)?.[language] ?? [])
  const kept = [...meant, ...modifierOf(modifier)].filter(({ kind }) => forgiving.includes(kind))
  return kept.length > 0 ? kept : null
}

/** Kinds of words in which typing errors are forgiven. */
const forgiving: readonly MeaningKind[] = ['type', 'feature', 'flag', 'purpose', 'measure']
const shortest = 5
/** "Unfurnished" is no misspelt "furnished". */
const denies = (word: string, phrase: string): boolean =>
  word.endsWith(phrase) && /^(un|in|im|non|des|dis)$/.test(word.slice(0, -phrase.length))

/** A misspelt word of another language than the sentence's must be longer than its names usually are. */
const longForeign = 8
const inOneWord = /^\p{L}{4,}(?:wohnung(?:en)?|whg|apartments?)$/u
const errorsIn = (word: string): number => (word.length < 9 ? 1 : 2)

function* wordsOfAbout(length: number): Generator<string> {
  for (let near = Math.max(shortest, length - 2); near <= length + 2; near++)
    yield* wordsByLength.get(near) ?? []
}

/** One other letter makes another short word: "stella" is no "stalla"; "gadren" is a garden. */
const isOtherWord = (word: string, phrase: string): boolean =>
  word.length <= 6 &&
  word.length === phrase.length &&
  [...word].toSorted().join('') !== [...phrase].toSorted().join('')

/** The single word of the dictionary that was most likely meant by a misspelt one. */
export function closeTo(word: string, languages: Languages, kinds = forgiving): Meaning[] | null {
  if (word.length < shortest) return null
  let best: { meanings: Meaning[]; cost: number } | null = null
  for (const phrase of wordsOfAbout(word.length)) {
    const errors = typingErrors(word, phrase, errorsIn(word))
    // A fraction says that only the beginning of the phrase is like the word.
    if (!Number.isInteger(errors) || denies(word, phrase) || isOtherWord(word, phrase)) continue
    const entry = phrases.get(phrase) ?? {}
    const isWild = phrase[0] !== word[0] && (errors > 1 || word.length < longForeign)
    for (const [rank, language] of languages.entries()) {
      if (isWild || (rank > 0 && word.length < longForeign)) continue
      const meanings = (entry[language] ?? []).filter(({ kind }) => kinds.includes(kind))
      const cost = errors + rank / 10
      if (meanings.length > 0 && (!best || cost < best.cost)) best = { meanings, cost }
    }
  }
  return best?.meanings ?? null
}
