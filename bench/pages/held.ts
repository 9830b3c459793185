/**
 * bench: how long a page holds its main thread, counted in processor time of that very thread. The clock
 * counts whoever else is at work on the machine too, and says more of the neighbours than of the page.
 */
import type { Browser } from '@playwright/test'
import { isTask, tasksFrom, type TraceEvent } from './held.rules.ts'
import { slowdownAt, speedOf } from './speed.ts'
import { open, untilQuiet } from './visit.ts'

/** `index` is that of the machine meanwhile, by processor time. */
export type Held = { blockedMs: number; busyMs: number; index: number }

/** As on the phone. A machine does not stay as quick as it was: it is asked before and afterwards. */
export async function heldBy(browser: Browser, url: string): Promise<Held> {
  const { page, close } = await open(browser, 'about:blank')
  const before = await speedOf(page)
  const wire = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[]).filter(isTask)))
  const ended = new Promise<void>((resolve) => {
    wire.once('Tracing.tracingComplete', () => resolve())
  })
  await wire.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading'], excludedCategories: [] },
  })
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  await untilQuiet(page)
  await wire.send('Tracing.end')
  await ended
  const after = await speedOf(page)
  await close()
  const index = Math.round((before.processor + after.processor) / 2)
  return { ...tasksFrom(events, slowdownAt(index)), index }
}
