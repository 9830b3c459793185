/** web/portal/feeds: which run of a feed waits for a person. */
import type { DeskRun } from '#contract/feeds/feed-desk.ts'

type Run = Pick<DeskRun, 'id' | 'state' | 'checked'>

/** These read nothing to their end, so what came before them still waits. */
const readNothing: readonly DeskRun['state'][] = ['running', 'failed']

/**
 * Of the newest runs of a feed, newest first; a run that another file came after waits no more, be it
 * that the address has what is published already.
 */
export function waitingRun<R extends Run>(newest: readonly R[]): R | null {
  const last = newest.find(({ state }) => !readNothing.includes(state))
  return last && last.checked !== null ? last : null
}
