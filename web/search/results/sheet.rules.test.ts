/** web/search: the sheet of phones. */
import { expect, it } from 'vitest'
import { heightOf, nextRest, restAt, rests } from './sheet.rules.ts'

const room = 700

it('comes to rest at the nearest height', () => {
  expect([90, 250, 372, 500, 690].map((height) => restAt(height, 0, room))).toEqual([
    'low',
    'half',
    'half',
    'half',
    'high',
  ])
})

it('goes where it was thrown', () => {
  expect(restAt(372, 1_500, room)).toBe('high')
  expect(restAt(372, -1_500, room)).toBe('low')
})

it('never hides the map whole unless it is high, however small the room', () => {
  expect(heightOf('half', 300)).toBe(204)
  expect(heightOf('high', 300)).toBe(300)
})

it('is moved by the button through every rest', () => {
  expect(rests.map(nextRest)).toEqual(['half', 'high', 'low'])
})
