/**
 * accounts: whether a telephone number can be one: libphonenumber's rules and the specification's for India.
 */
import {
  isValidPhoneNumber,
  ParseError,
  parsePhoneNumberWithError,
  type CountryCode,
} from 'libphonenumber-js/max'
import type { Phone } from '#contract/http/person.ts'

/**
 * `international` is for people to read: `+91 98765 43210`. Parse error codes: NOT_A_NUMBER, INVALID_COUNTRY,
 * TOO_SHORT, TOO_LONG; `INVALID` when it parses but is no number of that country.
 */
export type PhoneCheck =
  | { valid: true; e164: string; international: string }
  | { valid: false; reason: string }

/**
 * Needs number and country, and must be valid for that country. In
 * India: ten digits beginning with 6, 7, 8 or 9.
 */
export function checkPhone({ country, number }: Phone): PhoneCheck {
  try {
    const parsed = parsePhoneNumberWithError(number, {
      defaultCountry: country as CountryCode,
      extract: false,
    })
    const isIndian = country !== 'IN' || /^[6-9]\d{9}$/.test(parsed.nationalNumber)
    const fits = parsed.country === country && isValidPhoneNumber(number, country as CountryCode) && isIndian
    return fits
      ? { valid: true, e164: parsed.number, international: parsed.formatInternational() }
      : { valid: false, reason: 'INVALID' }
  } catch (error) {
    if (error instanceof ParseError) return { valid: false, reason: error.message }
    throw error
  }
}
