/** media: what a picture has cost beside others. */
import { expect, test } from 'vitest'
import { createWorkMeter } from './work-meter.rules.ts'

test('what two cost at once is shared, what one costs alone is its own, and waiting costs nothing', () => {
  let spent = 500
  const meter = createWorkMeter(() => spent)
  meter.begin(1)
  spent += 400
  meter.begin(2)
  spent += 400
  expect(meter.overdue(599)).toEqual([1])
  expect(meter.overdue(600)).toEqual([])
  meter.end(1)
  spent += 500
  expect(meter.overdue(600)).toEqual([2])
  meter.end(2)
  spent += 10_000
  meter.begin(3)
  expect(meter.overdue(0)).toEqual([])
})
