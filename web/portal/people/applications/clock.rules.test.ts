/** web/portal/people: the clock of an application. */
import { expect, test } from 'vitest'
import { readClock } from './clock.rules.ts'

const hour = 3_600_000
const minute = 60_000
const applied = Date.parse('2026-11-10T14:05:00Z')
const at = (hours: number, minutes = 0) =>
  readClock(applied, applied + 48 * hour, applied + hours * hour + minutes * minute)

test('says what is left, and is late in the last twelve hours', () => {
  expect(at(17, 21)).toMatchObject({
    words: '30 h 39 min left',
    waited: '17 h 21 min',
    isLate: false,
    isOver: false,
  })
  expect(at(36)).toMatchObject({ words: '12 h left', isLate: false })
  expect(at(43, 36)).toMatchObject({ words: '4 h 24 min left', isLate: true, isOver: false })
  expect(at(24).hoursUsed).toBe(24)
})

test('a broken promise stays at the end of the bar and says by how much', () => {
  expect(at(51, 10)).toMatchObject({ words: '3 h 10 min over', isLate: true, isOver: true, hoursUsed: 48 })
})

test('a clock that runs behind the server does not go below nothing', () => {
  expect(at(-1)).toMatchObject({ hoursUsed: 0, waited: '0 min' })
})
