/**
 * feeds: what is taken for well-formed without the parser is so to the parser, and what is odd is left to it.
 */
import { expect, test } from 'vitest'
import { isPlainRecord } from './plain-record.ts'
import { parseXmlRecord } from './xml-records.ts'
import { xmlLimits } from './xml-limits.ts'

const start = { line: 1, column: 1 }

test.each([
  '<a/>',
  '<a></a>',
  '<a\n b="1"\tc=\'"&amp;\' ><d/>text &lt; &#38; &#xE4;</a >',
  '<a><![CDATA[ <b> & ]] ]]>x<![CDATA[]]></a>',
  '<a>ä € 𝄞 ]] ></a>',
])('%j is plain', (raw) => {
  expect(isPlainRecord(raw, xmlLimits)).toBe(true)
  expect(parseXmlRecord(raw, start)?.raw).toBe(raw)
})

test.each([
  ['text behind it', '<a/>x'],
  ['an element that is not ended', '<a><b></a>'],
  ['elements that cross', '<a><b></a></b>'],
  ['an end too many', '<a></a></a>'],
  ['the end of CDATA in a text', '<a>]]></a>'],
  ['CDATA without end', '<a><![CDATA[ ]] ></a>'],
  ['a bare ampersand', '<a>A & B</a>'],
  ['an ampersand in a value', '<a b="A & B"/>'],
  ['an unknown name', '<a>&auml;</a>'],
  ['a character that is none', '<a>&#0;</a>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['a value without quotes', '<a b=1/>'],
  ['joined attributes', '<a b="1"c="2"/>'],
  ['markup in a value', '<a b="<"/>'],
  ['half a character', '<a>\ud800</a>'],
  ['a control character', '<a>\u0001</a>'],
  ['a line end of XML 1.1', '<a>\u0085</a>'],
  ['a comment', '<a><!-- --></a>'],
  ['an instruction', '<a><?b?></a>'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['a tag that never ends', '<a b="1'],
])('%s is left to the parser', (_, raw) => {
  expect(isPlainRecord(raw, xmlLimits)).toBe(false)
})

test.each([
  ['characters', '<a>12345678901</a>', { record: 10 }],
  ['elements', '<a><b/><b/></a>', { elements: 2 }],
  ['depth', '<a><b><c/></b></a>', { depth: 2 }],
  ['attributes', '<a b="1" c="2"/>', { attributes: 1 }],
])('more %s than may be are left to the parser', (_, raw, fewer) => {
  expect(isPlainRecord(raw, { ...xmlLimits, ...fewer })).toBe(false)
})
