/** bench: what a trace of Chromium says of the thread that painted the page. */

/** Microseconds; `tdur` is processor time of the thread. Trace Event Format, complete events and marks. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const task = 'ThreadControllerImpl::RunTask'
const firstPaint = 'firstContentfulPaint'

/** Whether an entry of a trace is one of those that are counted here. */
export const isTask = (entry: unknown): entry is TraceEvent =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  (entry.name === task || entry.name === firstPaint)

/** A task that holds the thread longer than this keeps whoever touches the page waiting. */
const shortest = 50

/**
 * `blockedMs`: what tasks after the first paint take beyond fifty
 * milliseconds each; `busyMs`: all of them together.
 */
export function tasksFrom(
  events: readonly TraceEvent[],
  slowdown: number,
): { blockedMs: number; busyMs: number } {
  const painted = events.findLast(({ name }) => name === firstPaint)
  if (!painted) throw new Error('The page was never painted.')
  const own = events.filter(
    ({ name, pid, tid }) => name === task && pid === painted.pid && tid === painted.tid,
  )
  let blocked = 0
  let busy = 0
  let end = -Infinity
  for (const { ts, dur = 0, tdur = 0 } of own.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    // A task within a task is part of it.
    if (ts < end) continue
    end = ts + dur
    const held = (tdur / 1_000) * slowdown
    busy += held
    if (end > painted.ts) blocked += Math.max(0, held - shortest)
  }
  return { blockedMs: Math.round(blocked), busyMs: Math.round(busy) }
}
