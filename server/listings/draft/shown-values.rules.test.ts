/** listings: what changed of a home, in short. */
import { expect, test } from 'vitest'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { shownChanges } from './shown-values.rules.ts'

test('prices, numbers and lists are shown as they were and as they are', () => {
  const before = aDraft('1', { offers: [saleOffer], bedrooms: 2, features: ['pool'], yearBuilt: null })
  const after = aDraft('1', {
    offers: [{ ...saleOffer, amountMinor: 43_000_050 }],
    bedrooms: 3,
    features: ['pool', 'lift'],
    yearBuilt: 1990,
  })
  expect(shownChanges(before, after, ['offers', 'bedrooms', 'features', 'yearBuilt'])).toEqual([
    { field: 'offers', before: 'sale EUR 450000 once', after: 'sale EUR 430000.50 once' },
    { field: 'bedrooms', before: '2', after: '3' },
    { field: 'features', before: 'pool', after: 'pool, lift' },
    { field: 'yearBuilt', before: null, after: '1990' },
  ])
})

test('of long texts the part is shown in which they differ, without markup', () => {
  const text = (end: string) => [
    {
      lang: 'en',
      title: null,
      description: `<p>${'A quiet house. '.repeat(60)}${end}</p>`,
      origin: 'human' as const,
    },
  ]
  const [change] = shownChanges(aDraft('1', { texts: text('Sold.') }), aDraft('1', { texts: text('New.') }), [
    'texts',
  ])
  expect(change?.before).toMatch(/^….*Sold\. ?$/)
  expect(change?.after).toMatch(/^….*New\. ?$/)
  expect(change?.after?.length).toBeLessThan(100)
})
