/** web/listings: the homes this browser looked at last, with what a card needs. Never leaves the browser. */
import type { Picture } from '#contract/vocabulary/media.ts'
import type { Price } from '#contract/search/search.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'

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

const key = 'viewed'
const most = 12

/** The newest first; empty without a store or with one that holds something else. */
export function recentlyViewed(): Viewed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isViewed) : []
  } catch {
    return []
  }
}

/** Puts a home first in the list; each stands there once. */
export function rememberViewed(home: Viewed): void {
  const others = recentlyViewed().filter(({ id }) => id !== home.id)
  try {
    localStorage.setItem(key, JSON.stringify([home, ...others].slice(0, most)))
  } catch {
    // A full or forbidden store only means that the list stays as it was.
  }
}

const isViewed = (one: unknown): one is Viewed =>
  typeof one === 'object' && one !== null && 'id' in one && 'price' in one && 'place' in one && 'title' in one
