/** web/feeds: which words of a text differ. */
import { expect, test } from 'vitest'
import { differingWords } from './differing-words.ts'

test.each([
  ['A quiet house.', 'A quiet small house.', ['A quiet ', '', 'small ', 'house.']],
  ['five minutes on foot', 'twelve minutes on foot', ['', 'five', 'twelve', ' minutes on foot']],
  ['All of it', 'Another text', ['', 'All of it', 'Another text', '']],
  ['Here and here', 'Here and here and here', ['Here and here', '', ' and here', '']],
  ['The same', 'The same', ['The same', '', '', '']],
])('%s → %s', (before, after, [start, old, fresh, end]) => {
  expect(differingWords(before, after)).toEqual({ start, before: old, after: fresh, end })
})
