/**
 * feeds: records out of XML: places, recovery, limits, and that it does not matter where the pieces are cut.
 */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixture } from '#tests/support/feeds.ts'
import { elementAt, elementsAt, type SourceRecord } from './record.ts'
import { createXmlReader, parseXmlRecord, xmlLimits, type XmlLimits } from './xml-records.ts'

const isRecord = (path: readonly string[]) => path.at(-1) === 'property'

function read(text: string, { cuts = [] as number[], limits = {} as Partial<XmlLimits> } = {}) {
  const reader = createXmlReader({ isRecord, limits: { ...xmlLimits, ...limits } })
  const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length]
  const records = edges.slice(1).flatMap((end, at) => reader.write(text.slice(edges[at], end)))
  records.push(...reader.end())
  const { header, remarks } = reader
  return { records, stopped: reader.stopped(), header, remarks, partial: reader.isPartial?.() }
}

const fieldOf = (record: SourceRecord | undefined, path: string) =>
  record ? elementAt(record.element, path) : null
const fieldsOf = (record: SourceRecord | undefined, path: string) =>
  record ? elementsAt(record.element, path) : []
const reread = (record: SourceRecord | undefined) => (record ? parseXmlRecord(record.raw, record) : null)

const codeOf = (text: string, limits?: Partial<XmlLimits>) =>
  read(text, { ...(limits && { limits }) }).stopped?.code ?? null

describe('a record', () => {
  it('has its raw text, its place and the places of its fields', () => {
    const text = '<root>\n  <property>\n    <id>7</id>\n    <b\n      x="1">ü</b>\n  </property>\n</root>'
    const [record] = read(text).records
    expect(record).toMatchObject({ line: 2, column: 3, refused: null, repairs: [] })
    expect(record?.raw.startsWith('<property>')).toBe(true)
    expect(record?.raw.endsWith('</property>')).toBe(true)
    expect(fieldOf(record, 'id')).toMatchObject({ text: '7', line: 3, column: 5 })
    expect(fieldOf(record, 'b')).toMatchObject({ text: 'ü', attributes: { x: '1' }, line: 4, column: 5 })
  })

  it('reads again from its raw text as it was', () => {
    const [record] = read(readFileSync(fixture('kyero/openestate-kyero.xml'), 'utf8')).records
    expect(reread(record)).toEqual(record)
  })

  it('keeps only the elements that are asked for when it is only glanced at', () => {
    const reader = createXmlReader({ isRecord, only: new Set(['id', 'place', 'town']) })
    const [record] = reader.write(
      '<r><property><id>1</id><other><id>2</id></other><place><town>A</town><x>B</x></place></property>',
    )
    expect(record?.element.children.map(({ name }) => name)).toEqual(['id', 'place'])
    expect(fieldsOf(record, 'place/town').map(({ text }) => text)).toEqual(['A'])
    expect(fieldOf(record, 'place/x')).toBeNull()
    expect(record?.raw).toContain('<other>')
  })

  it('is the same wherever the pieces are cut', () => {
    const text = readFileSync(fixture('kyero/openestate-kyero-3-downgrade.xml'), 'utf8')
    const whole = read(text).records
    const cuts = fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 20 })
    fc.assert(
      fc.property(cuts, (cuts) => {
        expect(read(text, { cuts }).records).toEqual(whole)
      }),
    )
  })

  it('is the same for every single cut, also inside of marks', () => {
    const text =
      '<r><property a="b&amp;c"><![CDATA[x & ]] y]]>&uuml; & &#228;<!-- & --><q/></property>\r\n<property/></r>'
    const withoutValues = (cuts: number[]) =>
      read(text, { cuts }).records.map((one) => ({
        ...one,
        repairs: one.repairs.map(({ code, line }) => ({ code, line })),
      }))
    for (let cut = 0; cut <= text.length; cut++) expect(withoutValues([cut])).toEqual(withoutValues([]))
  })
})

describe('repairs', () => {
  it('escape bare ampersands outside of CDATA, and note them with their line', () => {
    const [record] = read(
      '<r><property>\n<u>http://a.example/?b=1&c=2</u><t><![CDATA[a & b]]></t></property></r>',
    ).records
    expect(fieldOf(record, 'u')?.text).toBe('http://a.example/?b=1&c=2')
    expect(fieldOf(record, 't')?.text).toBe('a & b')
    expect(record?.repairs).toMatchObject([{ code: 'text.ampersand', line: 2 }])
  })

  it('read the character names of HTML without a note', () => {
    const [record] = read('<r><property><t>Caf&eacute;&nbsp;&euro;</t></property></r>').records
    expect(fieldOf(record, 't')?.text).toBe('Café\u00a0€')
    expect(record?.repairs).toEqual([])
  })

  it('take out control characters', () => {
    const [record] = read('<r><property><t>a\u0007b&#0;c&#xD800;d</t></property></r>').records
    expect(fieldOf(record, 't')?.text).toBe('abcd')
    expect(record?.repairs.map(({ code }) => code)).toEqual(['text.control', 'text.control', 'text.control'])
  })
})

describe('a file that is not well-formed', () => {
  it('reads on behind a broken record, says where it is, and that something is missing', () => {
    const records = Array.from(
      { length: 125 },
      (_, at) => `<property><id>${at + 1}</id>${at === 59 ? '<a b="1"c="2"/>' : ''}</property>`,
    )
    const text = `<root>\n${records.join('\n')}\n</root>`
    for (const size of [7, 64, text.length]) {
      const cuts = Array.from({ length: Math.ceil(text.length / size) - 1 }, (_, at) => (at + 1) * size)
      const { records: kept, stopped, partial } = read(text, { cuts })
      expect([stopped, partial]).toEqual([null, true])
      expect(kept.filter(({ refused }) => refused)).toMatchObject([
        { refused: 'record.malformed', fault: { line: 61, column: 31 } },
      ])
      expect(kept.map(({ element }) => elementAt(element, 'id')?.text)).toEqual(
        records.map((_, at) => String(at + 1)),
      )
      expect(kept.at(-1)).toMatchObject({ line: 126, column: 1, raw: records.at(-1) })
    }
  })

  it('reads on at the next record where one is never closed', () => {
    const { records: kept, partial } = read(
      '<root><property><id>1</id>\n<property><id>2</id></property><property><id>3</id></property></root>',
    )
    expect(partial).toBe(true)
    expect(kept.map(({ refused, element }) => [elementAt(element, 'id')?.text, refused])).toEqual([
      ['1', 'record.malformed'],
      ['2', null],
      ['3', null],
    ])
  })

  it('reads a second document behind the first, and says so', () => {
    const one = (id: number) => `<?xml version="1.0"?>\n<root><property><id>${id}</id></property></root>\n`
    const { records: kept, partial, remarks } = read(one(1) + one(2))
    expect(kept.map(({ element }) => elementAt(element, 'id')?.text)).toEqual(['1', '2'])
    expect(partial).toBe(true)
    expect(remarks).toMatchObject([{ code: 'file.severalRoots', line: 3 }])
  })

  it('mends a < behind which no tag can begin, in a text and in a value, but not in CDATA', () => {
    const { records: kept } = read(
      '<root><property size="< 90 m2"><t>2 < 3, <5 min</t><u><![CDATA[1 < 2]]></u></property></root>',
    )
    expect(kept[0]?.element).toMatchObject({
      attributes: { size: '< 90 m2' },
      children: [{ text: '2 < 3, <5 min' }, { text: '1 < 2' }],
    })
    expect(kept[0]?.repairs.map(({ code }) => code)).toEqual([
      'text.lessThan',
      'text.lessThan',
      'text.lessThan',
    ])
  })

  it('is told from one that was cut off', () => {
    expect(codeOf('<root><property><id>1</id></property><property>')).toBe('file.truncated')
    expect(codeOf('<root><property><id>1</id></property><prop')).toBe('file.truncated')
    expect(codeOf('<root><property></root>')).toBe('xml.malformed')
  })
})

describe('what no feed needs', () => {
  it('a document type ends everything, with or without entities', () => {
    expect(codeOf('<!DOCTYPE root SYSTEM "http://a.example/x.dtd"><root/>')).toBe('xml.doctype')
    const bomb =
      '<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]><root><property>&b;</property></root>'
    expect(codeOf(bomb)).toBe('xml.doctype')
    expect(codeOf('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>')).toBe('xml.doctype')
  })

  it('an entity that nobody declared is text', () => {
    const [record] = read('<r><property><t>&xxe; &constructor; &__proto__;</t></property></r>').records
    expect(fieldOf(record, 't')?.text).toBe('&xxe; &constructor; &__proto__;')
  })

  it('depth, attributes, endless texts and endless tags have limits', () => {
    expect(codeOf(`<r>${'<a>'.repeat(100)}`)).toBe('file.limits')
    expect(
      codeOf(`<r><property ${Array.from({ length: 101 }, (_, at) => `a${at}="x"`).join(' ')}/></r>`),
    ).toBe('file.limits')
    expect(codeOf(`<r><t>${'x'.repeat(5_000)}`, { silence: 1_000 })).toBe('file.limits')
    expect(codeOf(`<r><t ${'a'.repeat(5_000)}`, { tag: 1_000 })).toBe('file.limits')
  })

  it('a record too large is refused alone', () => {
    const text = `<r><property><id>1</id></property><property>${'<x/>'.repeat(50)}</property><property><id>3</id></property></r>`
    const { records, stopped } = read(text, { limits: { elements: 20 } })
    expect(stopped).toBeNull()
    expect(records.map(({ refused }) => refused)).toEqual([null, 'record.tooLarge', null])
    const wide = `<r><property>${'<x>yyyyyyyyy</x>'.repeat(50)}</property><property><id>3</id></property></r>`
    const cuts = Array.from({ length: 20 }, (_, at) => at * 40)
    expect(read(wide, { cuts, limits: { record: 300 } }).records.map(({ refused }) => refused)).toEqual([
      'record.tooLarge',
      null,
    ])
  })
})

it('remembers what stands outside of the records, to a limit', () => {
  const { header } = read(
    '<root v="1"><kyero><feed_version> 3 </feed_version></kyero><property><id>1</id></property></root>',
  )
  expect(Object.fromEntries(header)).toEqual({
    root: '',
    'root@v': '1',
    'root/kyero': '',
    'root/kyero/feed_version': '3',
  })
  expect(read(`<root>${'<a b="c"/>'.repeat(2_000)}</root>`).header.size).toBeLessThanOrEqual(300)
})
