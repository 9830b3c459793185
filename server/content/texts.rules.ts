/** content: the texts of an item piece by piece, as they stand between marks, links and headings; pure. */
import { contentDetails, type Prose, type Section } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'

type Item = {
  title: string
  description: string
  intro: readonly Prose[]
  sections: readonly Section[]
  plans?: readonly { name: string; forWhom: string; price: string; points: readonly string[] }[] | undefined
}

/** Everything in it that has words, as a reader sees it. */
export function textsOf({ title, description, intro, sections, plans = [] }: Item): string[] {
  const pieces = [
    title,
    description,
    ...intro.flatMap(piecesOf),
    ...sections.flatMap((one) => [one.title, ...one.prose.flatMap(piecesOf)]),
    ...plans.flatMap(({ name, forWhom, price, points }) => [name, forWhom, price, ...points]),
  ]
  return asRead(pieces)
}

/** As a reader sees them; what has no words is none. */
const asRead = (pieces: readonly string[]): string[] =>
  pieces.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text))

/** What only a kind has and readers read; nothing of details that are not of the kind. */
export function detailTexts(kind: ContentKind, details: unknown): string[] {
  const read = contentDetails[kind].safeParse(details)
  return asRead(read.success ? wordsOf(read.data) : [])
}

/** The fields in which words stand; the others are names, codes and addresses. */
const worded = new Set([
  'forWhom',
  'leadsTo',
  'name',
  'points',
  'price',
  'role',
  'rule',
  'stay',
  'steps',
  'words',
])

const wordsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, one]) =>
    worded.has(field) ? [one].flat().filter((text) => typeof text === 'string') : wordsOf(one),
  )
}

const piecesOf = (prose: Prose): string[] =>
  typeof prose === 'string' ? [prose] : [prose.picture?.alt ?? '', ...prose.children.flatMap(piecesOf)]
