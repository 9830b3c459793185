/** privacy: pure decisions about requests: by when, and who may do what when. */
import { requestDays, type RequestState } from '#contract/accounts/privacy.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

/** Thirty days after it came. */
export const dueAfter = (at: Date): Date => new Date(at.getTime() + requestDays * dayMs)

export const isWaiting = (state: RequestState): boolean => state === 'open' || state === 'working'

export const isOverdue = ({ state, dueAt }: { state: RequestState; dueAt: Date }, now: Date): boolean =>
  isWaiting(state) && dueAt <= now
