/**
 * bench: how quick the machine is at this moment, by Lighthouse's own index (`computeBenchmarkIndex`). Its
 * mobile preset makes a quick desk four times slower; a machine that is slow, or busy, is slowed down so
 * much less, so that the phone stays one phone.
 */
import type { Page } from '@playwright/test'

/** By the clock, neighbours included, and by processor time of the page's own thread. */
export type Speed = Record<'clock' | 'processor', number>

/** The index of the phone: that of a quick desk (1,500), four times slower. */
const phone = 375
/** What Lighthouse makes of any machine. */
const most = 4

/** How many times slower than this machine the phone is; as slow as Lighthouse has it at most. */
export const slowdownAt = (index: number): number => Math.min(most, index / phone)

type Rounds = { rounds: number; seconds: number }

/** Runs in the page: what makes garbage. */
function strings(): Rounds {
  const start = performance.now()
  let rounds = 0
  let length = 0
  for (; performance.now() - start < 500; rounds++) {
    let text = ''
    for (let at = 0; at < 10_000; at++) text += 'a'
    length += text.length
  }
  if (length !== rounds * 10_000) throw new Error('The index was reckoned wrongly.')
  return { rounds, seconds: (performance.now() - start) / 1_000 }
}

/** Runs in the page: what makes none. */
function arrays(): Rounds {
  const one = Array.from({ length: 100_000 }, (_, at) => at)
  const other = [...one]
  const start = performance.now()
  let rounds = 0
  for (; rounds % 10 !== 0 || performance.now() - start < 500; rounds++) {
    const from = rounds % 2 === 0 ? one : other
    const to = rounds % 2 === 0 ? other : one
    for (let at = 0; at < from.length; at++) to[at] = from[at] ?? 0
  }
  return { rounds, seconds: (performance.now() - start) / 1_000 }
}

/** Takes about a second; the page must not be slowed down. */
export async function speedOf(page: Page): Promise<Speed> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken = async () => {
    const { metrics } = await wire.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const speed: Speed = { clock: 0, processor: 0 }
  for (const work of [strings, arrays]) {
    const before = await taken()
    const { rounds, seconds } = await page.evaluate(work)
    speed.processor += rounds / 10 / ((await taken()) - before) / 2
    speed.clock += rounds / 10 / seconds / 2
  }
  await wire.detach()
  return speed
}
