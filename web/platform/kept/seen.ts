/**
 * web/platform: homes this browser has opened, newest first, so that
 * lists can dim them. Never leaves the browser.
 */
import { isText, keptList } from './kept-list.ts'

const seen = keptList({ key: 'seen', most: 500, storage: () => localStorage, isOne: isText })

/** Remembers that a home was opened. */
export const rememberSeen = (id: string): void => seen.set([id, ...seen.now()])

/** Ids of the homes opened before; empty on the server. */
export function useSeen(): ReadonlySet<string> {
  const ids = seen.use()
  if (known.ids !== ids) known = { ids, set: new Set(ids) }
  return known.set
}

/** Many cards ask for the same set. */
let known: { ids: readonly string[]; set: ReadonlySet<string> } = { ids: [], set: new Set() }
