/** bench: only what holds the page's own thread counts, by its own processor time. */
import { expect, test } from 'vitest'
import { isTask, tasksFrom, type TraceEvent } from './held.rules.ts'

const main = { pid: 7, tid: 1 }
const task = (ts: number, dur: number, tdur: number, thread = main): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur,
  tdur,
})
const paint: TraceEvent = { ...main, name: 'firstContentfulPaint', ts: 100_000 }

test('counts tasks after the first paint, beyond fifty milliseconds of a slower phone', () => {
  const events = [
    paint,
    task(0, 90_000, 90_000),
    // By the clock it took long, because others were at work.
    task(110_000, 80_000, 10_000),
    task(200_000, 40_000, 30_000),
    task(210_000, 5_000, 5_000),
    task(250_000, 60_000, 60_000, { pid: 7, tid: 2 }),
  ]
  expect(tasksFrom(events, 4)).toEqual({ blockedMs: 70, busyMs: 4 * (90 + 10 + 30) })
})

test('says so when nothing was painted', () => {
  expect(() => tasksFrom([task(0, 1, 1)], 4)).toThrow('never painted')
})

test('keeps of a trace what it counts', () => {
  expect([paint, task(0, 1, 1), { name: 'ParseHTML' }, null].filter(isTask)).toHaveLength(2)
})
