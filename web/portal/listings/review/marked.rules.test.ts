/** web/portal/listings: forbidden words in a text. */
import { expect, test } from 'vitest'
import { partsOf } from './marked.rules.ts'

const marked = (text: string, forbidden: readonly string[]) =>
  partsOf(text, forbidden)
    .map(({ words, isForbidden }) => (isForbidden ? `[${words}]` : words))
    .join('')

test.each([
  [
    'With a Guaranteed\n return, every year',
    ['guaranteed return'],
    'With a [Guaranteed\n return], every year',
  ],
  ['No children; nobody', ['no children', 'no'], '[No children]; nobody'],
  ["Pas d'étrangers", ['pas d’étrangers'], "[Pas d'étrangers]"],
  ['بدون أطفال', ['بدون أطفال'], '[بدون أطفال]'],
  ['Nothing (here)', ['(here)'], 'Nothing [(here)]'],
  ['Nothing', [], 'Nothing'],
  ['', ['no'], ''],
])('%j', (text, forbidden, wanted) => {
  expect(marked(text, forbidden)).toBe(wanted)
})
