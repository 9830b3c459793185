/** listings: open houses and auctions of a home as entries of a calendar (RFC 5545). */
import ical from 'ical-generator'
import { brand } from '#contract/content/brand.ts'
import { homeTitle } from '#contract/listings/home-title.ts'
import type { Listing } from '#contract/listings/listings.ts'

const words = { openHouse: 'Open house', auction: 'Auction' } as const
/** Minutes, where no end is said. */
const usualLength = 30

/** Times float: they are those of the clocks where the home is, whoever reads them. */
export function openHouseCalendar(home: Listing, { now, origin }: { now: Date; origin: string }): string {
  const calendar = ical({ prodId: { company: brand.name, product: 'open houses', language: 'EN' } })
  const { id, type, place, texts } = home
  const title = homeTitle({ title: texts[0]?.title, type, place: place.name })
  const where = [place.street, place.postalCode, place.name].filter(Boolean).join(', ')
  for (const { kind, date, from, until } of home.openHouses) {
    const start = new Date(`${date}T${from ?? '00:00'}:00Z`)
    const end = until ? new Date(`${date}T${until}:00Z`) : new Date(start.getTime() + usualLength * 60_000)
    calendar.createEvent({
      id: `${id}-${kind}-${date}-${from ?? ''}@meridian`,
      stamp: now,
      start,
      ...(from === null ? { allDay: true } : { end }),
      floating: true,
      summary: `${words[kind]}: ${title}`,
      location: where,
      url: `${origin}/property-details/${id}`,
    })
  }
  return calendar.toString()
}
