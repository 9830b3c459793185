/** web/stock: a list with one of its items somewhere else, or one more in its place. */

/** Places outside the list are its ends. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.filter((_, at) => at !== from)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}

/**
 * One more behind all others, but before those that were chosen after it;
 * `turnOf` answers none for what was there before.
 */
export function placed<T>(items: readonly T[], item: T, turnOf: (item: T) => number | undefined): T[] {
  const turn = turnOf(item) ?? Infinity
  const at = items.findIndex((one) => (turnOf(one) ?? -1) > turn)
  return at < 0 ? [...items, item] : [...items.slice(0, at), item, ...items.slice(at)]
}
