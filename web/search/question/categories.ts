/**
 * web/search: homes, commercial, land, parking: which of them a search is
 * about, also where its address does not say.
 */
import { categories, categoriesOfTypes, type Category } from '#contract/vocabulary/categories.ts'
import { typeGroups } from '#contract/vocabulary/codes.ts'
import type { RawSearch } from '#contract/search/search-question.ts'

/**
 * What an address asks for that says neither types nor categories: homes, or business premises where
 * something is to lease. An agency's stock is shown whole.
 */
const implied = ({ purpose, agency }: RawSearch): readonly Category[] =>
  agency ? categories : purpose === 'lease' ? ['commercial'] : ['homes']

const listed = (text: string): Category[] => categories.filter((one) => text.split(',').includes(one))

/** The categories that a search is about. */
export function categoriesOf(raw: RawSearch): readonly Category[] {
  if (raw.types) return categoriesOfTypes(raw.types.split(','))
  return raw.category ? listed(raw.category) : implied(raw)
}

/** The question as the API must be asked: it takes nothing for granted. */
export function inFull(raw: RawSearch): RawSearch {
  if (raw.types || raw.category || raw.agency) return raw
  return { ...raw, category: implied(raw).join(',') }
}

/**
 * The question as an address says it: types say more than their categories, and what is implied is not said.
 */
export function withoutImplied(raw: RawSearch): RawSearch {
  const { category, ...rest } = raw
  if (!category) return raw
  const asked = listed(category)
  if (rest.types || asked.length === 0 || asked.join() === implied(rest).join()) return rest
  return { ...rest, category: asked.join(',') }
}

/** The same question about other categories. */
export const asCategories = ({ types: _types, ...rest }: RawSearch, asked: readonly Category[]): RawSearch =>
  withoutImplied({ ...rest, category: categories.filter((one) => asked.includes(one)).join(',') })

/**
 * What the question says when its types are taken away: it stays in their category, unless it had asked for a
 * whole group of types, which is the category in other words.
 */
export function afterTypes(raw: RawSearch): string | undefined {
  if (!raw.types) return raw.category
  const chosen = new Set(raw.types.split(','))
  const hasWhole = Object.values(typeGroups).some((group) => group.every((type) => chosen.has(type)))
  return hasWhole ? undefined : asCategories(raw, categoriesOf(raw)).category
}
