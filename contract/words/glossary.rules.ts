/**
 * contract: words: which terms of the glossary stand in an English text,
 * and whether a translation keeps to them; pure.
 */
import { literally } from './literally.ts'

/**
 * A term with what it is called, by language; forms are parted by
 * `|`: the term, its plural, others that count.
 */
export type Term = {
  term: string
  isKept: boolean
  translations: Readonly<Partial<Record<string, string>>>
}

/** A place in a text where a term stands; with several contexts it has several senses. */
export type Occurrence<T extends Term = Term> = {
  at: number
  /** As it stands there. */
  words: string
  isPlural: boolean
  senses: readonly T[]
}

type Known<T> = { isPlural: boolean; senses: T[] }

/** Where the terms stand, the longest of those that begin at the same place. */
export function finderOfTerms<T extends Term>(terms: readonly T[]): (text: string) => Occurrence<T>[] {
  const known = new Map<string, Known<T>>()
  for (const one of terms)
    for (const [at, surface] of surfacesOf(one.term).entries()) {
      const held = known.get(surface) ?? { isPlural: at > 0, senses: [] }
      held.senses.push(one)
      known.set(surface, held)
    }
  if (known.size === 0) return () => []
  const all = [...known.keys()].toSorted((a, b) => b.length - a.length).map(patternOf)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all.join('|')})(?![\p{L}\p{N}])`, 'giu')
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index: at }) => {
      const { isPlural = false, senses = [] } = known.get(plain(words)) ?? {}
      const meant = senses.every((one) => isMeant(one, words))
        ? senses
        : senses.filter((one) => isMeant(one, words))
      return meant.length > 0 ? [{ at, words, isPlural, senses: meant }] : []
    })
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** A name that is kept is that name only in its own capitals: a meridian is not Meridian. */
const isMeant = ({ term, isKept }: Term, words: string): boolean =>
  !isKept || !/\p{Lu}/u.test(term) || words.startsWith(term)

/** A term in the singular, then how English makes its plural. */
function surfacesOf(term: string): string[] {
  const one = plain(term)
  if (/[^aeiou]y$/.test(one)) return [one, `${one.slice(0, -1)}ies`]
  return [one, /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`]
}

const patternOf = (surface: string): string =>
  surface
    .split(' ')
    .map(literally)
    .join(String.raw`\s+`)

/** What a term may be called in a language; nothing where the glossary does not say. */
export const formsOf = ({ term, isKept, translations }: Term, language: string): string[] =>
  isKept
    ? [term]
    : (translations[language] ?? '')
        .split('|')
        .map((form) => form.trim())
        .filter(Boolean)

/** Without case and marks, so that endings and vowel signs weigh less than words. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Letters that a word may end with beyond the form. */
const ending = String.raw`\p{L}{0,3}`
/**
 * A form with fewer letters begins where a word begins; others stand inside of
 * compounds too, and Arabic ones after particles.
 */
const shortest = 4

/** Between two words of a form another may stand; Arabic puts its article before each. */
const between = String.raw`(?:\s+\p{L}+)?\s+(?:ال)?`

/** Its last letter is another where a word follows that it belongs to. */
const wordPattern = (word: string): string => `${literally(word).replace(/ة$/, '[ةت]')}${ending}`

function says(text: string, form: string): boolean {
  const words = folded(form).split(/\s+/).map(wordPattern).join(between)
  const isShort = form.length < shortest && !/\p{Script=Arabic}/u.test(form)
  const begin = isShort ? String.raw`(?<!\p{L})` : ''
  return new RegExp(`${begin}${words}`, 'u').test(folded(text))
}

/**
 * Whether a text calls what stands at that place by one of the names it
 * has; so it does where the glossary says none.
 */
export function keepsTo(text: string, { senses }: Occurrence, language: string): boolean {
  const forms = senses.map((one) => formsOf(one, language))
  return forms.some((own) => own.length === 0 || own.some((form) => says(text, form)))
}
