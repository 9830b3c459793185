/**
 * bench: how long a page holds its main thread, counted in processor time of that very thread. The clock counts whoever else
 * is at work on the machine too, and says more of the neighbours than of the page.
 */
import type { Browser } from '@playwright/test'
import { isTask, tasksFrom, type TraceEvent } from './held.rules.ts'
import { open, untilQuiet } from './visit.ts'

export type Held = { blockedMs: number; busyMs: number }

/** As on a phone that is so many times slower. */
export async function heldBy(browser: Browser, url: string, slowdown: number): Promise<Held> {
  const { page, close } = await open(browser, 'about:blank')
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
  await close()
  return tasksFrom(events, slowdown)
}
