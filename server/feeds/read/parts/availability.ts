/** feeds: from which day a home may be moved into. */
import type { MapContext } from '../format.ts'
import type { Reading } from '../reading.ts'
import { isAtOnce } from '../words/date-words.rules.ts'
import { saysYes } from '../words/yes-no.rules.ts'

/** `2026-02`: from its first day. */
const onlyMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/

/**
 * The day that stands at a path; "at once", there or as a flag beside it, is the day on which it was read.
 */
export function availableFrom(
  reading: Reading,
  path: string,
  { now }: MapContext,
  flags: readonly string[] = [],
): string | null {
  const isFree =
    isAtOnce(reading.text(path) ?? '') || flags.some((at) => saysYes(reading.at(at)?.text) === true)
  if (isFree) return now.toISOString().slice(0, 10)
  const month = reading.text(path)?.match(onlyMonth)?.[0]
  return month ? `${month}-01` : reading.day(path)
}
