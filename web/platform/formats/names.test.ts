/** web/platform: names in a row keep their order, whichever way the page runs. */
import { expect, it } from 'vitest'
import { namesInARow } from './names.ts'

it('a row of a page from left to right is plain text, without what nobody gave', () => {
  expect(namesInARow([null, 'Alvalade', '', 'Lisbon'], 'ltr', ', ')).toBe('Alvalade, Lisbon')
  expect(namesInARow([null], 'rtl', '، ')).toBe('')
})

it('a row of a page from right to left begins as the page does, whatever script its first name is in', () => {
  const row = namesInARow(['Alvalade', 'لشبونة'], 'rtl', '، ')
  // By the bidirectional algorithm what is isolated is passed over: the
  // mark is the first letter with a direction.
  const heard = row.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
  expect(/[\p{L}\u200E\u200F]/u.exec(heard)?.[0]).toBe('\u200F')
  expect(row.replaceAll(/[\u200F\u2068\u2069]/g, '')).toBe('Alvalade، لشبونة')
})
