/** accounts: the details of an act as PostgreSQL gives them back, whatever they were written from; pure. */

/**
 * What a seal is made over must be what is read later. `jsonb` leaves out what has no value and puts the keys
 * of every object into an order of its own: the shorter first, then by their bytes (PostgreSQL 8.14.4).
 */
export const asKept = (detail: Record<string, unknown>): Record<string, unknown> =>
  ordered(JSON.parse(JSON.stringify(detail)) as unknown) as Record<string, unknown>

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, one]) => ({
    key,
    bytes: Buffer.from(key),
    one: ordered(one),
  }))
  const byLength = entries.toSorted(
    ({ bytes: a }, { bytes: b }) => a.length - b.length || Buffer.compare(a, b),
  )
  return Object.fromEntries(byLength.map(({ key, one }) => [key, one]))
}
