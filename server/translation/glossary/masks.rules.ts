/**
 * translation: terms of the glossary stand aside while a machine translates,
 * and come back as what they are called; pure.
 */
import { formsOf, type Occurrence } from '#contract/words/glossary.rules.ts'

/** A text for a machine, and what stands in its places. */
export type Masked = { text: string; terms: readonly string[] }

const placeOf = (at: number): string => `[[${at}]]`

/** Puts a place where each term stands whose name in the language is certain. */
export function maskTerms(text: string, found: readonly Occurrence[], language: string): Masked {
  const terms: string[] = []
  let masked = ''
  let from = 0
  for (const one of found) {
    const name = nameOf(one, language)
    if (name === null) continue
    masked += `${text.slice(from, one.at)}${placeOf(terms.push(name) - 1)}`
    from = one.at + one.words.length
  }
  return { text: `${masked}${text.slice(from)}`, terms }
}

/** What to call it: a plural by its plural; null where nobody says, or senses differ. */
function nameOf({ words, isPlural, senses }: Occurrence, language: string): string | null {
  const names = new Set(
    senses.map((one) => {
      const [name, plural = name] = formsOf(one, language)
      return one.isKept ? words : isPlural ? plural : name
    }),
  )
  const [name] = names
  if (names.size !== 1 || name === undefined) return null
  return /^\p{Lu}/u.test(words) ? `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}` : name
}

/** The answer with its terms; null when the machine lost a place or doubled one. */
export function unmask(answer: string, { terms }: Masked): string | null {
  const isWhole = terms.every((_, at) => answer.split(placeOf(at)).length === 2)
  return isWhole ? terms.reduce((text, name, at) => text.replace(placeOf(at), () => name), answer) : null
}
