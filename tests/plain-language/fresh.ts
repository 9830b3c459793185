/**
 * tests: fresh sentences of all seven languages, written before anybody knew
 * how they would be read; one a line of a file.
 */
import { readFileSync } from 'node:fs'
import type { UnderstoodLanguage } from '#contract/search/understood-languages.ts'

type Example = readonly [sentence: string, asks: string]

const lines = readFileSync(new URL('./fresh.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

/** Those of one language; days without a year are counted from `freshToday`. */
export const freshExamples = (language: UnderstoodLanguage): Example[] =>
  lines.filter(([own]) => own === language).map(([, sentence = '', asks = '']) => [sentence, asks] as const)

/** The day that the sentences were written on. */
export const freshToday = new Date('2026-11-23T12:00:00Z')
