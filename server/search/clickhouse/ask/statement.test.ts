/**
 * search: questions as statements. That their answers are right is shown by `npm run drill -- clickhouse`.
 */
import { describe, expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { purposes } from '#contract/vocabulary/vocabulary.ts'
import { toAsked } from '../../question/asked.rules.ts'
import { startOf } from '../../question/ask-checks.ts'
import { encodeCursor } from '../../question/cursor.ts'
import { numberOf } from '../ground/numbers.ts'
import { creating, dropping, tablesOf } from '../ground/tables.rules.ts'
import { countingOf, looseningOf, statementOf } from './statement.ts'
import { saidOf } from './words.ts'
import { conditionsOf, type Said } from './where.ts'

const now = new Date('2026-06-01T00:00:00Z')
const silent: Said = { words: null, not: null, anyOf: [], listings: null, ranks: null }

function asked(text: string, said: Said = silent) {
  const question = searchQuestion.parse(Object.fromEntries(new URLSearchParams(text)))
  const under = (purpose: (typeof purposes)[number]) => ({
    asked: toAsked({ ...question, purpose }, { perEuro: 1, now, words: null, ranks: null }),
    said,
  })
  const others = purposes.filter((purpose) => purpose !== question.purpose).map(under)
  return { table: 'homes', question, wanted: under(question.purpose), others, position: startOf(question) }
}
const textOf = (text: string, said?: Said) => statementOf(asked(text, said))
const partsOf = (text: string) => text.split('\nunion all\n')

describe('a statement', () => {
  test('reads the newest version of each home, and before versions are put together looks at keys alone', () => {
    const statement = textOf('facets=1&minBeds=2&box=-9.2,38.7,-9.1,38.8&q=sea')
    for (const part of partsOf(statement)) {
      const key = /from homes final prewhere (.*?) where dead = 0/s.exec(part)?.[1]
      expect(
        key?.match(/[a-z_]+(?= (?:=|in|between))/g)?.every((name) => ['purpose', 'geo'].includes(name)),
      ).toBe(true)
      expect(part).toContain('geo between')
    }
  })

  test('has four parts with facets and two without', () => {
    expect(partsOf(textOf('facets=1'))).toHaveLength(4)
    expect(partsOf(textOf(''))).toHaveLength(2)
  })

  test('goes through the whole world without stretches, and through both sides of 180° with them', () => {
    expect(textOf('box=-180,-60,179.99999,80')).not.toContain('geo between')
    expect(textOf('box=179,-20,-179,-15')).toMatch(/geo between \d+ and \d+ or geo between/)
  })

  test('nothing of what was typed stands in it: words are numbers, ids and places are bytes', () => {
    const typed = { ...silent, words: [[numberOf("o'hara")]], listings: ["x'); drop table homes --"] }
    const statement = textOf("place=geonames:1&agency=018f0000-0000-7000-8000-00000000abcd&q=o'hara", typed)
    expect(statement).not.toMatch(/hara|drop|geonames/)
    expect(statement).toContain(`has(words, ${numberOf("o'hara")})`)
    expect(statement).toContain(`has(path, ${numberOf('geonames:1')})`)
  })

  test('a cursor takes the place of the number of the page', () => {
    const cursor = encodeCursor({
      sort: 'price',
      key: 500,
      tie: null,
      id: '018f0000-0000-7000-8000-00000000abcd',
    })
    const [page = ''] = partsOf(textOf(`sort=price&page=3&limit=10&cursor=${cursor}`))
    expect(page).toContain(
      "(u = 1 or k > toFloat64(500) or (k = toFloat64(500) and i > unhex('018f000000007000800000000000abcd')))",
    )
    expect(page).toContain('limit 0, 11')
    expect(partsOf(textOf('sort=price&page=3&limit=10'))[0]).toContain('limit 20, 11')
  })

  test('what stands in the way is counted without it, its stretches included', () => {
    const { wanted } = asked('box=-9.2,38.7,-9.1,38.8&minBeds=2')
    const [withoutBox = '', withoutBeds = ''] = partsOf(looseningOf('homes', wanted))
    expect(conditionsOf(wanted).map(({ filter }) => filter)).toEqual(['box', 'minBeds'])
    expect(withoutBox).not.toContain('geo between')
    expect(withoutBeds).toContain('geo between')
    expect(partsOf(countingOf('homes', [wanted, wanted]))).toHaveLength(2)
  })
})

describe('words', () => {
  const none = { words: null, not: null, anyOf: null, listings: null, ranks: null }
  test('the last one may be unfinished, and those before it are whole', async () => {
    const beginning = async (start: string) => [numberOf(start), numberOf(`${start}s`)]
    const said = await saidOf({ ...none, words: ['sea', 'view'], anyOf: ['sea', 'view'] }, beginning)
    expect(said?.words).toEqual([[numberOf('sea')], [numberOf('view'), numberOf('views')]])
    expect(said?.anyOf).toEqual([numberOf('sea'), numberOf('view'), numberOf('views')])
  })

  test('a beginning of too many words is left to PostgreSQL', async () => {
    expect(await saidOf({ ...none, words: ['s'] }, async () => null)).toBeNull()
    expect(await saidOf({ ...none, not: ['s'] }, async () => null)).toMatchObject({ not: [numberOf('s')] })
  })
})

describe('tables', () => {
  test('of one server, and of a cluster whose servers each have their shard', () => {
    expect(creating(tablesOf(7), null)).toHaveLength(2)
    const [local = '', all = ''] = creating(tablesOf(7), 'homes')
    expect(local).toMatch(
      /meridian_homes_7_local on cluster homes .* ReplicatedReplacingMergeTree\('\/clickhouse\/tables\/\{shard\}\/meridian_homes_7'/s,
    )
    expect(all).toContain(
      'Distributed(homes, currentDatabase(), meridian_homes_7_local, intHash32(bitShiftRight(geo, 20)))',
    )
    expect(dropping(tablesOf(7), 'homes')).toHaveLength(4)
  })
})
