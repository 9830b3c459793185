/** web/saved: /savedProperties as a question: which order, which page. */
import { savedSorts, type SavedSort } from '#contract/search/saved-codes.ts'

export type Asked = { sort: SavedSort; page: number }

export const sizeOfPage = 24

/** Whatever is missing or unknown is the first page, the latest saved first. */
export function readAsked(search: URLSearchParams): Asked {
  const page = Number(search.get('page'))
  return {
    sort: savedSorts.find((sort) => sort === search.get('sort')) ?? 'saved',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  }
}

/** The shortest address that asks for it. */
export function addressOf({ sort, page }: Asked): string {
  const search = new URLSearchParams({
    ...(sort !== 'saved' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/savedProperties${search.size > 0 ? `?${search.toString()}` : ''}`
}

export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / sizeOfPage))
