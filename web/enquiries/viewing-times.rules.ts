/** web/enquiries: times that somebody proposes for a viewing, by the clock where the home is. Pure. */
import { enquiryTexts, type Slot } from '#contract/enquiries/enquiries.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

export const mostTimes = 3

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** A day and a time as they stand in their fields; both empty while nothing is proposed. */
export const noTime: Slot = { date: '', time: '' }

/** The first and last day somebody may choose. */
export const choosableDays = (now: string): { from: string; to: string } => ({
  from: dateOf(Date.parse(now) + dayMs),
  to: dateOf(Date.parse(now) + 180 * dayMs),
})

/**
 * The rows in which something is proposed; what is half filled in counts, so that it is never lost silently.
 */
export const proposed = (rows: readonly Slot[]): Slot[] =>
  rows.filter(({ date, time }) => date !== '' || time !== '')

/**
 * What is wrong with each row; null where nothing is. Whether a time is
 * still to come only the server knows for sure.
 */
export function rowProblems(rows: readonly Slot[], now: string): (string | null)[] {
  const { from, to } = choosableDays(now)
  return rows.map(({ date, time }, index) => {
    if (date === '' && time === '') return null
    if (date === '') return enquiryTexts.date
    if (time === '') return enquiryTexts.time
    if (date < from) return enquiryTexts.slotPast
    if (date > to) return enquiryTexts.slotFar
    const isTwice = rows.findIndex((row) => row.date === date && row.time === time) < index
    return isTwice ? enquiryTexts.slotTwice : null
  })
}
