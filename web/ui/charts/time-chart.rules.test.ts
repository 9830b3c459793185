/** ui: where bars and lines stand. */
import { expect, test } from 'vitest'
import { barsOf, endOf, lineOf, roundUp, scaleOf } from './time-chart.rules.ts'

test('scales end at round numbers, and begin at nothing unless a line moves little', () => {
  expect([0, 1, 3, 12, 45, 999, 6_482].map(roundUp)).toEqual([1, 1, 5, 20, 50, 1_000, 10_000])
  expect(scaleOf([{ name: 'a', kind: 'bar', values: [3, 4] }])).toEqual({ least: 0, most: 5 })
  const stacked = [
    { name: 'a', kind: 'bar' as const, values: [3, 4] },
    { name: 'b', kind: 'bar' as const, values: [3, 2] },
  ]
  expect(scaleOf(stacked)).toEqual({ least: 0, most: 10 })
  const { least, most } = scaleOf([{ name: 'live', kind: 'line', values: [210_788, null, 214_906] }])
  expect(least).toBeGreaterThan(200_000)
  expect(least).toBeLessThanOrEqual(210_788)
  expect(most).toBeGreaterThanOrEqual(214_906)
  expect(scaleOf([{ name: 'none', kind: 'line', values: [null, null] }])).toEqual({ least: 0, most: 1 })
})

test('bars of a step stand upon one another', () => {
  const bars = barsOf(
    [
      { name: 'a', kind: 'bar', values: [4, 0] },
      { name: 'b', kind: 'bar', values: [6, 10] },
    ],
    10,
  )
  expect(bars.map(({ y, height, tone }) => [Math.round(y), Math.round(height), tone])).toEqual([
    [60, 40, 'first'],
    [0, 60, 'second'],
    [0, 100, 'second'],
  ])
})

test('a line has gaps where nothing is known, and ends in a point', () => {
  expect(endOf([0, 10, 5, null], { least: 0, most: 10 })).toBe('M66.67 50.00h0')
  expect(endOf([null], { least: 0, most: 10 })).toBe('')
  expect(lineOf([0, 10, null, 5], { least: 0, most: 10 })).toBe('M0.00 100.00L33.33 0.00M100.00 50.00h0.6')
})
