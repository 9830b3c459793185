/** platform: whatever is typed stays text, in HTML and in XML. */
import { expect, test } from 'vitest'
import { escapeMarkup, escapeXml } from './escape.ts'

test('no sign of markup is left', () => {
  expect(escapeMarkup(`a<b a="1" b='2'>&amp;`)).toBe('a&#60;b a=&#34;1&#34; b=&#39;2&#39;&#62;&#38;amp;')
})

test('XML gets no character that it forbids, and keeps every other', () => {
  expect(escapeXml('a\u0000\u0008b\uFFFF\tc\n😀')).toBe('ab\tc\n😀')
})
