/** content: the texts of an item piece by piece, as they stand between marks, links and headings; pure. */
import type { Prose, Section } from '#contract/content/content.ts'

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
  return pieces.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text))
}

const piecesOf = (prose: Prose): string[] =>
  typeof prose === 'string' ? [prose] : [prose.picture?.alt ?? '', ...prose.children.flatMap(piecesOf)]
