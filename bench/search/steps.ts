/** bench: how long the steps of the index take, and whether a long one had memory to collect. */
import { PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Milliseconds of processor time of this thread: all steps, the longest
 * of them, and how many took more than allowed.
 */
export type Steps = { steps: number; all: number; longest: number; tooLong: number; long: Long[] }
type Long = { from: number; to: number; ms: number }
export const noSteps = (): Steps => ({ steps: 0, all: 0, longest: 0, tooLong: 0, long: [] })
const longestAllowed = 20

export function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

export function runSteps(steps: Iterator<void, void>, found: Steps): void {
  for (let done = false; !done;) {
    const from = performance.now()
    const before = process.threadCpuUsage()
    done = steps.next().done === true
    const ms = msSince(before)
    found.steps++
    found.all += ms
    found.longest = Math.max(found.longest, ms)
    if (ms <= longestAllowed) continue
    found.tooLong++
    found.long.push({ from, to: performance.now(), ms })
  }
}

/**
 * What the engine collected while it watched. Asked after the steps, it tells of each that was too long which
 * part of it that was (wall-clock milliseconds), and how many would have been too long without.
 */
export function watchCollections() {
  const seen: { from: number; to: number }[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.push({ from: startTime, to: startTime + duration })
  })
  observer.observe({ type: 'gc' })
  const within = ({ from, to }: Long): number =>
    seen.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0)
  return async ({ long, ...rest }: Steps) => {
    // The engine tells of collections in turns of their own.
    await turn()
    await turn()
    const told = long.map((one) => ({ ms: one.ms, collecting: within(one) }))
    const without = told.filter(({ ms, collecting }) => ms - collecting > longestAllowed).length
    const shown = told.map(({ ms, collecting }) => `${ms.toFixed(0)} (${collecting.toFixed(0)})`).join(', ')
    return { ...rest, tooLongWithoutCollecting: without, long: shown }
  }
}
