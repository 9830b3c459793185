/** feeds: the last day on the market that a record names. */
import type { MapContext } from '../format.ts'
import type { Reading } from '../reading.ts'

/** The day, as `expiresOn` of a draft; one that has passed is told, and the home is off the market. */
export function expiryFrom(
  reading: Reading,
  path: string,
  { now, note }: MapContext,
): { expiresOn: string | null } {
  const until = reading.day(path)
  if (until && until < now.toISOString().slice(0, 10))
    note('date.activeUntil', reading.at(path), { field: path, value: until })
  return { expiresOn: until }
}
