/** web/platform: whether a telephone number can be one (specification, section 5). */
import { isValidPhoneNumber, ParseError, parsePhoneNumberWithError, type CountryCode } from 'libphonenumber-js/max'

/** Needs number and country; in India ten digits beginning with 6, 7, 8 or 9. An invalid one is logged. */
export function isPhone(number: string, country: string): boolean {
  if (!number || !country || number.length > 250) return false
  try {
    const parsed = parsePhoneNumberWithError(number, { defaultCountry: country as CountryCode, extract: false })
    const isIndian = country !== 'IN' || /^[6-9]\d{9}$/.test(parsed.nationalNumber)
    return isIndian && parsed.country === country && isValidPhoneNumber(number, country as CountryCode)
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    // oxlint-disable-next-line no-console -- the specification wants it logged
    console.info(`Phone number not valid: ${error.message}`)
    return false
  }
}
