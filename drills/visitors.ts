/** drills: visitors who search and sign up, and what became of what they asked for. */
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers by what they mean: done; refused with 429 or 503 and a moment
 * to try again; anything else, or none at all.
 */
export type Tally = { done: number; refused: number; broken: number }

export const emptyTally = (): Tally => ({ done: 0, refused: 0, broken: 0 })

export const tallyText = ({ done, refused, broken }: Tally): string =>
  `${done} done, ${refused} refused, ${broken} broken`

/** Answers whether it was done. */
export function count(tally: Tally, reply: Response | null): boolean {
  if (reply?.ok) tally.done++
  else if (reply && [429, 503].includes(reply.status) && reply.headers.has('retry-after')) tally.refused++
  else tally.broken++
  return reply?.ok ?? false
}

/** Null when there was no answer at all. */
export async function ask(
  origin: string,
  path: string,
  init: RequestInit = {},
  patienceMs = 10_000,
): Promise<Response | null> {
  const reply = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(
    () => null,
  )
  await reply
    ?.clone()
    .arrayBuffer()
    .catch(() => undefined)
  return reply
}

let people = 0
/** An address that nobody has signed up with. */
export const newAddress = (): string => `visitor-${process.pid}-${Date.now()}-${++people}@drill.example`

export const signUp = (origin: string, email = newAddress()): Promise<Response | null> =>
  ask(origin, '/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Drill Visitor', email, password: 'Correct-horse-battery-7' }),
  })

let asked = 0
/** Different ones, so that not all are answered from what was kept. */
export const search = (origin: string): Promise<Response | null> =>
  ask(origin, `/api/meridian/search?minPrice=${(++asked % 50) * 10_000}&limit=12`)

export async function repeat(ended: AbortSignal, pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!ended.aborted) {
    await work()
    await sleep(pauseMs)
  }
}

/**
 * What cannot be begun within so many milliseconds of its time is left out: this machine was too busy to ask.
 */
const tooLateMs = 1_000

/**
 * Begins `perSecond` of them by the clock, whether or not the earlier
 * ones are answered; ends when the last one is.
 * `late` hears how many were left out.
 */
export async function steadily(
  ended: AbortSignal,
  perSecond: number,
  work: () => Promise<void>,
  late: (count: number) => void = () => undefined,
): Promise<void> {
  const open = new Set<Promise<void>>()
  const since = performance.now()
  for (let begun = 0; !ended.aborted; await sleep(5)) {
    // Reckoned once a turn: beginning one takes time itself, and what comes due meanwhile has its turn next.
    const due = Math.ceil(((performance.now() - since) / 1_000) * perSecond)
    const leftOut = Math.max(0, due - begun - Math.ceil((tooLateMs / 1_000) * perSecond))
    if (leftOut > 0) late(leftOut)
    for (begun += leftOut; begun < due; begun++) {
      const one: Promise<void> = work().finally(() => open.delete(one))
      open.add(one)
    }
  }
  await Promise.all(open)
}
