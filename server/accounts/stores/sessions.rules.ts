/**
 * accounts: pure decisions about sessions: how long they live, and what a refresh token of some age means.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'

export type Lifetimes = { refreshIdle: number; refreshAbsolute: number; refreshGrace: number }
export type SessionState = {
  counter: number
  bindingHash: string | null
  createdAt: Date
  /** When the counter last stepped. */
  refreshedAt: Date
  /** When it was last renewed at all. */
  usedAt: Date
  endedAt: Date | null
  role: string
  approval: string
  suspendedAt: Date | null
}
/**
 * step: count on. keep: answer the current token. unbound: the browser's
 * cookie is missing. stolen: end the session.
 */
export type RefreshDecision = 'step' | 'keep' | 'ended' | 'unbound' | 'stolen'

/**
 * Seconds. Admins stay signed in half an hour unused and twelve
 * hours at most; programs without cookies one day.
 */
function lives({ role, bindingHash }: SessionState, l: Lifetimes): { idle: number; absolute: number } {
  if (role === 'Admin')
    return { idle: Math.min(l.refreshIdle, 1_800), absolute: Math.min(l.refreshAbsolute, 43_200) }
  return bindingHash === null
    ? { idle: Math.min(l.refreshIdle, daySeconds), absolute: l.refreshAbsolute }
    : { idle: l.refreshIdle, absolute: l.refreshAbsolute }
}

const secondsSince = (at: Date, now: Date): number => (now.getTime() - at.getTime()) / 1000

/** Whether it has run out: nobody renewed it for too long, or it is too old altogether. */
export function hasLapsed(session: SessionState, now: Date, lifetimes: Lifetimes): boolean {
  const { idle, absolute } = lives(session, lifetimes)
  return secondsSince(session.usedAt, now) > idle || secondsSince(session.createdAt, now) > absolute
}

/**
 * What to do with a refresh token whose counter is `counter`. The parent of the current token stays usable.
 */
export function refreshDecision({
  session,
  counter,
  now,
  lifetimes,
  cookieFits,
}: {
  session: SessionState
  counter: number
  now: Date
  lifetimes: Lifetimes
  cookieFits: boolean
}): RefreshDecision {
  if (session.endedAt || session.suspendedAt || session.approval !== 'approved') return 'ended'
  if (hasLapsed(session, now, lifetimes)) return 'ended'
  if (!cookieFits) return 'unbound'
  if (counter > session.counter) return 'ended'
  if (counter === session.counter) return 'step'
  const isParent = counter === session.counter - 1
  return isParent || secondsSince(session.refreshedAt, now) < lifetimes.refreshGrace ? 'keep' : 'stolen'
}
