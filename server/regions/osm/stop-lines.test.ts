/** regions: lines are found by their stops, whatever their order and number. */
import { expect, test } from 'vitest'
import { StopLines } from './stop-lines.ts'

test('a stop has each of its lines once, in the order they were told', () => {
  const lines = new StopLines()
  for (const [stop, line] of [
    [7, '10'],
    [3, '2'],
    [7, '2'],
    [12_000_000_001, 'N1'],
    [7, '10'],
  ] as const)
    lines.add(stop, line)
  expect([lines.of(7), lines.of(3), lines.of(12_000_000_001), lines.of(4)]).toEqual([
    ['10', '2'],
    ['2'],
    ['N1'],
    [],
  ])
  lines.add(4, 'late')
  expect(lines.of(4)).toEqual(['late'])
})

test('more stops than there was room for at first are all found', () => {
  const lines = new StopLines()
  for (let stop = 5_000; stop > 0; stop--) lines.add(stop, `line ${stop % 7}`)
  expect([1, 2_500, 5_000].map((stop) => lines.of(stop))).toEqual([['line 1'], ['line 1'], ['line 2']])
  expect([lines.of(0), lines.of(5_001)]).toEqual([[], []])
})
