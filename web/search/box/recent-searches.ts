/** web/search: the searches made last in this browser. They never leave it. */
import { useSyncExternalStore } from 'react'

export type RecentSearch = { label: string; to: string }
const key = 'searches'
const most = 6
const nothing: readonly RecentSearch[] = []
let kept: readonly RecentSearch[] | null = null
const listeners = new Set<() => void>()

function load(): readonly RecentSearch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter(isSearch).slice(0, most) : nothing
  } catch {
    return nothing
  }
}

const isSearch = (one: unknown): one is RecentSearch =>
  typeof one === 'object' &&
  one !== null &&
  'label' in one &&
  typeof one.label === 'string' &&
  'to' in one &&
  typeof one.to === 'string' &&
  one.to.startsWith('/property-listing')

const current = () => (kept ??= load())

function keep(searches: readonly RecentSearch[]): void {
  kept = searches
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // A full or forbidden store only means that nothing is offered next time.
  }
  for (const tell of listeners) tell()
}

/** Puts a search first; one that says the same takes the place of the older. */
export function rememberSearch(search: RecentSearch): void {
  const [first] = current()
  if (first?.to === search.to) return
  keep([search, ...current().filter(({ label, to }) => label !== search.label && to !== search.to)].slice(0, most))
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The newest first; none on the server. */
export const useRecentSearches = (): readonly RecentSearch[] => useSyncExternalStore(subscribe, current, () => nothing)
