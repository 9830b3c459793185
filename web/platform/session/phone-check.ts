/** web/platform: whether a telephone number can be one (specification, section 5). */
import {
  isSupportedCountry,
  isValidPhoneNumber,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/max'

/** Characters a number may be typed with. */
const longest = 250

/**
 * Needs number and country; in India ten digits beginning with 6, 7, 8 or 9. An invalid one is logged with
 * the reason: the library's codes, else NOT_VALID. The number itself is nobody's business but the person's.
 */
export function isPhone(number: string, country: string): boolean {
  const reason = refusalOf(number, country)
  // oxlint-disable-next-line no-console -- the specification wants it logged
  if (reason !== null) console.warn(`Phone number not valid: ${reason}`)
  return reason === null
}

function refusalOf(number: string, country: string): string | null {
  if (!isSupportedCountry(country)) return 'INVALID_COUNTRY'
  if (number.length > longest) return 'TOO_LONG'
  try {
    const parsed = parsePhoneNumberWithError(number, { defaultCountry: country, extract: false })
    const isIndian = country !== 'IN' || /^[6-9]\d{9}$/.test(parsed.nationalNumber)
    if (isIndian && parsed.country === country && isValidPhoneNumber(number, country)) return null
    return lengthOf(number, country) ?? 'NOT_VALID'
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return error.message
  }
}

/** A number that could be read but is too short or too long for its country. */
function lengthOf(number: string, country: CountryCode): string | null {
  const reason = validatePhoneNumberLength(number, country)
  return reason === undefined || reason === 'INVALID_LENGTH' ? null : reason
}
