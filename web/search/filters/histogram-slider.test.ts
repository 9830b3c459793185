/** web/search: the slider's steps are limits that people would name. */
import { expect, test } from 'vitest'
import { humane } from './histogram-slider.tsx'

/** The edges of the price histogram for sales, in euros, and in a currency with many digits. */
const edges = (perEuro: number) =>
  Array.from({ length: 41 }, (_, at) => Math.round(10_000 * perEuro * 1_000 ** (at / 40)))

test.each([1, 0.83, 411.35, 16_820.88])(
  'at %f to the euro every step is a limit of its own, in two figures',
  (perEuro) => {
    const steps = edges(perEuro).map(humane)
    expect(new Set(steps).size).toBe(steps.length)
    for (const step of steps) expect(String(step)).toMatch(/^\d{1,2}0*$/)
  },
)

test('a step is never further than a twentieth from its edge', () => {
  expect(humane(2_511_886)).toBe(2_500_000)
  for (const edge of edges(1)) expect(Math.abs(humane(edge) - edge) / edge).toBeLessThan(0.05)
})
