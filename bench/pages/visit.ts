/** bench: one visit of one page in a browser of its own: what was sent, and how it felt on a slow phone. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { slowdownAt, speedOf } from './speed.ts'

export type Weights = Record<'script' | 'style' | 'font', number>
/** `blockedMs` is counted apart, see `held.ts`. */
export type Feel = {
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const desk = { viewport: { width: 1350, height: 940 } }
/** Milliseconds without a request after which a page that nobody touches asks for nothing more. */
const quietMs = 1_500

export type Visit = { page: Page; weights: Weights; close: () => Promise<void> }

/**
 * Phones place letters by fractions of a pixel, and so must the browser of
 * the bench: lines break where they break there.
 */
export const lettersOfPhones = '--font-render-hinting=none'

/** Opens a page with nothing kept from before, and adds up what it is sent; `isSlow` as on the phone. */
export async function open(
  browser: Browser,
  url: string,
  { isSlow = false, isPhone = true }: { isSlow?: boolean; isPhone?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...(isPhone ? phone : desk), locale: 'en-GB' })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  const weights = await weigh(wire)
  if (isSlow) {
    const rate = Math.max(1, slowdownAt((await speedOf(page)).clock))
    await wire.send('Emulation.setCPUThrottlingRate', { rate })
  }
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  return { page, weights, close: () => context.close() }
}

async function weigh(wire: CDPSession): Promise<Weights> {
  const weights: Weights = { script: 0, style: 0, font: 0 }
  const kinds = new Map<string, keyof Weights>()
  const names: Record<string, keyof Weights> = {
    Script: 'script',
    Stylesheet: 'style',
    Font: 'font',
  }
  await wire.send('Network.enable')
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = names[type]
    if (kind) kinds.set(requestId, kind)
  })
  // The body as it is sent: headers are the same on every page.
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weights[kind] += encodedDataLength
  })
  return weights
}

declare global {
  interface Window {
    seen: Seen
  }
}

type Seen = { largest: number; shift: number }

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen: Seen = { largest: 0, shift: 0 }
  window.seen = seen
  const hear = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  hear('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  hear('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

/** What the page saw of itself so far. */
export async function feelOf(page: Page): Promise<Omit<Feel, 'blockedMs'>> {
  const { seen, first } = await page.evaluate(() => ({
    seen: window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  return {
    firstPaintMs: Math.round(first),
    largestPaintMs: Math.round(seen.largest),
    shift: Number(seen.shift.toFixed(4)),
  }
}

/** Resolves when nothing has been sent for a while. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.waitForTimeout(quietMs)
}

/** Milliseconds from the beginning of the navigation until `holds` does in the page. */
export async function untilHolds(page: Page, holds: () => boolean): Promise<number> {
  await page.waitForFunction(holds, undefined, { timeout: 120_000, polling: 50 })
  return Math.round(await page.evaluate(() => performance.now()))
}
