/** web/enquiries: where a viewing stands at a moment, in words, and what can still be done about it. */
import type { Viewing } from '#contract/enquiries/thread.ts'
import type { Mark } from '#web/ui/status.tsx'

type Standing = {
  mark: Mark
  word: string
  note?: string
  /** A time may be chosen, or another one. */
  mayChoose: boolean
  mayCancel: boolean
}

const over = { mark: 'off', mayChoose: false, mayCancel: false } as const
const notOffered = 'This home is not on the market now.'

/** `now` is an instant as the times are. */
export function standingOf(viewing: Viewing, now: string): Standing {
  const { state, chosen, times, isOffered } = viewing
  if (state === 'cancelled') return { ...over, word: 'The viewing is cancelled' }
  if (state === 'booked') {
    if (chosen !== null && chosen <= now) return { ...over, word: 'This viewing is over' }
    const booked = { mark: 'live', word: 'The viewing is agreed', mayCancel: true } as const
    return isOffered ? { ...booked, mayChoose: true } : { ...booked, note: notOffered, mayChoose: false }
  }
  if (times.every((time) => time <= now)) return { ...over, word: 'These times are over' }
  const proposed = { word: 'Times are proposed', mayCancel: true } as const
  return isOffered
    ? { ...proposed, mark: 'wait', mayChoose: true }
    : { ...proposed, mark: 'off', note: notOffered, mayChoose: false }
}
