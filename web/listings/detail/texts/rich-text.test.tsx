/** web/listings: descriptions keep their few tags and nothing else. */
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainText, RichText, shorten } from './rich-text.tsx'

const drawn = (html: string) => render(<RichText html={html} />).container.innerHTML

describe('a description', () => {
  it('keeps paragraphs, lists, breaks and emphasis', () => {
    const html = '<p>A <strong>tall</strong> house.<br>Two <em>sashes</em></p><ul><li>Cellar</li></ul>'
    expect(drawn(html)).toBe(html)
  })
  it('drops every other tag and every attribute', () => {
    expect(
      drawn(
        '<p onclick="x()">Hi <img src=x onerror=y><script>bad()</script><a href="javascript:z">there</a></p>',
      ),
    ).toBe('<p>Hi bad()there</p>')
  })
  it('reads character references once', () => {
    expect(drawn('<p>Salt &amp; Fenn &lt;b&gt; &#8217;s &amp;lt;</p>')).toBe(
      '<p>Salt &amp; Fenn &lt;b&gt; ’s &amp;lt;</p>',
    )
  })
  it('survives crossed and missing tags', () => {
    expect(drawn('</p>One<p>two<strong>three</p>four')).toBe('One<p>two<strong>three</strong></p>four')
    expect(drawn('Only words < 5')).toBe('<p>Only words &lt; 5</p>')
  })
})

describe('plain text', () => {
  it('has no tags and single spaces', () => {
    expect(plainText('<p>One</p><p>two &amp; <em>three</em></p>')).toBe('One two & three')
  })
  it('is cut between words', () => {
    expect(shorten('A tall narrow house near the pier', 20)).toBe('A tall narrow house…')
    expect(shorten('Short', 20)).toBe('Short')
  })
})
