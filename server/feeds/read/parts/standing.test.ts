/**
 * feeds: how a home stands is read in many languages, and no word in a
 * field of its own is passed over in silence.
 */
import { expect, it } from 'vitest'
import { fileOf, readFeed } from '#tests/support/feeds.ts'
import { standingOfWords } from '../words/status-words.rules.ts'

it.each([
  ['Sold STC', 'underOffer'],
  ['Let Agreed', 'underOffer'],
  ['Reserviert', 'reserved'],
  ['vendida', 'sold'],
  ['сдано', 'leased'],
  ['Off-Market', 'gone'],
  ['de baja', 'gone'],
  ['live', 'active'],
  ['frobnicated', null],
])('%s stands as %s', (words, standing) => expect(standingOfWords(words)).toBe(standing))

const row = (more: Record<string, unknown>) => ({
  id: '1',
  purpose: 'rent',
  type: 'villa',
  price: 1_200,
  currency: 'EUR',
  city: 'Nerja',
  country: 'ES',
  ...more,
})
const read = (more: Record<string, unknown>) => readFeed(fileOf(JSON.stringify([row(more)])))

it('a word nobody knows is told, and the home stays on the market', async () => {
  const { homes, findings } = await read({ status: 'frobnicated', furnished: 'perhaps', condition: 'so-so' })
  expect(homes).toMatchObject([{ status: 'active' }])
  const told = findings.flatMap(({ code, value }) => (/^(status|word)/.test(code) ? [[code, value]] : []))
  expect(told).toEqual([
    ['status.unknown', 'frobnicated'],
    ['word.unknown', 'so-so'],
    ['word.unknown', 'perhaps'],
  ])
})

it('what is not on the market is not offered, whatever the source calls it', async () => {
  expect((await read({ status: 'sold subject to contract' })).homes).toMatchObject([{ status: 'underOffer' }])
  for (const status of ['archived', 'retirado', 'expired']) expect((await read({ status })).homes).toEqual([])
})
