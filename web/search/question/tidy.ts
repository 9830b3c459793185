/**
 * web/search: turns what forms send (repeated, empty, grouped by thousands, our own
 * shorthands) into the question's parameters.
 */
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import { whereParameters } from './addresses.ts'
import { withoutImplied } from './categories.ts'
import { asKind, kinds } from './kinds.ts'

const lists: readonly SearchParameter[] = ['types', 'category', 'features', 'tenure', 'energy']
const figures: readonly SearchParameter[] = [
  'minPrice',
  'maxPrice',
  'minArea',
  'maxArea',
  'minPlot',
  'maxPlot',
  'minBeds',
  'maxBeds',
  'minBaths',
  'minPerArea',
  'maxPerArea',
  'maxMonthly',
  'deposit',
]
const ranges: readonly [SearchParameter, SearchParameter][] = [
  ['minPrice', 'maxPrice'],
  ['minArea', 'maxArea'],
  ['minPlot', 'maxPlot'],
  ['minBeds', 'maxBeds'],
  ['minPerArea', 'maxPerArea'],
]

/** Parameters that are not the question's. */
const ours = new Set(['kind', 'kindWas', 'where', 'whereWas', 'around', 'aroundPoint', 'view'])

/** What a form said, plus the words typed into the field for places, when they are new. */
export type Tidied = { raw: RawSearch; where: string | null }

/**
 * Reads parameters without judging their values. Shorthands: `kind` with `kindWas` (buy, rent,
 * commercial, new), `where` with `whereWas` (typed words, and what stood there before), `around`
 * with `aroundPoint` (metres around a place).
 */
export function tidy(params: URLSearchParams): Tidied {
  let raw: RawSearch = {}
  for (const name of new Set(params.keys()) as Set<SearchParameter>) {
    const value = ours.has(name) ? '' : valueOf(params, name)
    if (value) raw[name] = value
  }
  for (const [low, high] of ranges) {
    const least = raw[low]
    const most = raw[high]
    if (least && most && Number(least) > Number(most)) raw = { ...raw, [low]: most, [high]: least }
  }
  const kind = kinds.find((one) => one.value === params.get('kind'))
  if (kind && kind.value !== params.get('kindWas')) raw = asKind(raw, kind.value)
  const around = params.get('around')
  const point = params.get('aroundPoint')
  if (around && point) {
    raw = { ...raw, near: point, radius: around }
    delete raw.place
  }
  raw = withoutImplied(raw)
  return { raw, where: newWords(params, raw) }
}

function valueOf(params: URLSearchParams, name: SearchParameter): string {
  const values = params.getAll(name).map((value) => value.trim())
  if (lists.includes(name))
    return [...new Set(values.flatMap((value) => value.split(',')))].filter(Boolean).join(',')
  const value = values.at(-1) ?? ''
  // "3,5 %", as most of Europe writes it.
  if (name === 'interest') return value.replace(',', '.')
  return figures.includes(name) ? value.replace(/[\s.,'’  ]/g, '') : value
}

/** The typed place when it is another than before; then the old place goes. */
function newWords(params: URLSearchParams, raw: RawSearch): string | null {
  const where = params.get('where')?.trim()
  if (where === undefined || where === (params.get('whereWas') ?? '').trim()) return null
  // What a sentence asked for is taken back by those who know what that was.
  if (!raw.said) for (const name of [...whereParameters, 'q'] as const) delete raw[name]
  return where
}
