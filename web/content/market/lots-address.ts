/** web/content: what the address of the dealing room asks. */
import { typeGroups, type PropertyType } from '#contract/vocabulary/codes.ts'
import { lotSorts } from '#contract/search/lot-sorts.ts'

export const lotsPath = '/dealingRoom'

export type LotsAsked = {
  country: string | null
  type: PropertyType | null
  sort: (typeof lotSorts)[number]
  page: number
}

/** What cannot be understood is not asked. */
export function readLots(params: URLSearchParams): LotsAsked {
  const page = Number(params.get('page') ?? '1')
  return {
    country: /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0] ?? null,
    type: typeGroups.commercial.find((one) => one === params.get('type')) ?? null,
    sort: lotSorts.find((one) => one === params.get('sort')) ?? 'yield',
    page: Number.isInteger(page) && page >= 1 && page <= 80 ? page : 1,
  }
}

/** The shortest address that asks the same. */
export function lotsAddress({ country, type, sort, page }: LotsAsked): string {
  const params = new URLSearchParams({
    ...(country && { country }),
    ...(type && { type }),
    ...(sort !== 'yield' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `${lotsPath}?${params}` : lotsPath
}
