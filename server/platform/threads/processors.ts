/** platform: how busy the processors of this machine are, for work that others shall not feel. */
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Milliseconds of all processors together since the machine started; what ran at low priority counts as idle.
 */
function spent(): { busy: number; all: number } {
  let busy = 0
  let all = 0
  for (const { times } of cpus()) {
    busy += times.user + times.sys + times.irq
    all += times.user + times.sys + times.irq + times.idle + times.nice
  }
  return { busy, all }
}

/** Starts to look; the answered function says which share of the processors was busy since, from 0 to 1. */
export function watchProcessors(): () => number {
  const before = spent()
  return () => {
    const now = spent()
    return now.all > before.all ? (now.busy - before.busy) / (now.all - before.all) : 0
  }
}

type Rest = {
  /** Milliseconds of one rest. */
  ms: number
  /** The share that others may use before it rests again. */
  quiet?: number
  /** Milliseconds after which it goes on all the same. */
  patience?: number
  signal?: AbortSignal | undefined
  watch?: typeof watchProcessors
}

/**
 * Rests, and rests again while others use more than a quarter of the processors: with work that comes in
 * bursts and is in no hurry, visitors then find the machine theirs. Ends early when `signal` does.
 */
export async function restWhileBusy({
  ms,
  quiet = 0.25,
  patience = 30_000,
  signal,
  watch = watchProcessors,
}: Rest): Promise<void> {
  for (let rested = 0; rested < patience; rested += ms) {
    const busy = watch()
    await sleep(ms, undefined, { signal }).catch(() => undefined)
    if (signal?.aborted || busy() <= quiet) return
  }
}
