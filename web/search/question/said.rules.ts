/**
 * web/search: a sentence beside the question it became: which filter
 * came from which words, and what is left of it.
 */
import { moneyNames } from '#contract/search/money-names.ts'
import { partsOfWords } from '#contract/search/quoted.ts'
import type { UnderstoodPiece } from '#contract/search/plain-language.ts'
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'

const lists: readonly SearchParameter[] = ['types', 'features', 'tenure', 'energy']
// translate="no"
const words: readonly SearchParameter[] = ['q', 'not']
/** How an amount is written and what a point is called, not what is asked. */
const manners: readonly SearchParameter[] = ['currency', 'areaUnit', 'period', 'called']

type Part = Pick<UnderstoodPiece, 'parameters'>

const entriesOf = ({ parameters }: Part): [SearchParameter, string][] =>
  Object.entries(parameters).filter(([name]) => !manners.includes(name as SearchParameter)) as [
    SearchParameter,
    string,
  ][]

const partsOf = (name: SearchParameter, value: string | undefined): string[] =>
  value === undefined
    ? []
    : lists.includes(name)
      ? value.split(',')
      : words.includes(name)
        ? partsOfWords(value)
        : [value]

/** Whether the question still asks for everything that the words asked for. */
export const isAsked = (piece: Part, raw: RawSearch): boolean =>
  entriesOf(piece).every(([name, value]) => {
    if (name === 'purpose' && value === 'sale') return raw.purpose === undefined
    const asked = new Set(partsOf(name, raw[name]))
    return partsOf(name, value).every((part) => asked.has(part))
  })

/** The question without what the words asked for. */
export function withoutPiece(raw: RawSearch, piece: Part): RawSearch {
  const left: RawSearch = { ...raw }
  for (const [name, value] of entriesOf(piece)) {
    const gone = new Set(partsOf(name, value))
    const rest = partsOf(name, left[name]).filter((part) => !gone.has(part))
    if (rest.length > 0) left[name] = rest.join(words.includes(name) ? ' ' : ',')
    else delete left[name]
  }
  if (moneyNames.every((name) => left[name] === undefined)) {
    delete left.currency
    delete left.period
  }
  if (left.near === undefined && left.area === undefined) delete left.called
  return left
}

type Span = { from: number; to: number }

/** A sentence without some of its parts, and without the commas and "with" that hung on them. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let left = text
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from)) {
    const before = left.slice(0, from).replace(hanging, '')
    left = `${before} ${left.slice(to)}`
  }
  return left
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .replace(/([,;]\s*)+(?=[,;])/g, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
}

/** Small words in front of what was taken away. */
const hanging =
  /(?:[,;\s]|(?<=^|\s)(?:and|with|a|an|the|y|con|un|una|et|avec|une|und|mit|einem|einer|ein|eine|e|com|um|uma))*$/iu

/** What the box shows: the sentence without what is no longer asked. */
export const stillSaid = (text: string, pieces: readonly UnderstoodPiece[], raw: RawSearch): string =>
  withoutSpans(
    text,
    pieces.filter((piece) => !isAsked(piece, raw)),
  )

/** The words that a filter came from: those whose piece goes when the filter goes. */
export function originOf(
  { without }: { without: Partial<Record<SearchParameter, string | undefined>> },
  raw: RawSearch,
  pieces: readonly UnderstoodPiece[],
): string | null {
  const after: RawSearch = { ...raw, ...without } as RawSearch
  for (const name of Object.keys(without) as SearchParameter[])
    if (without[name] === undefined) delete after[name]
  const gone = pieces.filter((piece) => isAsked(piece, raw) && !isAsked(piece, after))
  return gone.length > 0 ? gone.map(({ text }) => text).join(' … ') : null
}
