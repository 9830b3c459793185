/**
 * bench: what pages of a running program weigh, and how they feel on a slow
 * phone. Judges itself. See docs/benchmarks.md.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { publicPages } from '#contract/content/public-pages.ts'
import { ensureChromium } from '#main/tooling/chromium.ts'
import { faultsOf } from './pages/faults.ts'
import { heldBy } from './pages/held.ts'
import { scoreOf } from './pages/score.ts'
import { slowLine, type Line } from './pages/slow-line.ts'
import { feelOf, lettersOfPhones, open, untilHolds, untilQuiet } from './pages/visit.ts'

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } })
const origin = new URL(values.url).origin

/** The line of Lighthouse's mobile preset, and that of point 12. */
const mobile: Line = { bytesPerSecond: 204_800, latencyMs: 150 }
const slow: Line = { bytesPerSecond: 50_000, latencyMs: 400 }

const kilobyte = 1_024
const bars = {
  contentScript: 110 * kilobyte,
  searchScript: 180 * kilobyte,
  font: 60 * kilobyte,
  shift: 0.02,
  score: 95,
  mapAfterListMs: 8_000,
}

const search = '/property-listing'
const { data } = (await (await fetch(`${origin}/api/meridian/search?limit=1`)).json()) as {
  data: { items: { id: string }[] }
}
const pages = [
  { name: 'home', path: '/', script: bars.searchScript },
  { name: 'search', path: search, script: bars.searchScript },
  { name: 'details', path: `/property-details/${data.items[0]?.id}`, script: bars.searchScript },
  ...['/aboutUs', '/FaQs', '/contactUs', '/terms_and_condition', '/internationalNews'].map((path) => ({
    name: path.slice(1),
    path,
    script: bars.contentScript,
  })),
]

/** The others of words: only the weight of their script is measured. Markets and auctions show homes. */
const withHomes = new Set(['dealing-room', 'property-industry', 'commercial-property'])
const otherPages = publicPages.filter(
  ({ path, slug }) => slug !== undefined && !withHomes.has(slug) && !pages.some((one) => one.path === path),
)

const missed: string[] = []
const judge = (what: string, value: number, most: number): void => {
  if (value > most) missed.push(`${what}: ${value}, at most ${most}`)
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(console.log),
  args: [lettersOfPhones],
})

/**
 * What a page sends before anybody touches it. The live map is no
 * part of that: on phones it waits for a touch.
 */
async function weightsOf(path: string) {
  const { page, weights, close } = await open(browser, origin + path)
  await untilQuiet(page)
  // The page itself is under way before anybody listens to the wire.
  const document = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return (visit as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
  })
  await close()
  return { ...weights, document }
}

async function feelOfPage(path: string) {
  const line = await slowLine(new URL(origin), mobile)
  const { page, close } = await open(browser, line.origin + path, { isSlow: true })
  await untilQuiet(page)
  const feel = await feelOf(page)
  await close()
  line.close()
  return { ...feel, ...(await heldBy(browser, origin + path)) }
}

/** On a desk, where the map stands beside the list. */
async function mapOf(path: string) {
  const line = await slowLine(new URL(origin), slow)
  const { page, close } = await open(browser, line.origin + path, { isPhone: false })
  const listMs = await untilHolds(page, () => {
    const button = document.querySelector('article button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps$'))
  })
  const mapMs = await untilHolds(page, () => {
    const map = document.querySelector('section[aria-label="Map"]')
    return Boolean(map?.querySelector('canvas')) && !map?.querySelector('picture')
  })
  const { shift } = await feelOf(page)
  await close()
  line.close()
  return { listMs, mapMs, shift }
}

const table: Record<string, object> = {}
for (const { name, path, script } of pages) {
  const weights = await weightsOf(path)
  const feel = await feelOfPage(path)
  const score = scoreOf(feel)
  const faults = await faultsOf(browser, origin + path)
  table[name] = { ...weights, ...feel, score, faults: faults.length }
  for (const fault of faults) missed.push(`${name}, ${fault}`)
  judge(`${name}, bytes of script`, weights.script, script)
  judge(`${name}, bytes of fonts`, weights.font, bars.font)
  judge(`${name}, layout shift`, feel.shift, bars.shift)
  judge(`${name}, points missing of a hundred`, 100 - score, 100 - bars.score)
}
for (const { path } of otherPages) {
  const { script } = await weightsOf(path)
  table[path.slice(1)] = { script }
  judge(`${path.slice(1)}, bytes of script`, script, bars.contentScript)
}
const map = await mapOf(search)
judge('search, milliseconds from the list to the map', map.mapMs - map.listMs, bars.mapAfterListMs)
judge('search on a desk, layout shift', map.shift, bars.shift)
await browser.close()

console.table(table)
console.log('at 50 kB/s', map)
for (const one of missed) console.log(`missed: ${one}`)
console.log(`RESULT ${JSON.stringify({ pages: table, map, missed: missed.length })}`)
if (missed.length > 0) process.exitCode = 1
