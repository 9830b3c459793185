/** platform: pages of lists. */
import type { Page } from '#contract/http/page.ts'

/**
 * The page in `rows`, of which one more than `limit` was asked for: a row beyond it says that
 * the list goes on, after the last one shown.
 */
export function pageOf<T>(rows: readonly T[], limit: number, cursorOf: (last: T) => string): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null }
}
