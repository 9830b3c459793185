/** web/stock: keys that move a picture. */
import { expect, test } from 'vitest'
import { pressed, type Lifted } from './lifting.rules.ts'

/** What becomes of the order when these keys are pressed on one picture. */
function after(keys: string[], at: number, isRightToLeft = false) {
  let lifted: Lifted | null = null
  let place = at
  for (const key of keys) {
    const answer = pressed(key, lifted, { at: place, count: 4, isRightToLeft })
    if (!answer) continue
    lifted = answer.lifted
    place = answer.to ?? place
  }
  return { place, isLifted: lifted !== null }
}

test('Space lifts and puts down; arrows carry it, and stop at the ends', () => {
  expect(after(['ArrowRight'], 1)).toEqual({ place: 1, isLifted: false })
  expect(after([' ', 'ArrowRight'], 1)).toEqual({ place: 2, isLifted: true })
  expect(after([' ', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' '], 1)).toEqual({
    place: 3,
    isLifted: false,
  })
  expect(after(['Enter', 'Home'], 3)).toEqual({ place: 0, isLifted: true })
  expect(after([' ', 'End', 'Tab'], 0)).toEqual({ place: 3, isLifted: false })
})

test('Escape puts it back where it was lifted', () => {
  expect(after([' ', 'ArrowLeft', 'ArrowLeft', 'Escape'], 3)).toEqual({ place: 3, isLifted: false })
})

test('from right to left the arrows turn', () => {
  expect(after([' ', 'ArrowLeft'], 1, true).place).toBe(2)
  expect(after([' ', 'ArrowRight'], 1, true).place).toBe(0)
})

test('other keys are left alone', () => {
  expect(pressed('a', { from: 0, at: 0 }, { at: 0, count: 4, isRightToLeft: false })).toBeNull()
})
