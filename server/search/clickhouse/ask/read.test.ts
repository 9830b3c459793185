/** search: what a server printed becomes an answer only when it is whole. */
import { describe, expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { decodeCursor } from '../../question/cursor.ts'
import { begins } from '../ground/codes.rules.ts'
import { ClickhouseError } from '#server/platform/clickhouse/client.ts'
import { foundIn, readCounts, readLines } from './read.ts'
import { parts } from './statement.ts'

const id = (last: number) => `018f0000-0000-7000-8000-00000000000${last}`
type Some = { k?: number; n?: number; a?: number; u?: number; id?: string; x?: number; y?: number }
/** One line as the server prints it. */
const line = (part: number, { k = 0, n = 0, a = 0, u = 0, id: own = '', x = 0, y = 0 }: Some) =>
  [part, a, k, 0, n, x * n, y * n, x, x, y, y, x, x, u, own.replaceAll('-', '')].join('\t')
const reading = (text: string) => ({
  question: searchQuestion.parse(Object.fromEntries(new URLSearchParams(text))),
  perEuro: 1,
})

const readAnswer = (text: string, asked: ReturnType<typeof reading>) => foundIn(readLines(text), asked)

describe('an answer', () => {
  test('has its page in order, whatever order the lines came in, and says where the next begins', () => {
    const asked = reading('sort=price&limit=2')
    const lines = [
      line(parts.page, { u: 1, id: id(1) }),
      line(parts.spread, { n: 3, a: 0, x: 100, y: 200 }),
      line(parts.page, { k: 900, id: id(3) }),
      line(parts.page, { k: 500, id: id(2) }),
    ]
    const found = readAnswer(`${lines.join('\n')}\n`, asked)
    expect(found).toMatchObject({ total: 3, ids: [id(2), id(3)] })
    expect(found.bounds).toEqual({ west: 0.001, east: 0.001, south: 0.002, north: 0.002 })
    expect(decodeCursor(found.nextCursor ?? '', 'price')).toEqual({
      sort: 'price',
      key: 900,
      tie: null,
      id: id(3),
    })
  })

  test('homes without a point count and have no bounds; nothing found is nothing', () => {
    expect(readAnswer(line(parts.spread, { n: 4, a: -1 }), reading(''))).toMatchObject({
      total: 4,
      bounds: null,
    })
    expect(readAnswer('', reading(''))).toEqual({ total: 0, ids: [], nextCursor: null, bounds: null })
  })

  test('names what was counted, and gives a lone home of the map its name', () => {
    const asked = reading('facets=1&cells=2x2&box=0,0,1,1')
    const lines = [
      line(parts.spread, { a: 3, n: 1, x: 60_000, y: 70_000, id: id(5) }),
      line(parts.facts, { a: begins.beds + 3, n: 9 }),
      line(parts.facts, { a: begins.sea + 1, n: 2 }),
      line(parts.facts, { a: begins.since + 1, n: 5 }),
      line(parts.purpose, { a: 1, n: 8 }),
    ]
    const found = readAnswer(lines.join('\n'), asked)
    expect(found.facets).toMatchObject({ beds: { 2: 9 }, sea: { 2000: 2 }, purpose: { sale: 1, rent: 8 } })
    expect(found.facets?.since).toEqual({ 3: 5, 7: 5, 14: 5, 30: 5 })
    expect(found.cells).toEqual([{ x: 1, y: 1, count: 1, lat: 0.7, lon: 0.6, id: id(5) }])
  })

  test.each([
    ['a line that is cut off', line(parts.page, { id: id(1) }).slice(0, 20)],
    ['a line that is no line', 'Code: 279, e.displayText() = DB::Exception: All connection tries failed'],
    ['a line with words for numbers', line(parts.spread, {}).replace('\t0', '\tnan')],
  ])('is none with %s', (_, text) => {
    expect(() => readAnswer(text, reading(''))).toThrow(ClickhouseError)
  })
})

test('a count that is missing is no zero', () => {
  expect(readCounts('1\t5\n0\t7\n', 2)).toEqual([7, 5])
  expect(() => readCounts('0\t7\n', 2)).toThrow('missing')
})
