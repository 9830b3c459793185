/** tests: words of homes and questions, folded in plain JavaScript. */
import type { Home } from './world.ts'

/** Lower case, without accents, Japanese in single characters, everything but letters and digits between words. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/([\u3040-\u30ff\u3400-\u9fff])/g, ' $1 ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe'))
    .filter(Boolean)
}

const spoken = (code: string) => code.replace(/[A-Z]/g, (capital) => ` ${capital}`)

const everyWord = ({ title, description, type, features }: Home): string[] =>
  [title ?? '', description ?? '', spoken(type), ...features.map(spoken)].flatMap(wordsOf)

/** The last word may be unfinished. */
function hits(words: readonly string[], typed: string): number {
  const asked = wordsOf(typed)
  return asked.filter((word, at) =>
    words.some((one) => (at === asked.length - 1 ? one.startsWith(word) : one === word)),
  ).length
}

export const saysAll = (home: Home, typed: string): boolean =>
  hits(everyWord(home), typed) === wordsOf(typed).length
/** Some of the words, the last one perhaps unfinished. */
export const saysSome = (home: Home, typed: string): boolean => hits(everyWord(home), typed) > 0
export const saysAny = (home: Home, typed: string): boolean =>
  wordsOf(typed).some((word) => everyWord(home).includes(word))
/** 2 when the title says all the words, 1 when it says some of them. */
export function titleLevel(home: Home, typed: string): 0 | 1 | 2 {
  const said = hits(wordsOf(home.title ?? ''), typed)
  const asked = wordsOf(typed).length
  return said === 0 ? 0 : said === asked ? 2 : 1
}
