/** platform: rests that last as long as others are busy. */
import { expect, it } from 'vitest'
import { restWhileBusy, watchProcessors } from './processors.ts'

/** Says these shares, one after the other, and counts how often it was asked. */
function shares(...all: number[]) {
  const seen = { looks: 0 }
  const watch = () => () => all[seen.looks++] ?? 0
  return { seen, watch }
}

it('rests once where nobody needs the processors', async () => {
  const { seen, watch } = shares(0.2, 0)
  await restWhileBusy({ ms: 1, watch })
  expect(seen.looks).toBe(1)
})

it('rests again while others do, and goes on when its patience is over', async () => {
  const { seen, watch } = shares(0.9, 0.4, 0.2, 0)
  await restWhileBusy({ ms: 1, watch })
  expect(seen.looks).toBe(3)
  const always = shares(1, 1, 1, 1, 1, 1, 1, 1)
  await restWhileBusy({ ms: 1, patience: 4, watch: always.watch })
  expect(always.seen.looks).toBe(4)
})

it('ends with its signal', async () => {
  const { seen, watch } = shares(1, 1, 1)
  await restWhileBusy({ ms: 10_000, watch, signal: AbortSignal.timeout(5) })
  expect(seen.looks).toBe(0)
})

it('knows a processor at work from an idle one', async () => {
  const share = watchProcessors()
  for (const end = performance.now() + 200; performance.now() < end;) Math.hypot(1, 2)
  expect(share()).toBeGreaterThan(0)
  expect(share()).toBeLessThanOrEqual(1)
})
