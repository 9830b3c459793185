/** web/portal/listings: single keys of the review. Pure. */

export type Wanted = 'next' | 'previous' | 'approve' | 'request' | 'remove'

const keys: Readonly<Record<string, Wanted>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  c: 'request',
  x: 'remove',
}

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'defaultPrevented'>

/** What a key asks for; nothing with another key held, and nothing a second time while it is held down. */
export function keyOf({ key, altKey, ctrlKey, metaKey, repeat, defaultPrevented }: Press): Wanted | null {
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return null
  return keys[key.toLowerCase()] ?? null
}
