/** search: documents get more room in steps, while listings come, change their words and go. */
import { expect, test } from 'vitest'
import { findDocument, idWords } from './documents.ts'
import { enlarging } from './enlarge-documents.ts'
import { createHomes, putListing, slotsOf, type SourceListing } from './store-home.ts'

const idOf = (at: number) => `018f0000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
const rows: SourceListing['rows'] = [
  {
    purpose: 'sale',
    type: 'house',
    path: ['country:PT'],
    x: 1,
    y: 2,
    price: 1,
    priceMax: 1,
    area: 1,
    areaMax: 1,
    plot: null,
    plotMax: null,
    beds: 1,
    bedsMax: 1,
    baths: 1,
    tenure: null,
    energy: null,
    featuresLow: 0,
    featuresHigh: 0,
    flags: 0,
    sea: null,
    available: null,
    charges: 0,
    agency: idOf(0),
    listed: 1,
  },
]
const listing = (at: number, word: string): SourceListing => ({
  id: idOf(at),
  rows,
  words: [word],
  titles: [],
})

test('every listing is found by its id afterwards, with the homes it has by then', () => {
  const homes = createHomes()
  const count = 25_000
  for (let at = 0; at < count; at++) putListing(homes, listing(at, 'old'))
  const { capacity } = homes.documents
  let next = count
  for (const _ of enlarging(homes)) {
    putListing(homes, listing(7, `new${next}`))
    putListing(homes, { ...listing(next % 100, 'gone'), rows: [] })
    putListing(homes, listing(next++, 'later'))
  }
  expect(homes.documents.capacity).toBe(2 * capacity)
  expect(next).toBeGreaterThan(count + 2)
  const gone = new Set(Array.from({ length: next - count }, (_, at) => (count + at) % 100))
  const found = Array.from({ length: next }, (_, at) => findDocument(homes.documents, idWords(idOf(at))))
  expect(found.filter((doc) => doc < 0)).toEqual([])
  expect(new Set(found).size).toBe(next)
  expect(found.map((doc) => slotsOf(homes, doc).length)).toEqual(
    Array.from({ length: next }, (_, at) => (gone.has(at) ? 0 : 1)),
  )
  expect(found[7]).toBe(homes.documents.count - 2)
})
