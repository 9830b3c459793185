/**
 * web/search: the four ways people begin: buy, rent, commercial, new
 * homes; each a few parameters of the question.
 */
import type { Category } from '#contract/vocabulary/categories.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { categoriesOf, withoutImplied } from './categories.ts'

export const kinds = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'new', label: 'New homes' },
] as const
export type Kind = (typeof kinds)[number]['value']

const parameters: Record<Kind, RawSearch> = {
  buy: {},
  rent: { purpose: 'rent' },
  commercial: { category: 'commercial' },
  new: { new: '1' },
}

/** What one of the four asks for by itself; always the same object. */
export const questionOf = (kind: Kind): RawSearch => parameters[kind]

const isOnly = (raw: RawSearch, category: Category): boolean => categoriesOf(raw).join() === category

/** Which of the four an address is about. */
export function kindOf(raw: RawSearch): Kind {
  if (isOnly(raw, 'commercial')) return 'commercial'
  if (raw.purpose) return 'rent'
  return raw.new ? 'new' : 'buy'
}

/** The same question, asked as another kind. What only made sense for the old kind goes. */
export function asKind(raw: RawSearch, kind: Kind): RawSearch {
  if (kindOf(raw) === kind) return raw
  const { purpose: _purpose, new: _new, period: _period, minPrice: _least, maxPrice: _most, ...rest } = raw
  const { types: _types, category: _category, ...others } = rest
  const keeps = kind !== 'commercial' && !isOnly(raw, 'commercial')
  return withoutImplied({ ...(keeps ? rest : others), ...parameters[kind] })
}
