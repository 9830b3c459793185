/**
 * listings: the short way around the parser gives what the parser
 * gives, and never lets anything else through.
 */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { times } from '#tests/support/depth.ts'
import { cleanHtml } from './clean-html.ts'
import { isCleanHtml } from './draft.rules.ts'
import { plainMarkup } from './plain-markup.rules.ts'

/** An unknown element is left out, but makes the parser necessary. */
const byParser = (html: string) => cleanHtml(`${html}<u></u>`)

const text = fc.string({ unit: fc.constantFrom(...'ab é\n &<>"\'/=;#pbr'), maxLength: 12 })
const piece = fc.oneof(
  text,
  fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<strong>',
    '</strong>',
    '<i>',
    '</i>',
    '<em>',
    '</em>',
    '<br>',
    '<br />',
    '<BR/>',
  ),
  fc.constantFrom(
    '<ul>',
    '</ul>',
    '<ol>',
    '</ol>',
    '<li>',
    '</li>',
    '&amp;',
    '&lt;',
    '&eacute;',
    '<p class="a">',
    '<script>',
    '<img src=x onerror=y>',
  ),
)
const html = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))

const plain = fc.string({ unit: fc.constantFrom(...'ab é\n"\'/;'), maxLength: 8 })
const wrapped = (inner: fc.Arbitrary<string>, ...names: string[]) =>
  fc.tuple(fc.constantFrom(...names), inner).map(([name, inside]) => `<${name}>${inside}</${name}>`)
const several = (one: fc.Arbitrary<string>) => fc.array(one, { maxLength: 4 }).map((parts) => parts.join(''))
const inline = several(fc.oneof(plain, fc.constant('<br>'), wrapped(plain, 'b', 'em', 'strong')))
const list = wrapped(several(wrapped(inline, 'li')), 'ul', 'ol')
const nested = several(fc.oneof(inline, wrapped(inline, 'p'), list))

it('answers as the parser does for everything that is properly nested', () => {
  fc.assert(
    fc.property(nested, (html) => {
      expect(plainMarkup(html)).not.toBeNull()
      expect(cleanHtml(`<br>${html}`)).toBe(byParser(`<br>${html}`))
    }),
    { numRuns: times(500, 2_000) },
  )
})

it('answers as the parser does whenever it answers', () => {
  fc.assert(
    fc.property(html, (html) => {
      if (plainMarkup(html) === null) return
      expect(cleanHtml(`<br>${html}`)).toBe(byParser(`<br>${html}`))
    }),
    { numRuns: times(800, 3_000) },
  )
})

it('never answers anything but allowed elements without attributes', () => {
  fc.assert(
    fc.property(html, (html) => {
      expect(isCleanHtml(plainMarkup(html) ?? '')).toBe(true)
    }),
    { numRuns: times(800, 3_000) },
  )
})

it('takes the usual shapes of descriptions', () => {
  expect(
    plainMarkup(
      '<p><b>Hall</b><br/>Bright.</p><P>Garden &amp; shed</P><ul><li>One</li><li><em>Two</em></li></ul>',
    ),
  ).toBe(
    '<p><strong>Hall</strong><br>Bright.</p><p>Garden &amp; shed</p><ul><li>One</li><li><em>Two</em></li></ul>',
  )
  for (const html of [
    '<p><p>x</p></p>',
    '<p>x',
    '</p>',
    '<b><p>x</p></b>',
    '<p style="a">x</p>',
    'a < b',
    '&nbsp;',
    '<div>x</div>',
    '<br></br>',
  ])
    expect(plainMarkup(html)).toBeNull()
})
