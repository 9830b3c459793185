/** web/alerts: the searches of a visitor without an account, kept in this browser; latest first. */
import { mostSearchesOfVisitor } from '#contract/alerts/alert-codes.ts'
import type { NewSearch } from '#contract/alerts/alerts.ts'
import { keptList } from '#web/platform/kept/kept-list.ts'

/** The server looks at what is inside. */
const isSearch = (one: unknown): one is NewSearch =>
  typeof one === 'object' && one !== null && 'name' in one && 'question' in one

const searches = keptList<NewSearch>({
  key: 'saved_searches',
  most: mostSearchesOfVisitor,
  storage: () => localStorage,
  isOne: isSearch,
})

export const visitorSearches = searches.now
export const keepVisitorSearches = searches.set

/** The same question takes the place of the one before; false where the browser keeps no more. */
export function keepSearch(search: NewSearch): boolean {
  const same = JSON.stringify(search.question)
  const others = visitorSearches().filter(({ question }) => JSON.stringify(question) !== same)
  if (others.length >= mostSearchesOfVisitor) return false
  keepVisitorSearches([search, ...others])
  return true
}
