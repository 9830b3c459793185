/** search: numbers written as words: "two hundred and fifty", "trecentocinquanta", "خمسة وعشرين". */
import { phraseAt, phrases, type Languages } from '../dictionary.rules.ts'
import type { SpokenLanguage } from '../words/meanings.rules.ts'
import type { Token } from '../tokens.rules.ts'

export type SpokenNumber = { value: number; next: number }
type Words = { tokens: readonly Token[]; languages: Languages }

/** The number that words from here on say; a half stands alone, and "two and three" are two numbers. */
export function spokenNumberAt(words: Words, at: number): SpokenNumber | null {
  const first = partAt(words, at)
  if (!first || first.value < 1 || !Number.isInteger(first.value)) return first
  let total = first.value
  let last = first.value
  let { next } = first
  for (;;) {
    const part = partAt(words, next) ?? partAt(words, behindAnd(words, next))
    if (!part || !Number.isInteger(part.value) || !follows(words, last, part.value)) break
    total += part.value
    last = part.value
    next = part.next
  }
  return { value: total, next }
}

/** One word of a number, perhaps with its hundred behind it ("two hundred"). */
function partAt({ tokens, languages }: Words, at: number): SpokenNumber | null {
  const word = phraseAt(tokens, at, languages, ['number'])
  if (!word) return compoundAt({ tokens, languages }, at) ?? oneAt({ tokens, languages }, at)
  const value = Number(word.meanings[0]?.value)
  const hundred = value < 10 ? phraseAt(tokens, word.next, languages, ['hundred']) : null
  return { value: hundred ? value * 100 : value, next: hundred?.next ?? word.next }
}

const countedByArticle = new Set(['mi', 'km', 'ac', 'ha', 'hours', 'quarterHours'])
/** What Arabic says of one alone: "على بعد ساعة" is an hour away. */
const singular = /^(ساعة|ساعه|ربع)$/

/**
 * "A mile", "an acre": where other languages have a word for one,
 * English has its article, and Arabic nothing.
 */
function oneAt({ tokens, languages: [language] }: Words, at: number): SpokenNumber | null {
  const word = tokens[at]?.word ?? ''
  const isArticle = language === 'en' && /^an?$/.test(word)
  if (!isArticle && !(language === 'ar' && singular.test(word))) return null
  const next = isArticle ? at + 1 : at
  const measure = phraseAt(tokens, next, [language], ['measure'])
  const isCounted = measure?.meanings.some(({ value }) => countedByArticle.has(value))
  return isCounted ? { value: 1, next } : null
}

/**
 * Whether a part may stand behind another: a smaller one behind
 * hundreds or tens, in Arabic tens behind units.
 */
function follows({ languages }: Words, last: number, value: number): boolean {
  if (last >= 100) return last % 100 === 0 && value < 100
  if (last >= 20 && last % 10 === 0) return value < (languages[0] === 'fr' ? 20 : 10)
  return languages[0] === 'ar' && last < 10 && value >= 20 && value < 100 && value % 10 === 0
}

const behindAnd = ({ tokens, languages }: Words, at: number): number => {
  const and = phraseAt(tokens, at, [languages[0]], ['glue'])
  return and?.next === at + 1 && and.meanings.some(({ value }) => value === 'and') ? and.next : at
}

/** "Zweihundertfünfzig", "trecentocinquanta": Germans and Italians write numbers as one word. */
function compoundAt({ tokens, languages: [language] }: Words, at: number): SpokenNumber | null {
  if (language !== 'de' && language !== 'it') return null
  const parts = partsOf(tokens[at]?.word ?? '', numberWords(language))
  if (!parts) return null
  const value = parts.reduce((sum, part) => (part === 100 && sum > 0 && sum < 10 ? sum * 100 : sum + part), 0)
  return { value, next: at + 1 }
}

const shortest = 6

function partsOf(word: string, values: ReadonlyMap<string, number>): number[] | null {
  if (word.length < shortest) return null
  const split = (rest: string): number[] | null => {
    if (rest === '') return []
    for (let length = rest.length; length >= 2; length--) {
      const value = values.get(rest.slice(0, length))
      const behind = value === undefined ? null : split(rest.slice(length).replace(/^und(?=.)/, ''))
      if (value !== undefined && behind) return [value, ...behind]
    }
    return null
  }
  return split(word)
}

const numbers = new Map<SpokenLanguage, ReadonlyMap<string, number>>()

/** Numbers that a language has one word for, and Italian tens before a vowel too ("ventuno"). */
function numberWords(language: SpokenLanguage): ReadonlyMap<string, number> {
  const known = numbers.get(language)
  if (known) return known
  const found = new Map<string, number>()
  for (const [phrase, entry] of phrases) {
    const meaning = entry[language]?.find(({ kind }) => kind === 'number' || kind === 'hundred')
    if (!meaning || phrase.includes(' ')) continue
    const value = meaning.kind === 'hundred' ? 100 : Number(meaning.value)
    found.set(phrase, value)
    if (language === 'it' && value >= 20 && value < 100) found.set(phrase.slice(0, -1), value)
  }
  numbers.set(language, found)
  return found
}
