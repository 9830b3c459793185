/** search: homes as rows of RowBinary: read back by their columns they say what the listing says. */
import { expect, test } from 'vitest'
import { columnsOf, readRows } from '#tests/search/row-binary.ts'
import { flagNames } from '#contract/search/flags.ts'
import { bitsOf } from '../../question/feature-bits.rules.ts'
import { numberOf } from '../ground/numbers.ts'
import { begins } from '../ground/codes.rules.ts'
import { addDead, addListing, addWord, createRows, keyOf } from './rows.ts'
import type { SourceRow } from '../../columnar/store/facts.rules.ts'

const id = '018f0000-0000-7000-8000-00000000abcd'
const agency = '018f0000-0000-7000-9000-000000000001'
const features = bitsOf(['pool', 'garden'])
const row: SourceRow = {
  purpose: 'rent',
  type: 'house',
  path: ['country:PT', 'geonames:2267057'],
  x: -914_000,
  y: 3_871_000,
  price: 5_000_000_000,
  priceMax: 6_000_000_000,
  area: 120,
  areaMax: 130,
  plot: null,
  plotMax: null,
  beds: 3,
  bedsMax: 4,
  baths: null,
  tenure: 'freehold',
  energy: null,
  featuresLow: Number(features & 0xffff_ffffn),
  featuresHigh: Number(features >> 32n),
  flags: 1 << flagNames.indexOf('hideUnderOffer'),
  sea: 1_500,
  available: null,
  charges: 12_345,
  agency,
  listed: 1_780_272_000_123_456,
}

const homeColumns = columnsOf('homes')

test('a home, and the end of one', () => {
  const rows = createRows()
  addListing(rows, { id, rows: [row], words: ['sea', 'pool'], titles: ['pool'] }, 7n)
  addDead(rows, keyOf(id, row), 8n)
  const [home = {}, dead = {}, ...more] = readRows(rows.take(), homeColumns)
  expect(more).toEqual([])
  expect(rows.size()).toBe(0)
  expect(home).toMatchObject({
    id: id.replaceAll('-', ''),
    purpose: 1,
    x: -914_000,
    price: 5_000_000_000n,
    price_max: 6_000_000_000n,
    area: 120,
    plot: -1,
    beds: 3,
    beds_max: 4,
    baths: -1,
    energy: 0,
    features,
    charges: 12_345,
    sea: 1_500,
    available: 2_147_483_647,
    agency: agency.replaceAll('-', ''),
    listed: 1_780_272_000_123_456n,
    path: row.path.map(numberOf),
    words: ['sea', 'pool'].map(numberOf),
    titles: [numberOf('pool')],
    version: 7n,
    dead: 0,
  })
  expect(home.facts).toEqual(
    expect.arrayContaining([begins.beds + 5, begins.baths, begins.sea + 1, begins.sea + 3]),
  )
  expect(home.facts).not.toContain(begins.sea)
  const { purpose, geo } = home
  expect(dead).toMatchObject({ id: home.id, purpose, geo, words: [], version: 8n, dead: 1 })
})

test('long lists and texts say how long they are in as many bytes as it takes', () => {
  const rows = createRows()
  const words = Array.from({ length: 300 }, (_, at) => `word${at}`)
  addListing(rows, { id, rows: [row], words, titles: [] }, 1n)
  const [home] = readRows(rows.take(), homeColumns)
  expect(home?.words).toEqual(words.map(numberOf))
  const long = 'ß'.repeat(100)
  addWord(rows, long)
  expect(readRows(rows.take(), columnsOf('words'))).toEqual([{ word: long, number: numberOf(long) }])
})
