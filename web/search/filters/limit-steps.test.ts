/**
 * web/search: the slider's steps are limits that people would
 * name, and every bar stands where its prices are.
 */
import { expect, test } from 'vitest'
import { limitSteps, placeOf } from './limit-steps.ts'

/** The edges of the price histogram for sales, in euros, and in a currency with many digits. */
const edges = (perEuro: number) =>
  Array.from({ length: 41 }, (_, at) => Math.round(10_000 * perEuro * 1_000 ** (at / 40)))

test.each([1, 0.83, 411.35, 16_820.88])(
  'at %f to the euro every step is a round limit of its own',
  (perEuro) => {
    const steps = limitSteps(edges(perEuro))
    expect(new Set(steps).size).toBe(steps.length)
    for (const step of steps) expect(String(step)).toMatch(/^(1|125|15|2|25|3|4|5|6|8)0*$/)
    expect(steps[0]).toBeLessThanOrEqual(10_000 * perEuro)
    expect(steps.at(-1)).toBeGreaterThanOrEqual(10_000_000 * perEuro * 0.999)
  },
)

test('a value has its place between two steps', () => {
  const steps = limitSteps([10_000, 10_000_000])
  expect(steps.slice(0, 4)).toEqual([10_000, 12_500, 15_000, 20_000])
  expect(placeOf(steps, 15_000)).toBe(2)
  expect(placeOf(steps, Math.sqrt(15_000 * 20_000))).toBeCloseTo(2.5)
  expect(placeOf(steps, 1)).toBe(0)
  expect(placeOf(steps, 99_000_000)).toBe(steps.length - 1)
})
