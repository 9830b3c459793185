/** feeds: the country of a home in a BLM file: as it says, else as its version and its postcode say. */
import type { MapContext, Point } from '../../read/format.ts'
import { countryFrom } from '../../read/location.ts'
import type { Reading } from '../../read/reading.ts'
import { countryOfPostcode, isBritish } from './address.rules.ts'

const postcode = (outward: string | null, inward: string | null): string => `${outward ?? ''} ${inward ?? ''}`

/** Version 3i, for homes anywhere. */
export const isOverseas = ({ version }: MapContext): boolean => version?.toLowerCase().endsWith('i') ?? false

export function countryOf(reading: Reading, point: Point | null, context: MapContext): string {
  const at = reading.at('COUNTRY_CODE') ?? reading.at('COUNTRY')
  const code = postcode(reading.text('POSTCODE1'), reading.text('POSTCODE2'))
  if (!at && !isOverseas(context)) return countryOfPostcode(reading.text('POSTCODE1'))
  // Offices at home write version 3i, too, and leave the country out.
  if (!at && !point && !context.settings.country && isBritish(code)) {
    const country = countryOfPostcode(reading.text('POSTCODE1'))
    context.note('country.assumed', reading.at('POSTCODE1'), { field: 'country', value: country })
    return country
  }
  return countryFrom(reading, { at, text: at && reading.line(at, at.name), point }, context)
}
