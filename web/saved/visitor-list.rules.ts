/** web/saved: the homes a visitor without an account keeps in this browser: ids, latest first; pure. */
import { mostKeptByVisitor } from '#contract/search/saved-codes.ts'

/**
 * With the id at a place (the first, unless it is put back where
 * it was); null when the browser keeps no more.
 */
export function withHome(ids: readonly string[], id: string, place = 0): string[] | null {
  if (ids.includes(id)) return [...ids]
  return ids.length >= mostKeptByVisitor ? null : ids.toSpliced(place, 0, id)
}

export const withoutHome = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id)
