/** feeds: country and coordinates as sources state them. */
import type { Glance, MapContext, Point } from './format.ts'
import type { Reading } from './reading.ts'
import type { Element } from '../records/record.ts'

/** Decimal degrees with a point or a comma, also with a letter for the side of the world. */
const degrees = /^([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s*°?\s*([NSEWO])?$/i

/** The coordinates of two elements; null with a note when there are none or they are no coordinates. */
export function pointFrom(
  lat: Element | null,
  lon: Element | null,
  { note }: Pick<MapContext, 'note'>,
): Point | null {
  const latText = lat?.text.trim() ?? ''
  const lonText = lon?.text.trim() ?? ''
  if (latText === '' && lonText === '') {
    note('point.missing', lat ?? lon)
    return null
  }
  const point = { lat: readDegrees(latText), lon: readDegrees(lonText) }
  if (point.lat !== null && point.lon !== null && Math.abs(point.lat) <= 180 && Math.abs(point.lon) <= 180)
    return { lat: point.lat, lon: point.lon }
  note('point.unreadable', lat ?? lon, { field: 'coordinates', value: `${latText}, ${lonText}` })
  return null
}

function readDegrees(text: string): number | null {
  const found = degrees.exec(text.trim().slice(0, 40))
  if (!found) return null
  const value = Number((found[1] ?? '').replace(',', '.'))
  return /[SWO]/i.test(found[2] ?? '') ? -Math.abs(value) : value
}

/** The two texts as one key, for finding points that many homes share. */
export function pointKey(lat: Element | null, lon: Element | null): Glance['point'] {
  const a = lat?.text.trim()
  const b = lon?.text.trim()
  return a && b ? `${a},${b}` : null
}

type Where = {
  at: Element | null
  text: string | null
  point: Point | null
  /** What the language of the record tells, for formats that say it with a region. */
  region?: string | null
  /** The country for which the format was made, when it was made for one. */
  homeland?: string
}

/**
 * The country of a home: as it says, else as the feed's settings say, else where its point lies, else that of its
 * language, else, and noted with more weight, the home country of the format. Empty when nobody knows.
 */
export function countryFrom(reading: Reading, where: Where, { settings, world, note }: MapContext): string {
  const { at, text, point, region, homeland } = where
  const named = text ? world.countryOf(text) : null
  if (named) return named
  if (text) note('country.unknown', at, { field: 'country', value: text })
  const likely =
    settings.country ?? (point && world.countryAt(point)) ?? (region ? world.countryOf(region) : null)
  const place = at ?? reading.element
  if (likely && !text) note('country.assumed', place, { field: 'country', value: likely })
  if (!likely && homeland) note('country.homeland', place, { field: 'country', value: homeland })
  return likely ?? homeland ?? ''
}
