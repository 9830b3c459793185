/** web/listings: addresses of an agency's page: which of its homes, in what order, which page of them. */
import { purposes, type Purpose } from '#contract/vocabulary/codes.ts'

/** Orders that make sense for one agency's homes. */
export const stockSorts = ['newest', 'price', '-price', '-area'] as const
export type StockSort = (typeof stockSorts)[number]

/** `purpose` is null until the visitor has chosen. */
export type Stock = { purpose: Purpose | null; sort: StockSort; page: number }

/** Homes on a page. */
export const stockPage = 24
/** Deeper pages need the search, which has filters. */
const deepest = Math.floor(2_000 / stockPage)

export const lastPage = (total: number): number =>
  Math.max(1, Math.min(deepest, Math.ceil(total / stockPage)))

/** Reads an address; whatever it does not know is left out. */
export function readStock(params: URLSearchParams): Stock {
  const page = Number(params.get('page') ?? 1)
  return {
    purpose: purposes.find((one) => one === params.get('purpose')) ?? null,
    sort: stockSorts.find((one) => one === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, deepest) : 1,
  }
}

/** The canonical address on the page at `path`: nothing in it that goes without saying. */
export function stockAddress(path: string, { purpose, sort, page }: Stock): string {
  const params = new URLSearchParams()
  if (purpose) params.set('purpose', purpose)
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return `${path}${params.size > 0 ? `?${params.toString()}` : ''}`
}
