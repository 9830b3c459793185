/**
 * tests: parts of sentences and what each asks for, whatever stands
 * before and behind it; one a line of a file.
 */
import { readFileSync } from 'node:fs'
import type { UnderstoodLanguage } from '#contract/search/understood-languages.ts'

/** Words, and what they ask for as `said` writes it, without the currency. */
export type Part = readonly [words: string, asks: string]
/** `has` is what a home may be said to be "with". */
export type PartKind =
  | 'home sold'
  | 'price sold'
  | 'home rented'
  | 'price rented'
  | 'beds'
  | 'baths'
  | 'place'
  | 'area'
  | 'has'
  | 'is'

const lines = readFileSync(new URL('./parts.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

export const partsOf = (language: UnderstoodLanguage, kind: PartKind): Part[] =>
  lines
    .filter(([own, ownKind]) => own === language && ownKind === kind)
    .map(([, , words = '', asks = '']) => [words, asks] as const)

/** What may stand between two parts; `with` leads to a figure or to what a home has. */
export const joins: Record<UnderstoodLanguage, { and: string; comma: string; with: string }> = {
  en: { and: ' and ', comma: ', ', with: ' with ' },
  es: { and: ' y ', comma: ', ', with: ' con ' },
  fr: { and: ' et ', comma: ', ', with: ' avec ' },
  de: { and: ' und ', comma: ', ', with: ' mit ' },
  pt: { and: ' e ', comma: ', ', with: ' com ' },
  it: { and: ' e ', comma: ', ', with: ' con ' },
  ar: { and: ' و ', comma: '، ', with: ' مع ' },
}
