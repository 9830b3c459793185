/** web/accounts: typing, erasing and pasting into the boxes of a code. */
import { describe, expect, test } from 'vitest'
import { clockFace, erased, isComplete, lifeWords, noDigits, pasted, typed } from './code-boxes.rules.ts'

describe('typing', () => {
  test('a box holds one digit and passes the focus on', () => {
    expect(typed(noDigits, 0, '7')).toEqual({ boxes: ['7', '', '', ''], focus: 1 })
    expect(typed(['7', '', '', ''], 0, '73')).toEqual({ boxes: ['3', '', '', ''], focus: 1 })
    expect(typed(['1', '2', '3', ''], 3, '4')).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 })
  })
  test.each(['a', ' ', '-', '１'])('%j changes nothing', (text) => {
    expect(typed(noDigits, 1, text)).toEqual({ boxes: noDigits, focus: 1 })
  })
})

describe('backspace', () => {
  test('clears the box it is in', () => {
    expect(erased(['1', '2', '', ''], 1)).toEqual({ boxes: ['1', '', '', ''], focus: 1 })
  })
  test('on an empty box moves to the previous one and clears it', () => {
    expect(erased(['1', '2', '', ''], 2)).toEqual({ boxes: ['1', '', '', ''], focus: 1 })
  })
  test('on the empty first box stays', () => {
    expect(erased(noDigits, 0)).toEqual({ boxes: noDigits, focus: 0 })
  })
})

describe('pasting', () => {
  test('takes exactly four digits', () => {
    expect(pasted(noDigits, 2, ' 0412\n')).toEqual({ boxes: ['0', '4', '1', '2'], focus: 3 })
  })
  test.each(['041', '04123', '04a2', '', '０４１２'])('refuses %j', (text) => {
    expect(pasted(noDigits, 2, text)).toEqual({ boxes: noDigits, focus: 2 })
  })
})

test('a code is complete with four digits', () => {
  expect([isComplete(['1', '2', '3', '']), isComplete(['1', '2', '3', '4'])]).toEqual([false, true])
})

test.each([
  [300, '5:00'],
  [299.2, '5:00'],
  [61, '1:01'],
  [59, '0:59'],
  [0.4, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d seconds read %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face)
})

test.each([
  [299.4, '5 minutes'],
  [301, '5 minutes'],
  [258, '260 seconds'],
  [89.5, '90 seconds'],
  [14.2, '15 seconds'],
  [0.3, '1 second'],
  [-4, '1 second'],
])('a code that works for another %d seconds works for %s', (seconds, words) => {
  expect(lifeWords(seconds)).toBe(words)
})
