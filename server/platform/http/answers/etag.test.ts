/** platform: what a browser has already is recognised by its tag. */
import { expect, test } from 'vitest'
import { etagOf, hasAlready, weakEtagOf } from './etag.ts'

const asking = (tags?: string) =>
  new Request('http://localhost/', { ...(tags && { headers: { 'if-none-match': tags } }) })
const tag = etagOf('words')

test.each([
  [tag, true],
  [`W/${tag}`, true],
  [`"other", ${tag}`, true],
  ['*', true],
  ['"other"', false],
  [tag.slice(1, -1), false],
  [undefined, false],
])('%s is known: %s', (tags, known) => {
  expect(hasAlready(asking(tags), tag)).toBe(known)
})

test('a weak tag is known as itself and as a strong one', () => {
  const weak = weakEtagOf('words')
  expect(weak).toBe(`W/${tag}`)
  expect([hasAlready(asking(weak), weak), hasAlready(asking(tag), weak)]).toEqual([true, true])
})

test('other bytes have another tag', () => {
  expect(etagOf('words')).toBe(tag)
  expect(etagOf('word')).not.toBe(tag)
})
