/** search: few homes counted here come out as the server would have counted them. */
import { describe, expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { toAsked } from '../../question/asked.rules.ts'
import { ClickhouseError } from '#server/platform/clickhouse/client.ts'
import { begins } from '../ground/codes.rules.ts'
import { countFew, fewStatementOf } from './few.ts'
import { foundIn } from './read.ts'
import type { Said } from './where.ts'

const silent: Said = { words: null, not: null, anyOf: [], listings: null, ranks: null }
const now = new Date('2026-06-01T00:00:00Z')

function asking(text: string) {
  const question = searchQuestion.parse(Object.fromEntries(new URLSearchParams(text)))
  const asked = toAsked(question, { perEuro: 1, now, words: null, ranks: null })
  return { table: 'homes', question, wanted: { asked, said: silent }, others: [], position: null }
}
const id = (last: number) => `018f0000-0000-7000-8000-00000000000${last}`
type Some = { p?: number; passes?: number; x?: number; y?: number; k?: number; u?: number; codes?: number[] }
const home = (last: number, { p = 0, passes = 1, x = 10, y = 20, k = 0, u = 0, codes = [] }: Some) =>
  [p, passes, x, y, k, 0, u, id(last).replaceAll('-', ''), JSON.stringify(codes)].join('\t')
const found = (lines: readonly string[], asked: ReturnType<typeof asking>) => {
  const counted = countFew(lines.join('\n'), asked)
  return counted && foundIn(counted, { question: asked.question, perEuro: 1 })
}

describe('few homes', () => {
  test('are put in order and cut into pages', () => {
    const lines = [
      home(1, { u: 1 }),
      home(2, { k: 300 }),
      home(3, { k: 100 }),
      home(4, { k: 300, passes: 0 }),
      home(5, { k: 300 }),
    ]
    expect(found(lines, asking('sort=price&limit=2'))).toMatchObject({ total: 4, ids: [id(3), id(2)] })
    const second = found(lines, asking('sort=price&limit=2&page=2'))
    expect(second).toMatchObject({ total: 4, ids: [id(5), id(1)], nextCursor: null })
    expect(found(lines, asking('sort=-price'))?.ids).toEqual([id(2), id(5), id(3), id(1)])
  })

  test('count with the codes of what they pass, and under their purpose', () => {
    const beds = begins.beds + 3
    const lines = [
      home(1, { codes: [beds, begins.sea] }),
      home(2, { codes: [beds], passes: 0 }),
      home(3, { p: 1 }),
    ]
    const answer = found(lines, asking('facets=1'))
    expect(answer?.facets).toMatchObject({ purpose: { sale: 1, rent: 1 }, beds: { 2: 2 }, sea: { 1000: 1 } })
  })

  test('lie in the cells of a map that crosses 180°, or nowhere', () => {
    const lines = [
      home(1, { x: 17_950_000, y: 50_000 }),
      home(2, { x: -17_950_000, y: 50_000 }),
      home(3, { x: -17_940_000, y: 60_000 }),
    ]
    const answer = found(lines, asking('box=179,0,-179,1&cells=2x1'))
    expect(answer?.cells).toMatchObject([
      { x: 0, y: 0, count: 1, lat: 0.5, lon: 179.5, id: id(1) },
      { x: 1, y: 0, count: 2, lon: -179.45 },
    ])
    expect(answer?.bounds).toEqual({ west: 179.5, east: -179.4, south: 0.5, north: 0.6 })
    expect(found([home(1, { x: 2_147_483_647 })], asking(''))).toMatchObject({ total: 1, bounds: null })
  })

  test('are too many for us where the server had better count, and none where a line is cut off', () => {
    expect(countFew(Array(1_001).fill(home(1, {})).join('\n'), asking(''))).toBeNull()
    expect(() => countFew(home(1, {}).slice(0, 20), asking(''))).toThrow(ClickhouseError)
  })

  test('are looked for where a question is narrow, and not behind a cursor', () => {
    const position = { sort: 'newest', key: 1, tie: null, id: id(1) } as const
    expect(fewStatementOf(asking('box=-180,-60,179.99999,80'))).toBeNull()
    expect(fewStatementOf({ ...asking('place=geonames:1'), position })).toBeNull()
    expect(fewStatementOf(asking('place=geonames:1'))).toContain('limit 1001')
  })
})
