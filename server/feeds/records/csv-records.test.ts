/** feeds: tables in rows: delimiters, quotes, places, and rows that never end. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCsvReader, csvLimits, parseCsvRecord, readHeadings } from './csv-records.ts'
import { elementAt, type SourceRecord } from './record.ts'

function read(text: string, { size = 7, limits = csvLimits } = {}) {
  const reader = createCsvReader({ limits })
  const records: SourceRecord[] = []
  for (let at = 0; at < text.length; at += size) records.push(...reader.write(text.slice(at, at + size)))
  records.push(...reader.end())
  return { records, stopped: reader.stopped(), header: reader.header }
}

const cells = ({ records }: ReturnType<typeof read>) =>
  records.map(({ element }) => Object.fromEntries(element.children.map(({ name, text }) => [name, text])))

it.each([';', ',', '\t', '|'])('cells parted by %j are told apart', (mark) => {
  const text = `id${mark}price${mark}note\n1${mark}5${mark}"a${mark}b"\n`
  expect(cells(read(text))).toEqual([{ id: '1', price: '5', note: `a${mark}b` }])
})

it('a first line may say how cells are parted', () => {
  expect(readHeadings('sep=|\r\nid|a,b,c\n')).toMatchObject({ delimiter: '|', names: ['id', 'a,b,c'] })
  expect(read('sep=|\r\nid|note\r\n1|a,b\r\n').records[0]).toMatchObject({ line: 3, raw: '1|a,b' })
})

it.each([1, 5, 1000])('quotes, blank lines and line ends are read in pieces of %d, with places', (size) => {
  const result = read('id;note;price\r\n1;"two\nlines ""so""";5\r\n\r\n2;5" pipe;\n3;;9', { size })
  expect(result.stopped).toBeNull()
  expect(cells(result)).toEqual([
    { id: '1', note: 'two\nlines "so"', price: '5' },
    { id: '2', note: '5" pipe' },
    { id: '3', price: '9' },
  ])
  expect(result.records.map(({ line }) => line)).toEqual([2, 5, 6])
  const [first] = result.records
  expect(first && elementAt(first.element, 'price')).toMatchObject({ line: 3, column: 15 })
})

it('rows are the same read again from their own text', () => {
  const { records, header } = read('id;note\n1;"two\nlines"\n2;x\n')
  for (const record of records) expect(parseCsvRecord(record.raw, record, header)).toEqual(record)
})

it('a row of more cells than headings is refused, one of fewer is not', () => {
  const { records } = read('id;a;b\n1;x;y;z\n2;x\n3;x;y;;\n')
  expect(records.map(({ refused }) => refused)).toEqual(['record.fields', null, null])
  expect(records[0]?.element.children.map(({ text }) => text)).toEqual(['1'])
})

it('looks past a title above the headings, blank rows and headings that stand there again', () => {
  const { records } = read('Export of 12.03.2025;;\n\nid;a;b\n1;x;y\n;;\nid;a;b\n="2";x;y\n')
  expect(records.map(({ line, element }) => [line, element.children[0]?.text])).toEqual([
    [4, '1'],
    [7, '2'],
  ])
})

it('reads lines that end as in old programs of Apple', () => {
  expect(read('id;a\r1;x\r2;y\r').records).toHaveLength(2)
})

it('tells rows that break off', () => {
  const { records } = read('id;a;b\n1;x\n2;x;y\n')
  expect(records.map(({ repairs }) => repairs.map(({ code, line }) => [code, line]))).toEqual([
    [['record.short', 2]],
    [],
  ])
})

describe('what is wrong', () => {
  it('an open quote is a file that ends in the middle', () => {
    const { records, stopped } = read('id;a\n1;x\n2;"open\n')
    expect(stopped).toMatchObject({ code: 'file.truncated', severity: 'red' })
    expect(records).toHaveLength(1)
  })

  it('a row that never ends does', () => {
    const limits = { ...csvLimits, row: 1_000 }
    expect(read(`id;a\n1;"${'x'.repeat(9_000)}`, { limits, size: 100 }).stopped?.code).toBe('file.limits')
    expect(read('x'.repeat(9_000), { limits, size: 100 }).stopped?.code).toBe('file.limits')
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, size) => {
        const { stopped, records } = read(`id;a\n${text}`, { size })
        expect(stopped === null || stopped.severity === 'red').toBe(true)
        expect(records.every(({ line }) => line >= 1)).toBe(true)
      }),
    )
  })
})
