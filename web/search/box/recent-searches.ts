/** web/search: the searches made last in this browser. They never leave it. */
import { keptList } from '#web/platform/kept/kept-list.ts'

export type RecentSearch = { label: string; to: string }

const isSearch = (one: unknown): one is RecentSearch =>
  typeof one === 'object' &&
  one !== null &&
  'label' in one &&
  typeof one.label === 'string' &&
  'to' in one &&
  typeof one.to === 'string' &&
  one.to.startsWith('/property-listing')

const searches = keptList({ key: 'searches', most: 6, storage: () => localStorage, isOne: isSearch })

/** Puts a search first; one that says the same takes the place of the older. */
export function rememberSearch(search: RecentSearch): void {
  const before = searches.now()
  if (before[0]?.to === search.to) return
  searches.set([search, ...before.filter(({ label, to }) => label !== search.label && to !== search.to)])
}

/** The newest first; none on the server. */
export const useRecentSearches = searches.use
