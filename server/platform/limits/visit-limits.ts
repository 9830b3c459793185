/**
 * platform: how much one network may ask for in a minute: of calls,
 * of pages, and of pictures, tiles and files.
 */
import type { Clock } from '../settings/clock.ts'
import type { WhatIsAsked } from './kind-of-request.ts'
import { createMemoryLimiter, type Limiter } from './visitor-limits.ts'

type Asked = Exclude<WhatIsAsked, 'health'>
export type VisitLimits = Record<Asked, Limiter>

/**
 * Generous for an office behind one address: a page brings some
 * thirty files the first time, and a map hundreds.
 */
const perMinute: Record<Asked, number> = { call: 3_000, page: 3_000, file: 60_000 }
/** RATE_LIMITS=relaxed raises what is counted by network so many times. */
const relaxedTimes = 1_000

/** In this process's memory; a node more is so much more allowed, which does no harm. */
export function createVisitLimits(clock: Clock, rateLimits: 'default' | 'relaxed'): VisitLimits {
  const of = (asked: Asked) =>
    createMemoryLimiter(clock, {
      times: perMinute[asked] * (rateLimits === 'relaxed' ? relaxedTimes : 1),
      seconds: 60,
    })
  return { call: of('call'), page: of('page'), file: of('file') }
}
