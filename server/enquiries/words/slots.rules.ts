/** enquiries: moments people choose by the clock of a place, and whether they make sense. */
import { enquiryTexts, type Slot } from '#contract/enquiries/enquiries.ts'
import { dayMs, minuteMs } from '#contract/vocabulary/spans.ts'
import { asUtc, momentOf } from '#contract/vocabulary/time-zones.ts'

/** Days ahead that a moment may be chosen. */
export const farthestSlot = 183
/** No clock on earth is further ahead of or behind UTC; milliseconds. */
const widest = 14 * 60 * minuteMs

/** The engine has this (ECMA-402, Intl Locale Info); the types do not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined }

/**
 * The time zones of a country (ISO 3166-1 → IANA), by the tables of
 * this program; empty for one they do not have.
 */
export const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? []

/**
 * What is wrong with a slot by the clock where a home is, of which only the country is
 * known: it is past or too far off by each clock of the country, or anywhere on earth when
 * the tables have none; null when nothing is.
 */
export function slotProblem(slot: Slot, country: string, now: Date): string | null {
  const zones = zonesOf(country)
  const moments = zones.map((zone) => momentOf(slot, zone).getTime())
  const [first, last] =
    moments.length > 0
      ? [Math.min(...moments), Math.max(...moments)]
      : [asUtc(slot) - widest, asUtc(slot) + widest]
  if (last <= now.getTime()) return enquiryTexts.slotPast
  return first > now.getTime() + farthestSlot * dayMs ? enquiryTexts.slotFar : null
}

/** The same for a slot by a zone's own clock. */
export function zonedSlotProblem(slot: Slot, timeZone: string, now: Date): string | null {
  const at = momentOf(slot, timeZone).getTime()
  if (at <= now.getTime()) return enquiryTexts.slotPast
  return at > now.getTime() + farthestSlot * dayMs ? enquiryTexts.slotFar : null
}
