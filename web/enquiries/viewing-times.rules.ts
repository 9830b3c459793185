/** web/enquiries: days and times to offer for a viewing, by the clock where the home is. Pure. */
import type { Slot } from '#contract/enquiries.ts'

export const mostTimes = 3

const day = 86_400_000
/** Days ahead and the time of day; agents do not show homes on Sundays. */
const offers: readonly [number, string][] = [
  [2, '10:30'],
  [3, '14:00'],
  [5, '11:15'],
]

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Three times in the coming week, none of them on a Sunday and no two on one day. */
export function offeredTimes(now: string): Slot[] {
  const today = Math.floor(Date.parse(now) / day) * day
  let shift = 0
  return offers.map(([ahead, time]) => {
    const at = today + (ahead + shift) * day
    if (new Date(at).getUTCDay() === 0) shift++
    return { date: dateOf(today + (ahead + shift) * day), time }
  })
}

/** The first and last day somebody may choose. */
export const choosableDays = (now: string): { from: string; to: string } => ({
  from: dateOf(Date.parse(now) + day),
  to: dateOf(Date.parse(now) + 180 * day),
})

const same = (a: Slot, b: Slot) => a.date === b.date && a.time === b.time
export const isChosen = (slots: readonly Slot[], slot: Slot): boolean => slots.some((one) => same(one, slot))

/** With the slot if it was not there, without it if it was; a fourth pushes the first out. Earliest first. */
export function toggled(slots: readonly Slot[], slot: Slot): Slot[] {
  if (isChosen(slots, slot)) return slots.filter((one) => !same(one, slot))
  return [...slots, slot].slice(-mostTimes).toSorted((a, b) => (`${a.date}${a.time}` < `${b.date}${b.time}` ? -1 : 1))
}
