/** contract: a street and its number in one line, as the country writes them. */

/** Where the number stands before the street. */
const numberFirst = new Set([
  'AU',
  'CA',
  'FR',
  'GB',
  'IE',
  'IN',
  'LU',
  'MC',
  'MY',
  'NZ',
  'PH',
  'SG',
  'US',
  'ZA',
  'AE',
  'HK',
  'TH',
])

type Line = { country: string | null; street: string | null; houseNumber: string | null }

/** Null where there is no street; a number that the street says already is not said again. */
export function streetLine({ country, street, houseNumber }: Line): string | null {
  if (!street || !houseNumber || street.includes(houseNumber)) return street
  return numberFirst.has(country ?? '') ? `${houseNumber} ${street}` : `${street} ${houseNumber}`
}
