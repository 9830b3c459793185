/** content: pieces of text remember what stood in their place. */
import { expect, test } from 'vitest'
import { formerTexts } from './former.ts'

test('a changed piece knows its earlier wordings, newest first, also through versions that changed another one', () => {
  const first = ['Title', 'The fee is 3 %.', 'End.']
  const second = ['Title', 'The fee is 4 %.', 'End.']
  const third = ['Title', 'The fee is 4 %.', 'The end.']
  const fourth = ['Title', 'The fee is 5 %.', 'The end.']
  expect(formerTexts([fourth, third, second, first])).toEqual([
    [],
    ['The fee is 4 %.', 'The fee is 4 %.', 'The fee is 3 %.'],
    ['End.', 'End.'],
  ])
})

test('a piece that came has none, and one that went takes none with it', () => {
  expect(
    formerTexts([
      ['a', 'new', 'b'],
      ['a', 'b'],
    ]),
  ).toEqual([[], [], []])
  expect(
    formerTexts([
      ['a', 'c'],
      ['a', 'b', 'c'],
    ]),
  ).toEqual([[], []])
  expect(formerTexts([['a']])).toEqual([[]])
})
