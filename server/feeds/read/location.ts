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

/** Degrees, minutes and seconds: `36°45'12" N`. */
const sexagesimal =
  /^([+-]?\d{1,3})\s*[°º]\s*(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''))?\s*([NSEWO])?$/i

function readSexagesimal(text: string): number | null {
  const [, whole = '', minutes = '', seconds = '0', side = ''] = sexagesimal.exec(text) ?? []
  if (whole === '') return null
  const part = (digits: string): number => Number(digits.replace(',', '.'))
  const value = Math.abs(Number(whole)) + part(minutes) / 60 + part(seconds) / 3_600
  return whole.startsWith('-') || /[SWO]/i.test(side) ? -value : value
}

function readDegrees(text: string): number | null {
  const said = text.trim().slice(0, 40)
  const found = degrees.exec(said)
  if (!found) return readSexagesimal(said)
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
 * The country of a home: as it says, else as the feed's settings say, else where its point lies, else that of
 * its language, else, and noted with more weight, the home country of the format. Empty when nobody knows.
 */
export function countryFrom(reading: Reading, where: Where, { settings, world, note }: MapContext): string {
  const { at, text, point, region, homeland } = where
  const named = text ? world.countryOf(text) : null
  if (named) return named
  if (text) note('country.unknown', at, { field: 'country', value: text })
  const likely =
    settings.country ??
    (point && countryOfPoint(point, homeland, world)) ??
    (region ? world.countryOf(region) : null)
  const place = at ?? reading.element
  if (likely && !text) note('country.assumed', place, { field: 'country', value: likely })
  if (!likely && homeland) note('country.homeland', place, { field: 'country', value: homeland })
  return likely ?? homeland ?? ''
}

/**
 * A sign that was lost turns a home to the other side of the world; near its edge the neighbour is likelier.
 */
const farFromTheEdge = 15

/** What a point may have been meant as: its numbers exchanged, or without the sign that one of them lost. */
const meantBy = ({ lat, lon }: Point): Point[] => [
  { lat: lon, lon: lat },
  ...(Math.abs(lon) > farFromTheEdge ? [{ lat, lon: -lon }] : []),
  ...(Math.abs(lat) > farFromTheEdge ? [{ lat: -lat, lon }] : []),
  ...(Math.abs(lon) > farFromTheEdge && Math.abs(lat) > farFromTheEdge ? [{ lat: -lat, lon: -lon }] : []),
]

/** Where a point lies; one that lies in the home country when it is put right was meant so. */
function countryOfPoint(
  point: Point,
  homeland: string | undefined,
  world: MapContext['world'],
): string | null {
  const country = world.countryAt(point)
  if (!homeland || country === homeland) return country
  const onEarth = meantBy(point).filter(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
  return onEarth.some((meant) => world.isIn(meant, homeland)) ? homeland : country
}
