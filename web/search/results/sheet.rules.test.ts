/** web/search: the sheet of phones. */
import { describe, expect, it } from 'vitest'
import { heightOf, nextRest, restAt, restByKey, rests } from './sheet.rules.ts'

const room = 700

it('comes to rest at the nearest height', () => {
  expect([90, 250, 372, 500, 690].map((height) => restAt(height, 0, room))).toEqual([
    'low',
    'low',
    'half',
    'half',
    'high',
  ])
})

it('goes where it was thrown', () => {
  expect(restAt(372, 1_500, room)).toBe('high')
  expect(restAt(372, -1_500, room)).toBe('low')
})

describe('its heights', () => {
  it('grow with the room', () => {
    expect(rests.map((rest) => heightOf(rest, room))).toEqual([196, 392, 700])
    expect(heightOf('half', 900)).toBe(504)
  })

  it('never hide the map whole unless it is high, however small the room', () => {
    for (const small of [180, 240, 300, 400, 520]) {
      expect(small - heightOf('low', small), `low in ${small}`).toBeGreaterThanOrEqual(96)
      expect(small - heightOf('half', small), `half in ${small}`).toBeGreaterThanOrEqual(96)
      expect(heightOf('half', small)).toBeGreaterThanOrEqual(heightOf('low', small))
      expect(heightOf('high', small)).toBe(small)
    }
  })
})

it('is moved by the button through every rest, and by arrow keys up and down', () => {
  expect(rests.map(nextRest)).toEqual(['half', 'high', 'low'])
  expect(rests.map((rest) => restByKey('ArrowUp', rest))).toEqual(['half', 'high', null])
  expect(rests.map((rest) => restByKey('ArrowDown', rest))).toEqual([null, 'low', 'half'])
  expect(restByKey('Enter', 'half')).toBeNull()
})
