/** search: the second thread takes part in long walks, and nobody's answer depends on it. */
import { expect, test, vi } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { createScratch } from '../scan/scratch.ts'
import { searchHomes } from '../search-homes.ts'
import { createHomes, putListing } from '../store/store-home.ts'
import { resort } from '../store/resort.ts'
import { noWords } from '../text/asked-words.ts'
import { openAside } from './open-aside.ts'

const types = ['house', 'apartment', 'land']
const homes = createHomes()
for (let at = 0; at < 20_000; at++) {
  const id = `018f0000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
  const figure = (at * 7_919) % 1_000
  putListing(homes, {
    id,
    words: [],
    titles: [],
    rows: [
      {
        purpose: 'sale',
        type: types[at % 3] ?? '',
        path: ['country:PT'],
        x: ((at * 104_729) % 30_000_000) - 15_000_000,
        y: ((at * 15_485_863) % 15_000_000) - 7_500_000,
        price: 1_000 * figure,
        priceMax: 1_000 * figure,
        area: figure,
        areaMax: figure,
        plot: null,
        plotMax: null,
        beds: at % 6,
        bedsMax: at % 6,
        baths: at % 3,
        tenure: null,
        energy: null,
        featuresLow: at,
        featuresHigh: 0,
        flags: at % 256,
        sea: at % 9 === 0 ? at : null,
        available: null,
        charges: 0,
        agency: id,
        listed: 1_700_000_000_000_000 + at * 1e9,
      },
    ],
  })
}
Array.from(resort(homes))
const questions = [
  '',
  'sort=price&page=3',
  'minBeds=2&types=house',
  'maxPrice=400000&sort=-area',
  'pets=1',
].map((text) =>
  searchQuestion.parse({
    ...Object.fromEntries(new URLSearchParams(text)),
    box: '-170,-80,170,80',
    facets: '1',
    cells: '24x16',
  }),
)
const scratch = createScratch()
const now = new Date('2026-01-01T00:00:00Z')
const ask = (aside: Parameters<typeof searchHomes>[3]) =>
  questions.map((question) =>
    searchHomes(homes, { question, position: null, perEuro: 1, now, ...noWords }, scratch, aside),
  )

const always = { resting: 1, busy: 1 }

test('the same answers, whoever walked through which blocks', async () => {
  const said: string[] = []
  const aside = openAside({ warn: (text) => said.push(text), fewest: always, size: 1 })
  afterFile(aside.close)
  const alone = ask(null)
  expect(alone[0]?.total).toBe(20_000)
  await vi.waitFor(
    () => {
      expect(ask(aside)).toEqual(alone)
      expect(aside.helped()).toBeGreaterThan(20)
    },
    { timeout: 30_000, interval: 1 },
  )
  expect(said).toEqual([])
})

test('when the second thread ended, the first does all', async () => {
  const aside = openAside({ warn: () => undefined, fewest: always })
  ask(aside)
  await aside.close()
  expect(ask(aside)).toEqual(ask(null))
})

test('while every processor is busy only very long walks are shared', async () => {
  let rests = false
  const some = openAside({
    warn: () => undefined,
    fewest: { resting: 1, busy: 1_000 },
    size: 1,
    isResting: () => rests,
  })
  const long = openAside({ warn: () => undefined, fewest: always, size: 1, isResting: () => false })
  afterFile(some.close)
  afterFile(long.close)
  const alone = ask(null)
  await vi.waitFor(
    () => {
      expect(ask(some)).toEqual(alone)
      expect(ask(long)).toEqual(alone)
      expect(long.helped()).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 1 },
  )
  expect(some.helped()).toBe(0)
  rests = true
  await vi.waitFor(
    () => {
      ask(some)
      expect(some.helped()).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 1 },
  )
})
