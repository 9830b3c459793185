/**
 * places: one line of a GeoNames postal file, as its readme.txt lays it
 * out: twelve fields, a tab between two of them.
 */

export type PostalPlace = { country: string; code: string; written: string; lat: number; lon: number }

/** Country, postcode, place, three levels of regions with codes, latitude, longitude, accuracy. */
const fieldsOfLine = 12
const latitudeAt = 9

/** Null for a line that is none of such a file, or has no position. */
export function readPostalLine(line: string): PostalPlace | null {
  const fields = line.split('\t')
  const [country = '', written = ''] = fields
  const [lat, lon] = fields
    .slice(latitudeAt, latitudeAt + 2)
    .map((text) => (text.trim() ? Number(text) : Number.NaN))
  const code = plainCode(written)
  if (fields.length !== fieldsOfLine || !/^[A-Z]{2}$/.test(country) || !code) return null
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null
  return { country, code, written: written.trim().toUpperCase(), lat, lon }
}

export const plainCode = (written: string): string => written.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Postcodes of which files may know no more than the first part, which is a district. */
const firstParts: readonly [whole: RegExp, first: (code: string) => string][] = [
  // The United Kingdom's outcodes, Canada's sortation areas, Ireland's routing keys, the Netherlands' digits.
  [/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, (code) => code.slice(0, -3)],
  [/^[A-Z]\d[A-Z]\d[A-Z]\d$/, (code) => code.slice(0, 3)],
  [/^[A-Z]\d[\dW][A-Z\d]{4}$/, (code) => code.slice(0, 3)],
  [/^\d{4}[A-Z]{2}$/, (code) => code.slice(0, 4)],
]

/** The district that a whole postcode lies in; null where the code has no such part. */
export const districtOf = (code: string): string | null =>
  firstParts.find(([whole]) => whole.test(code))?.[1](code) ?? null
