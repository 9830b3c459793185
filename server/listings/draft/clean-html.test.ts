/** listings: descriptions become clean HTML, and what is clean stays as it is. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { isCleanHtml } from './draft.rules.ts'

const wordsOf = (html: string) => html.replace(/<[^>]*>|\s/g, '')

describe('cleanHtml', () => {
  it.each([
    ['One.\n\nTwo,\nnext line.', '<p>One.</p><p>Two,<br>next line.</p>'],
    ['Fish & chips < 5 min', '<p>Fish &amp; chips &lt; 5 min</p>'],
    ['Caf&eacute; nearby', '<p>Café nearby</p>'],
    [
      '<p class="x" onclick="y()">A <b>bold</b> <i>word</i></p>',
      '<p>A <strong>bold</strong> <em>word</em></p>',
    ],
    ['<h2>Title</h2><div>Body</div>', '<p>Title</p><p>Body</p>'],
    ['<ul><li>One</li><li></li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['A<br/>B<BR>C<br><br><br><br>D', 'A<br>B<br>C<br><br>D'],
    [
      '<p>Call <a href="tel:+441632960000">01632 960000</a> or <a href="mailto:a@example.com">a@example.com</a></p>',
      '<p>Call 01632 960000 or a@example.com</p>',
    ],
    ['<a href="https://evil.example">site</a>', '<p>site</p>'],
    ['<script>alert(1)</script><p>A</p><style>p{}</style><iframe src="x">b</iframe>', '<p>A</p>'],
    ['<img src=x onerror=alert(1)>A', '<p>A</p>'],
    ['<p>Unclosed <strong>tags', '<p>Unclosed <strong>tags</strong></p>'],
    ['<table><tr><td>1</td></tr></table>', '<p>1</p>'],
  ])('%s', (source, clean) => {
    expect(cleanHtml(source)).toBe(clean)
  })

  it.each(['', '  \n ', '<p>&nbsp;</p>', '<script>x</script>', '<img src="x">', '<!-- a -->'])(
    'finds nothing in %j',
    (source) => {
      expect(cleanHtml(source)).toBeNull()
    },
  )

  it('answers only what may be stored, and cleaning it again loses no word', () => {
    const tag = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '<svg onload=',
      '<script>',
      '</script>',
      '<a href="javascript:x">',
      '<ul><li>',
      '&lt;',
      '<!--',
      '-->',
      '\n\n',
      '"',
      "'",
      '>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(tag, fc.string())), (parts) => {
        const clean = cleanHtml(parts.join('')) ?? ''
        expect(isCleanHtml(clean)).toBe(true)
        expect(wordsOf(cleanHtml(clean) ?? '')).toBe(wordsOf(clean))
      }),
      { numRuns: 500 },
    )
  })
})
