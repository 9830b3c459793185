/** web/stock: a list with one of its items somewhere else. */

/** Places outside the list are its ends. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const rest = items.filter((_, at) => at !== from)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
