/** web/portal/people: the 24–48 hours of an application as a clock; pure. */
import { hourMs } from '#contract/vocabulary/spans.ts'
import { saySpan } from '../../when.rules.ts'

export type Clock = {
  hoursUsed: number
  /** How long the agent has waited. */
  waited: string
  /** `4 h 24 min left`, or how long the promise has been broken. */
  words: string
  isLate: boolean
  isOver: boolean
}

/** Hours of the promise, and of what is left of it when it becomes urgent. */
export const promisedHours = 48
const urgentHours = 12

/** All in milliseconds on one clock. */
export function readClock(appliedAt: number, dueAt: number, now: number): Clock {
  const left = dueAt - now
  return {
    hoursUsed: Math.min(promisedHours, Math.max(0, promisedHours - left / hourMs)),
    waited: saySpan(now - appliedAt),
    words: left >= 0 ? `${saySpan(left)} left` : `${saySpan(-left)} over`,
    isLate: left < urgentHours * hourMs,
    isOver: left < 0,
  }
}
