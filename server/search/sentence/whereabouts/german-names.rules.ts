/** search: names in German, which are declined: "Bayerns" is "of Bavaria". */
import type { Languages } from '../dictionary.rules.ts'

const genitive = /^\p{Lu}[\p{L} -]{4,}s$/u

/** A name without the s of its genitive; null where it has none, or the sentence is not German. */
export const withoutGenitive = (languages: Languages, written: string): string | null =>
  languages[0] === 'de' && genitive.test(written) ? written.slice(0, -1) : null
