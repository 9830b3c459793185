/** web/saved: keeps a visitor's list in localStorage; where there is none, it lasts as long as the page. */
import { parseList } from './visitor-list.rules.ts'

const key = 'saved_homes'

let kept: readonly string[] | null = null

function load(): string[] {
  try {
    return parseList(localStorage.getItem(key))
  } catch {
    return []
  }
}

export const visitorList = (): readonly string[] => (kept ??= load())

export function keepVisitorList(ids: readonly string[]): void {
  kept = ids
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // A full or forbidden store only means that the list ends with the page.
  }
}

/** Runs when another tab changed the list. Answers a function that ends it. */
export function onOtherTab(tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    kept = null
    tell()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
