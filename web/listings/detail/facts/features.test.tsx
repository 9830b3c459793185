/** web/listings: when a home can be seen stands among its features, in the time of day there. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleListing } from '#tests/pages/sample-listing.ts'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { Features } from './features.tsx'

test('open houses and the auction are told with their days and hours, and are a calendar', () => {
  const home = sampleListing({
    openHouses: [
      { kind: 'openHouse', date: '2026-12-05', from: '11:00', until: '12:30' },
      { kind: 'auction', date: '2026-12-20', from: null, until: null },
    ],
  })
  const [offer] = home.offers
  if (!offer) throw new Error('a home has an offer')
  renderFor(<Features home={home} offer={offer} />)
  const part = screen.getByRole('heading', { name: 'When it can be seen' }).parentElement
  const shown = within(part ?? document.body)
  expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Open house', 'Auction'])
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5 December 202611:00–12:30',
    '20 December 2026',
  ])
  expect(shown.getByRole('link', { name: 'Add to the calendar' })).toHaveProperty(
    'pathname',
    `/property-details/${home.id}/open-houses.ics`,
  )
})
