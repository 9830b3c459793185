/**
 * web/listings: what suggestions are reckoned from: kept in this
 * browser, never sent anywhere, gone with one press.
 */
import type { Card } from '#contract/search/search.ts'
import { keptList } from '#web/platform/kept/kept-list.ts'
import { keptOf, type Alike } from './for-you.rules.ts'
import type { Viewed } from './recently-viewed.ts'

const isAlike = (one: unknown): one is Alike =>
  typeof one === 'object' && one !== null && 'of' in one && 'homes' in one && Array.isArray(one.homes)

const alike = keptList({ key: 'alike', most: 12, storage: () => localStorage, isOne: isAlike })
const off = keptList({
  key: 'suggestions_off',
  most: 1,
  storage: () => localStorage,
  isOne: (one): one is true => one === true,
})

export const useAlike = alike.use
/** All homes that may be suggested. */
export const homesAlike = (): Viewed[] => alike.now().flatMap(({ homes }) => homes)
export const useIsOff = (): boolean => off.use().length > 0

/** Keeps what the page of a home shows as similar to it, unless suggestions are off. */
export function rememberAlike(id: string, similar: readonly Card[]): void {
  if (off.now().length > 0 || similar.length === 0) return
  const others = alike.now().filter(({ of }) => of !== id)
  alike.set([{ of: id, homes: similar.map(keptOf) }, ...others])
}

/** Off forgets everything at once. */
export function setSuggestions(isOn: boolean): void {
  off.set(isOn ? [] : [true])
  if (!isOn) alike.set([])
}
