/** feeds: open houses and auctions in the ways records write them. */
import { expect, it } from 'vitest'
import { openHouseFrom, openHousesIn } from './open-houses.rules.ts'

it.each([
  ['21-Jan-2009 11:00am to 1:00pm', '2009-01-21', '11:00', '13:00'],
  ['Saturday 3 October 2026 3pm - 3:30pm', '2026-10-03', '15:00', '15:30'],
  ['2026-12-05 11:00-12:00', '2026-12-05', '11:00', '12:00'],
  ['2026-12-05T18:30:00', '2026-12-05', '18:30', null],
  ['2009-02-04-12:15:00', '2009-02-04', '12:15', null],
  ['5/12/2026 12:00am', '2026-12-05', '00:00', null],
  ['05.12.2026', '2026-12-05', null, null],
])('%s', (text, date, from, until) => {
  expect(openHouseFrom('openHouse', text)).toEqual({ kind: 'openHouse', date, from, until })
})

it('a text without a day is none, and several stand apart', () => {
  expect(openHouseFrom('auction', 'by appointment, 11:00am')).toBeNull()
  expect(openHousesIn('openHouse', '2026-12-05 11:00-12:00; by appointment; 2026-12-06')).toHaveLength(2)
})
