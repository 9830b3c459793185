/** feeds: the last day on the market that a record names. */
import type { MapContext } from '../format.ts'
import type { Reading } from '../reading.ts'

/** A home that was sent is still offered, whatever its date says; a day that has passed is told. */
export function noteExpiryDate(reading: Reading, path: string, { now, note }: MapContext): void {
  const until = reading.day(path)
  if (until && until < now.toISOString().slice(0, 10))
    note('date.activeUntil', reading.at(path), { field: path, value: until })
}
