/** ui: toasts on small screens stand where they cover nothing that is being filled in or pressed. */
import { expect, test } from 'vitest'
import { placeToasts, untouchable, type Obstacle } from './toast-place.rules.ts'

const phone = { left: 0, top: 0, width: 360, height: 640 }
const size = { width: 328, height: 80 }
const field = (top: number, weight = 50): Obstacle => ({ left: 20, top, width: 320, height: 44, weight })

test('at the top while nothing is there', () => {
  expect(placeToasts(size, phone, [field(300)], null)).toEqual({ left: 16, top: 8 })
})

test('below or between what stands at the top', () => {
  const obstacles = [field(20, untouchable), field(70), field(260)]
  const { top } = placeToasts(size, phone, obstacles, null)
  expect([top, top + size.height]).toEqual([122, 202])
})

test('rather over another field than over the one in use or the button that sends', () => {
  const low = { ...phone, height: 200 }
  const { top } = placeToasts(size, low, [field(4), field(60, untouchable), field(150, untouchable)], null)
  expect(top).toBeLessThan(60)
})

test('beside a dialog on a telephone on its side', () => {
  const side = { left: 0, top: 0, width: 844, height: 390 }
  const dialog = { left: 240, top: 0, width: 360, height: 390, weight: untouchable }
  expect(placeToasts({ width: 192, height: 110 }, side, [dialog], null)).toEqual({ left: 644, top: 8 })
})

test('stays where it is while that is as good, and comes back when the screen has shrunk', () => {
  expect(placeToasts(size, phone, [], { left: 16, top: 400 })).toEqual({ left: 16, top: 400 })
  expect(placeToasts(size, { ...phone, height: 300 }, [], { left: 16, top: 400 }).top).toBe(8)
})
