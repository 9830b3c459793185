/** tests: words of homes and questions, folded in plain JavaScript. */
import type { Home } from './world.ts'

/**
 * Lower case, without accents, Japanese in single characters,
 * everything but letters and digits between words.
 */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/([\u3040-\u30ff\u3400-\u9fff])/g, ' $1 ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe'))
    .filter(Boolean)
}

const spoken = (code: string) => code.replace(/[A-Z]/g, (capital) => ` ${capital}`)

const everyWord = (home: Home): string[] => texts(home).flatMap(wordsOf)

/** The last word may be unfinished. */
function hits(words: readonly string[], typed: string): number {
  const asked = wordsOf(typed)
  return asked.filter((word, at) =>
    words.some((one) => (at === asked.length - 1 ? one.startsWith(word) : one === word)),
  ).length
}

const texts = ({ title, description, type, features }: Home): string[] => [
  title ?? '',
  description ?? '',
  spoken(type),
  ...features.map(spoken),
]

/** What stands in quotation marks, and the rest. */
function parted(typed: string): { loose: string; phrases: string[] } {
  const parts = typed.split('"')
  return {
    loose: parts.filter((_, at) => at % 2 === 0).join(' '),
    phrases: parts.filter((_, at) => at % 2 === 1),
  }
}

const saysPhrase = (home: Home, phrase: string): boolean => {
  const asked = wordsOf(phrase)
  return (
    asked.length === 0 ||
    texts(home)
      .map(wordsOf)
      .some((words) => words.some((_, at) => asked.every((word, next) => words[at + next] === word)))
  )
}

/** Loose words anywhere, phrases word by word in one text. */
export const saysAll = (home: Home, typed: string): boolean => {
  const { loose, phrases } = parted(typed)
  return (
    hits(everyWord(home), loose) === wordsOf(loose).length && phrases.every((one) => saysPhrase(home, one))
  )
}
/** Some of the words, the last one perhaps unfinished. */
export const saysSome = (home: Home, typed: string): boolean => hits(everyWord(home), typed) > 0
export const saysAny = (home: Home, typed: string): boolean =>
  wordsOf(typed).some((word) => everyWord(home).includes(word))
/**
 * 2 when the home says all the preferred words, or its title all that are looked for; 1 when some of them.
 */
export function rankLevel(
  home: Home,
  { q = '', prefer }: { q?: string | undefined; prefer?: string | undefined },
): 0 | 1 | 2 {
  const { loose, phrases } = parted(q)
  const typed = prefer ?? [...phrases, loose].join(' ')
  const said = hits(prefer === undefined ? wordsOf(home.title ?? '') : everyWord(home), typed)
  const asked = wordsOf(typed).length
  return said === 0 ? 0 : said === asked ? 2 : 1
}
