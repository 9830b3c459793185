/**
 * web/stock: where an address is, and which address stands at a
 * point, as far as streets of regions are known.
 */
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { SpotHit } from '#contract/search/places.ts'
import type { AddressAt } from '#contract/search/regions.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'

export type Place = ListingForm['place']
type Point = { lat: number; lon: number }

/** What the pin was put on; null where not even the town is known. */
export type PinFound = Point & { on: 'address' | 'street' | 'town' }

const isIn = (country: string | null) => (one: { country: string | null }) =>
  country === null || one.country === country

/** The house where its number is known, else the street, else the town. */
export async function findAddress(place: Place): Promise<PinFound | null> {
  const { country, street, houseNumber, locality } = place
  const { places } = await browserApi()
  if (street) {
    const line = [street, houseNumber].filter(Boolean).join(' ')
    const { spots } = await places.suggest({ query: { q: `${line}, ${locality ?? ''}`.slice(0, 100) } })
    const found = spots.filter(isStreet).find(isIn(country))
    if (found) return { ...(await onStreet(found)), on: found.kind === 'address' ? 'address' : 'street' }
  }
  if (!locality) return null
  const { items } = await places.suggest({ query: { q: locality } })
  const town = items.filter(({ kind }) => kind === 'city').find(isIn(country))
  return town ? { lat: town.lat, lon: town.lon, on: 'town' } : null
}

/** The house itself; of a street the point of it nearest to its middle, which may lie in another one. */
export async function onStreet({ kind, name, lat, lon }: SpotHit): Promise<Point> {
  if (kind !== 'street') return { lat, lon }
  const { regions } = await browserApi()
  const { point } = await regions.street({ query: { street: name, lat, lon } })
  return point ?? { lat, lon }
}

const isStreet = ({ kind }: SpotHit): boolean => kind === 'address' || kind === 'street'

/** Streets that begin with what was typed, in the town and the country where those are said. */
export async function streetsFor(typed: string, place: Place, signal: AbortSignal): Promise<SpotHit[]> {
  const { places } = await browserApi()
  const ask = (q: string) => places.suggest({ query: { q: q.slice(0, 100), limit: 1 } }, { signal })
  const inTown = place.locality ? (await ask(`${typed}, ${place.locality}`)).spots : []
  const { spots } = inTown.length > 0 ? { spots: inTown } : await ask(typed)
  return spots.filter(isStreet).filter(isIn(place.country))
}

export async function addressOf(point: Point, signal: AbortSignal): Promise<AddressAt | null> {
  const { regions } = await browserApi()
  const { address } = await regions.address({ query: point }, { signal })
  return address
}
