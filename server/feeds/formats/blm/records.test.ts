/** feeds: records out of BLM: delimiters, places, broken structure. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixture } from '#tests/support/feeds.ts'
import { createBlmReader } from './records.ts'
import { elementAt, type SourceRecord } from '../../records/record.ts'

function read(text: string, cuts: number[] = []) {
  const reader = createBlmReader()
  const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length]
  const records = edges.slice(1).flatMap((end, at) => reader.write(text.slice(edges[at], end)))
  records.push(...reader.end())
  return { records, stopped: reader.stopped(), header: reader.header, remarks: reader.remarks }
}

const fieldOf = (record: SourceRecord | undefined, name: string) =>
  record ? elementAt(record.element, name) : null

const file = (data: string, definition = 'AGENT_REF|PRICE|DESCRIPTION|~') =>
  `#HEADER#\nVersion : 3\nEOF : '|'\nEOR : '~'\n\n#DEFINITION#\n${definition}\n\n#DATA#\n${data}`

describe('records', () => {
  it('have their fields by name, with line and column', () => {
    const { records, stopped } = read(file('1_1|100|Two\nlines|~\n1_2||x|~\n#END#\n'))
    expect(stopped).toBeNull()
    expect(records.map(({ line, column }) => [line, column])).toEqual([
      [10, 1],
      [12, 1],
    ])
    expect(fieldOf(records[0], 'DESCRIPTION')).toMatchObject({ text: 'Two\nlines', line: 10, column: 9 })
    expect(fieldOf(records[1], 'PRICE')).toBeNull()
    expect(fieldOf(records[1], 'DESCRIPTION')).toMatchObject({ line: 12, column: 6 })
  })

  it('are the same wherever the pieces are cut', () => {
    const text = readFileSync(fixture('blm/bobf-example-data.blm'), 'utf8')
    const whole = read(text)
    expect(whole.records).toHaveLength(37)
    const cuts = fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 10 })
    fc.assert(
      fc.property(cuts, (cuts) => {
        expect(read(text, cuts).records).toEqual(whole.records)
      }),
      { numRuns: 30 },
    )
  })

  it('may leave out the last mark, and end their lines as DOS does', () => {
    const { records, stopped } = read(file('1_1|100|x~\r\n1_2|200|y|~\r\n#END#').replaceAll('\n', '\r\n'))
    expect(stopped).toBeNull()
    expect(records.map(({ refused }) => refused)).toEqual([null, null])
  })

  it('with other fields than declared are refused, but known by their reference', () => {
    const { records } = read(file('1_1|100|a | b|~\n1_2|~\n1_3|300|x|~\n#END#'))
    expect(records.map(({ refused }) => refused)).toEqual(['record.fields', 'record.fields', null])
    expect(records.map(({ element }) => elementAt(element, 'AGENT_REF')?.text)).toEqual(['1_1', '1_2', '1_3'])
  })
})

describe('structure', () => {
  it('a missing end is a file that was cut off', () => {
    expect(read(file('1_1|100|x|~\n1_2|2')).stopped?.code).toBe('file.truncated')
    expect(read(file('1_1|100|x|~\n')).stopped?.code).toBe('file.truncated')
  })

  it('missing parts are named', () => {
    expect(read(readFileSync(fixture('blm/blm-no-definition.blm'), 'utf8')).stopped).toMatchObject({
      code: 'blm.structure',
      value: 'no #DEFINITION#',
    })
    expect(read('#HEADER#\nEOF : "|"\n').stopped?.value).toBe('no #DEFINITION#')
    expect(read(file('', '~')).stopped?.value).toBe('no field names in #DEFINITION#')
  })

  it('delimiters that are not declared are found out and said', () => {
    const { records, remarks } = read(file('1_1|100|x|~\n#END#').replace(/EOF.*\n|EOR.*\n/g, ''))
    expect(records).toHaveLength(1)
    expect(remarks.map(({ code }) => code)).toEqual(['blm.delimiter'])
  })

  it('one endless record stops the reading', () => {
    const reader = createBlmReader()
    reader.write(file(''))
    for (let at = 0; at < 20 && !reader.stopped(); at++) reader.write('x'.repeat(1024 * 1024))
    expect(reader.stopped()?.code).toBe('file.limits')
  })
})
