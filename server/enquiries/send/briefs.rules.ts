/** enquiries: what a brief asks of the search, and how far it may be stretched. */
import type { z } from 'zod'
import type { Brief } from '#contract/enquiries/enquiries.ts'
import { flagNames, type Flag } from '#contract/search/flags.ts'
import type { Understanding } from '#contract/search/plain-language.ts'
import type { SearchParameter, searchQuestion } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'

/** So many homes are shown at once. */
export const shownMatches = 12
/** So many agencies may read one brief. */
export const mostAgencies = 5

type Wish = Pick<Brief, 'purpose' | 'types' | 'minBeds' | 'place' | 'minPrice' | 'maxPrice' | 'currency'>

/** A question as it stands in an address. */
export type Question = z.input<typeof searchQuestion>

export function questionOf(wish: Wish): Question {
  const { purpose, place, currency, types, minBeds, minPrice, maxPrice } = wish
  return {
    purpose,
    place,
    currency,
    ...(types.length > 0 && { types: types.join(',') }),
    ...(minBeds !== undefined && { minBeds: String(minBeds) }),
    ...(minPrice !== undefined && { minPrice: String(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
  }
}

/** What words may add to any form, which says purpose and place itself. Names, translate="no" */
const byWords: readonly (SearchParameter | Flag)[] = [
  ...(['features', 'tenure', 'energy', 'sea', 'minBaths', 'areaUnit'] as const),
  ...(['minArea', 'maxArea', 'minPlot', 'maxPlot'] as const),
  ...flagNames,
]

/** What words say where the form does not: of each row all or nothing. */
const unlessSaid: readonly (readonly SearchParameter[])[] = [
  ['types'],
  ['minBeds', 'maxBeds'],
  ['minPrice', 'maxPrice', 'currency'],
]

/** A form always names a currency; it says nothing without an amount. */
const isSaid = (question: Question, name: SearchParameter): boolean =>
  name !== 'currency' && question[name] !== undefined

const openTo = (question: Question): ReadonlySet<string> =>
  new Set([...byWords, ...unlessSaid.filter((row) => !row.some((name) => isSaid(question, name))).flat()])

/** Characters that are read as one sentence. */
const longestSentence = 200

/**
 * Somebody's words in parts short enough to be read: broken between sentences,
 * or between words where one goes on for long.
 */
export function partsOf(words: string, longest = longestSentence): string[] {
  const parts: string[] = []
  for (const word of words.split(/(?<=[.!?;\n])\s+/).flatMap((one) => wrapped(one, longest))) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) parts.push(`${parts.pop()} ${word}`)
    else parts.push(word)
  }
  return parts
}

function wrapped(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence]
  const end = sentence.lastIndexOf(' ', longest)
  const at = end > 0 ? end : longest
  return [sentence.slice(0, at), ...wrapped(sentence.slice(at).trimStart(), longest)]
}

type Understood = Pick<Understanding, 'pieces'>

/** The question with what the person's own words ask for besides, and those words. */
export function withWords(
  question: Question,
  { pieces }: Understood,
): { question: Question; said: string[] } {
  const open = openTo(question)
  const told = pieces.flatMap(({ text, parameters }) => {
    const more = Object.entries(parameters).filter(([name]) => open.has(name))
    return more.length > 0 ? [{ text, more }] : []
  })
  const asked: Record<string, string> = {}
  for (const [name, value] of told.flatMap(({ more }) => more))
    // Features are a list: each piece brings its own.
    asked[name] = name === 'features' && asked[name] ? `${asked[name]},${value}` : value
  return { question: { ...question, ...asked }, said: told.map(({ text }) => text) }
}

/**
 * Agencies by how many of these homes are theirs: those whose homes fit
 * first, then those that say they work there.
 */
export function agenciesFor(
  fitting: readonly Card[],
  nearby: readonly Card[],
  serving: readonly string[] = [],
): string[] {
  const counts = new Map<string, number>()
  for (const { agency } of nearby) counts.set(agency.id, (counts.get(agency.id) ?? 0) + 1)
  for (const { agency } of fitting) counts.set(agency.id, (counts.get(agency.id) ?? 0) + 1_000)
  for (const id of serving) if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 500)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}

/** Those who speak the person's language first, each group in its order. */
export const speakersFirst = <T extends { languages: readonly string[] }>(
  agencies: readonly T[],
  language: string | null,
): T[] => {
  const speaks = ({ languages }: T) =>
    languages.some((one) => one.split('-')[0] === language?.split('-')[0]) ? 0 : 1
  return agencies.toSorted((a, b) => speaks(a) - speaks(b))
}
