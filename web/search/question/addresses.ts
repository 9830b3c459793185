/**
 * web/search: the address of a search: what is written in it, and the same question with something changed.
 */
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import { afterTypes, withoutImplied } from './categories.ts'

export const searchPath = '/property-listing'

/**
 * How results are shown; the page's own parameter, unknown to the API. `filters` shows all filters as a page.
 */
export const views = ['grid', 'table', 'map', 'filters'] as const
export type View = (typeof views)[number]

export const viewOf = (params: URLSearchParams): View =>
  views.find((one) => one === params.get('view')) ?? 'grid'

/** Parameters that say where; a new place takes the place of all of them. */
export const whereParameters = [
  'place',
  'box',
  'area',
  'near',
  'radius',
  'called',
] as const satisfies SearchParameter[]

type Changes = Partial<Record<SearchParameter, string | undefined>>

/**
 * The question with some parameters set and those that are undefined
 * taken away; it starts on the first page again.
 */
export function changed(raw: RawSearch, changes: Changes): RawSearch {
  const next: RawSearch = { ...raw }
  for (const [name, value] of Object.entries(changes) as [SearchParameter, string | undefined][]) {
    if (value) next[name] = value
    else delete next[name]
  }
  if (!('page' in changes)) delete next.page
  delete next.cursor
  if (next.near === undefined) {
    delete next.radius
    if (next.sort === 'distance') delete next.sort
  }
  // A name goes with the point or the area that it was the name of.
  if (!('called' in changes) && (next.near !== raw.near || next.area !== raw.area)) delete next.called
  if (next.travel === undefined) delete next.travelMatch
  if (next.minPrice === undefined && next.maxPrice === undefined) delete next.currency
  const kept = 'category' in changes ? next.category : afterTypes(raw)
  const category = next.types ? undefined : kept
  return withoutImplied(category ? { ...next, category } : next)
}

/** The same question as a web feed; how the page shows it does not matter there. */
export function feedOf(raw: RawSearch): string {
  const { page: _page, cursor: _cursor, sort: _sort, said: _said, called: _called, ...asked } = raw
  return addressOf(asked).replace(searchPath, '/feeds/search.atom')
}

/** `/property-listing?…`; commas, colons and slashes stay readable. */
export function addressOf(raw: RawSearch, view: View = 'grid'): string {
  const params = new URLSearchParams(raw)
  if (view !== 'grid') params.set('view', view)
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return query ? `${searchPath}?${query}` : searchPath
}

/** The address with changes; the short way for links. */
export const addressWith = (raw: RawSearch, changes: Changes, view: View = 'grid'): string =>
  addressOf(changed(raw, changes), view)

/** A comma list with one code added or taken away; undefined when nothing is left. */
export function toggled(list: string | undefined, code: string): string | undefined {
  const codes = list ? list.split(',') : []
  const next = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
  return next.length > 0 ? next.join(',') : undefined
}
