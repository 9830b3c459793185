/** web/listings: the homes this browser looked at last, with what a card needs. Never leaves the browser. */
import type { Picture } from '#contract/vocabulary/media.ts'
import type { Price } from '#contract/search/search.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { keptList } from '#web/platform/kept/kept-list.ts'

/** `at` is ISO 8601. */
export type Viewed = {
  id: string
  at: string
  title: string
  type: PropertyType
  place: { name: string; region: string | null; country: string }
  price: Price
  picture: Picture | null
}

const isViewed = (one: unknown): one is Viewed =>
  typeof one === 'object' && one !== null && 'id' in one && 'price' in one && 'place' in one && 'title' in one

const viewed = keptList({ key: 'viewed', most: 12, storage: () => localStorage, isOne: isViewed })

/** The newest first; none on the server. */
export const useRecentlyViewed = viewed.use
export const recentlyViewed = viewed.now

/** Puts a home first in the list; each stands there once. */
export const rememberViewed = (home: Viewed): void =>
  viewed.set([home, ...viewed.now().filter(({ id }) => id !== home.id)])
