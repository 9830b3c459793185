/**
 * web/platform: what is being written in a form, kept in this tab so that a reload, a lost
 * connection or a lost session costs nothing.
 */

const keyOf = (id: string) => `draft/${id}`

/** What was typed before; storage may be switched off. */
export function readDraft(id: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function keepDraft(id: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify(values))
  } catch {
    // Storage is full or switched off: then the words live as long as the page.
  }
}
