/**
 * web/search: what may be given up a little for homes: each change in words,
 * where it leads and how many homes there are.
 */
import { categories } from '#contract/vocabulary/categories.ts'
import type { Trade } from '#contract/search/near.ts'
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { addressWith, whereParameters, type View } from '../question/addresses.ts'
import { areaSay, sinceWords, typeChoices, type FilterWords } from '../words/filter-words.ts'
import { priceWord } from '../words/small-words.ts'

/** A link that trades a wish; a label for each of those that only help together. */
export type TradeLink = { labels: string[]; to: string; count: number }

type Loosen = readonly { filter: SearchParameter; count: number }[]
type Asked = {
  raw: RawSearch
  view: View
  filters: readonly FilterWords[]
  words: Pick<Formats, 'short' | 'number' | 'distance' | 'plural'>
}

/** So many at most, or choosing is work again. */
const mostLinks = 5

/** Every wish once: a small change where one helps, otherwise the whole filter given up. */
export function tradeLinks(trades: readonly Trade[], loosen: Loosen, asked: Asked): TradeLink[] {
  const { raw, view } = asked
  const links = trades.map((trade) => ({
    labels: trade.wishes.map((wish) => wishWords(trade, wish, asked)),
    to: addressWith(raw, changesOf(trade), view),
    count: trade.count,
  }))
  const traded = new Set(
    trades.filter(({ wishes }) => wishes.length === 1).map(({ wishes }) => subjectOf(wishes[0]?.wish)),
  )
  const given = loosen
    .filter(({ filter }, at) => {
      const subject = subjectOf(filter)
      return !traded.has(subject) && loosen.findIndex((other) => subjectOf(other.filter) === subject) === at
    })
    .map(({ filter, count }) => ({
      labels: [withoutWords(filter, asked)],
      to: addressWith(raw, givenUp(filter), view),
      count,
    }))
  return [...links, ...given].slice(0, mostLinks)
}

/**
 * Both ends of a range are one thing to a reader, as are a point and its radius, a category and its types.
 */
function subjectOf(filter: SearchParameter | undefined): string {
  if (filter === 'category') return 'types'
  return filter === 'near' ? 'radius' : (filter ?? '').replace(/^(min|max)/, '')
}

const changesOf = ({ to }: Trade): Partial<Record<SearchParameter, string | undefined>> =>
  Object.fromEntries(Object.entries(to).map(([name, value]) => [name, value ?? undefined]))

/** An address that names no category means homes: who gives up on types looks at all of them. */
function givenUp(filter: SearchParameter): Partial<Record<SearchParameter, string | undefined>> {
  const subject = subjectOf(filter)
  if (subject === 'types') return { types: undefined, category: categories.join(',') }
  return subject === 'radius' ? { near: undefined, radius: undefined } : { [filter]: undefined }
}

type Wish = Trade['wishes'][number]

function wishWords({ to }: Trade, { wish, what }: Wish, asked: Asked): string {
  const { raw, words } = asked
  const value = to[wish] ?? null
  const number = Number(value)
  switch (wish) {
    case 'place':
    case 'area':
    case 'box':
    case 'radius':
      return to.radius ? `Within ${words.distance(Number(to.radius))}` : 'Look further around'
    case 'types':
      return moreTypes(raw, value)
    case 'features':
      return withoutFeature(what, asked)
    default:
  }
  if (value === null) return withoutWords(wish, asked)
  switch (wish) {
    case 'maxPrice':
      return `Look up to ${priceWord(raw, words)(number)}`
    case 'minPrice':
      return `Look from ${priceWord(raw, words)(number)}`
    case 'minBeds':
      return words.plural(number, 'bedroom is enough', 'bedrooms are enough')
    case 'maxBeds':
      return `Up to ${words.plural(number, 'bedroom')}`
    case 'minBaths':
      return words.plural(number, 'bathroom is enough', 'bathrooms are enough')
    case 'minArea':
    case 'minPlot':
      return `Look from ${areaSay(raw, words)(number)}`
    case 'maxArea':
    case 'maxPlot':
      return `Look up to ${areaSay(raw, words)(number)}`
    case 'since':
      return sinceWords(number)
    default:
      return withoutWords(wish, asked)
  }
}

/** The types that come in besides those that are asked for. */
function moreTypes(raw: RawSearch, value: string | null): string {
  const before = new Set((raw.types ?? '').split(','))
  const added = (value ?? '').split(',').filter((type) => !before.has(type))
  const [first, ...others] = typeChoices(added.join(','))
  if (!first || others.length > 0) return 'Look at similar types too'
  return `Also ${first.label}`
}

function withoutFeature(what: string | null, { filters }: Asked): string {
  const label = filters.find(({ key }) => key === `features ${what}`)?.label
  return `Without “${label ?? what}”`
}

/** The words that stand for a filter above the results. */
function withoutWords(filter: SearchParameter, { raw, filters }: Asked): string {
  if (whereParameters.some((name) => name === filter)) return 'Look everywhere'
  const label =
    filter === 'q' || filter === 'not' ? raw[filter] : filters.find(({ without }) => filter in without)?.label
  // What is taken for granted has no words above the results.
  if (label === undefined && subjectOf(filter) === 'types') return 'All types'
  return `Without “${label ?? filter}”`
}
