/**
 * web/platform: up to three addresses of one's own (work, school,
 * parents): kept in this browser and nowhere else.
 */
import { keptList } from '../kept/kept-list.ts'

/** Degrees; the name is what was typed or chosen. */
export type OwnPlace = { name: string; lat: number; lon: number }

export const mostOwnPlaces = 3

const isPlace = (one: unknown): one is OwnPlace => {
  const { name, lat, lon } = (one ?? {}) as Partial<OwnPlace>
  return typeof name === 'string' && isDegrees(lat, 90) && isDegrees(lon, 180)
}

const isDegrees = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

const places = keptList({
  key: 'ownPlaces',
  most: mostOwnPlaces,
  storage: () => localStorage,
  isOne: isPlace,
})

export const useOwnPlaces = places.use
/** The newest stand last; nothing is added beyond three. */
export function addOwnPlace(place: OwnPlace): void {
  const others = places.now().filter(({ lat, lon }) => lat !== place.lat || lon !== place.lon)
  if (others.length < mostOwnPlaces) places.set([...others, place])
}
export const removeOwnPlace = (place: OwnPlace): void =>
  places.set(places.now().filter((one) => one !== place))
