/** feeds: JSON in records: places, exact text, order, limits, and whatever hostile shape somebody sends. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonReader } from './json-reader.ts'
import { jsonLimits, parseJsonRecord } from './json-records.ts'
import { elementAt, elementsAt, type SourceRecord } from './record.ts'

const inValue = (path: readonly string[]) => path.join('/') === 'value'

/** Reads a text in pieces of a size. */
function read(text: string, { size = 7, limits = jsonLimits, isRecord = inValue } = {}) {
  const reader = createJsonReader({ isRecord, limits })
  const records: SourceRecord[] = []
  // No decoder cuts a character into halves.
  const letters = [...text]
  for (let at = 0; at < letters.length; at += size)
    records.push(...reader.write(letters.slice(at, at + size).join('')))
  records.push(...reader.end())
  return { records, stopped: reader.stopped(), header: reader.header }
}

const sample = `{
  "@odata.context": "x",
  "value": [
    { "Key": 12345678901234567890, "Note": "a \\"quoted\\"\\n line – é", "Media": [{ "Url": "u1" }, { "Url": "u2" }],
      "Flags": ["a", "b"], "Gone": null, "Yes": true, "Deep": { "Er": 1.50 } },
    {"Key":"2"}
  ]
}`

describe('records', () => {
  it.each([1, 3, 1000])('are read in pieces of %d with names, texts and places', (size) => {
    const { records, stopped, header } = read(sample, { size })
    expect(stopped).toBeNull()
    expect(header.get('@odata.context')).toBe('x')
    const [first, second] = records
    expect(records).toHaveLength(2)
    if (!first || !second) return
    expect(elementAt(first.element, 'Key')).toMatchObject({
      text: '12345678901234567890',
      line: 4,
      column: 14,
    })
    expect(elementAt(first.element, 'Note')?.text).toBe('a "quoted"\n line – é')
    expect(elementAt(first.element, 'Media')).toMatchObject({ line: 4 })
    expect(elementsAt(first.element, 'Media/Url').map(({ text }) => text)).toEqual(['u1', 'u2'])
    expect(elementsAt(first.element, 'Flags').map(({ text }) => text)).toEqual(['a', 'b'])
    expect(elementAt(first.element, 'Gone')).toBeNull()
    expect(elementAt(first.element, 'Yes')?.text).toBe('true')
    expect(elementAt(first.element, 'Deep/Er')).toMatchObject({ text: '1.50', line: 5, column: 71 })
    expect(second).toMatchObject({ raw: '{"Key":"2"}', line: 6, column: 5 })
  })

  it('are the same read again from their own text, at the same places', () => {
    for (const record of read(sample).records) expect(parseJsonRecord(record.raw, record)).toEqual(record)
  })

  it('are whatever JSON.parse makes of their text', () => {
    const texts = fc.array(fc.record({ a: fc.string({ unit: 'binary' }), b: fc.double(), c: fc.boolean() }))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 50 }), (value, size) => {
        const { records, stopped } = read(JSON.stringify({ value }).toWellFormed(), { size })
        expect(stopped).toBeNull()
        expect(records.map(({ raw }) => JSON.parse(raw))).toEqual(
          JSON.parse(JSON.stringify(value).toWellFormed()),
        )
      }),
    )
  })
})

describe('what is wrong', () => {
  it.each([
    ['{"value": [{"a": 1},]}', 1],
    ['{"value": [{"a": 1} {"a": 2}]}', 1],
    ['{"value": [{"a" 1}]}', 0],
    ['{"value": [{"a": 1, }]}', 0],
    ['{"value": [{"a": 1}]}}', 1],
    ['{"value": [{"a": 1}}', 1],
    ['{"value": [{"a": tru}]}', 0],
    ["{'value': []}", 0],
    ['{"value": [{a: 1}]}', 0],
  ])('%s ends the reading, and what came before is kept', (text, kept) => {
    const { records, stopped } = read(text)
    expect(stopped).toMatchObject({ code: 'json.malformed', severity: 'red', line: 1 })
    expect(records).toHaveLength(kept)
  })

  it.each(['{"value": [{"a": 1}, {"b', '{"value": [{"a": 1}', '{"value": [{"a": 1}]'])(
    '%s is cut off',
    (text) => {
      const { records, stopped } = read(text)
      expect(stopped?.code).toBe('file.truncated')
      expect(records).toHaveLength(1)
    },
  )

  it('a name that stands there twice counts once and is told', () => {
    const [record] = read('{"value": [{"a": 1, "b": {"c": 1, "c": 2}, "a": {"x": 3}}]}').records
    expect(record?.repairs).toMatchObject([
      { code: 'field.repeated', value: 'c' },
      { code: 'field.repeated', value: 'a' },
    ])
    expect(record && elementAt(record.element, 'a')?.text).toBe('1')
    expect(record?.element.children).toHaveLength(2)
  })

  it('names that mean something to the language mean nothing here', () => {
    const [record] = read('{"value": [{"__proto__": {"polluted": "yes"}, "constructor": "x"}]}').records
    expect(record && elementAt(record.element, '__proto__/polluted')?.text).toBe('yes')
    expect('polluted' in {}).toBe(false)
  })
})

describe('objects one behind the other', () => {
  const lines = (text: string, alone = false) => {
    const reader = createJsonReader({
      isRecord: (path, isListed) => isListed && path.length === 0,
      alone: () => alone,
    })
    const records = [...reader.write(text.slice(0, 60)), ...reader.write(text.slice(60)), ...reader.end()]
    return { ids: records.map(({ element }) => elementAt(element, 'id')?.text), reader, records }
  }

  it('are records, each in its line, with commas or without', () => {
    for (const mark of ['\n', '\r\n', ',\n', ' ']) {
      const { ids, reader } = lines(`{"id":1,"t":"a } \\" {"}${mark}{"id":2}${mark}{"id":3,"l":[{"id":9}]}\n`)
      expect([ids, reader.stopped()]).toEqual([['1', '2', '3'], null])
    }
    expect(lines('{"id":1}\n{"id":2}').records[1]).toMatchObject({ line: 2, column: 1, raw: '{"id":2}' })
  })

  it('end in the middle where the last one does', () => {
    const { ids, reader } = lines('{"id":1}\n{"id":2}\n{"id":3,')
    expect([ids, reader.stopped()?.code]).toEqual([['1', '2'], 'file.truncated'])
  })

  it('cost no other its place when one is broken', () => {
    const { ids, reader, records } = lines('{"id":1}\n{"id":2,}\n{"id":3,"t":"x\ny"}\n{"id":4}\n{"id":5}')
    expect(reader.stopped()).toBeNull()
    expect(reader.isPartial?.()).toBe(true)
    expect(ids).toEqual(['1', undefined, undefined, '4', '5'])
    expect(records.map(({ refused, fault, line }) => [refused, fault?.line ?? line])).toEqual([
      [null, 1],
      ['record.malformed', 2],
      ['record.malformed', 3],
      [null, 5],
      [null, 6],
    ])
  })

  it('may be a single one, unless it is what is around a list', () => {
    expect(lines('{"id":1}', true).ids).toEqual(['1'])
    expect(lines('{"id":1}', false).ids).toEqual([])
  })
})

describe('limits', () => {
  it('nesting ends', () => {
    expect(read(`{"value": ${'['.repeat(100)}`).stopped?.code).toBe('file.limits')
    expect(read(`{"value": ${'{"a":'.repeat(100)}`).stopped?.code).toBe('file.limits')
  })

  it('a text that never ends does', () => {
    const limits = { ...jsonLimits, token: 1_000 }
    expect(read(`{"value": [{"a": "${'x'.repeat(5_000)}`, { size: 100, limits }).stopped?.code).toBe(
      'file.limits',
    )
  })

  it.each([
    ['bytes', { ...jsonLimits, record: 1_000 }, `"${'x'.repeat(3_000)}"`],
    ['values', { ...jsonLimits, elements: 100 }, `[${'1,'.repeat(200)}1]`],
  ])('a record of too many %s is refused alone', (_what, limits, value) => {
    const { records, stopped } = read(`{"value": [{"a": ${value}}, {"a": 1}]}`, { size: 100, limits })
    expect(stopped).toBeNull()
    expect(records.map(({ refused }) => refused)).toEqual(['record.tooLarge', null])
  })

  it('what stands outside of records is remembered only so far', () => {
    expect(read(`{${Array.from({ length: 999 }, (_, at) => `"k${at}": 1`).join()}}`).header.size).toBe(
      jsonLimits.header,
    )
  })
})
