/** web/platform: an invalid telephone number is refused, and the browser's log says why. */
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { isPhone } from './phone-check.ts'

let logged: MockInstance<typeof console.warn>
beforeEach(() => void (logged = vi.spyOn(console, 'warn').mockReturnValue()))
afterEach(() => void vi.restoreAllMocks())

test.each([
  ['IN', '5876543210', 'NOT_VALID'],
  ['IN', '98765', 'TOO_SHORT'],
  ['IN', '98765432101234', 'TOO_LONG'],
  ['DE', '', 'NOT_A_NUMBER'],
  ['DE', '12', 'TOO_SHORT'],
  ['GB', '000', 'TOO_SHORT'],
  ['GB', '020 7946 0123 0123 0123 0123', 'TOO_LONG'],
  ['FR', 'call me', 'NOT_A_NUMBER'],
  ['FR', '+44 20 7946 0123', 'NOT_VALID'],
  ['', '020 7946 0123', 'INVALID_COUNTRY'],
  ['XX', '020 7946 0123', 'INVALID_COUNTRY'],
  ['GB', '', 'NOT_A_NUMBER'],
  ['GB', '1'.repeat(251), 'TOO_LONG'],
])('%s %s is refused and logged', (country, number, reason) => {
  expect(isPhone(number, country)).toBe(false)
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason))
})

test.each([
  ['IN', '98765 43210'],
  ['DE', '030 901820'],
  ['GB', '020 7946 0123'],
  ['FR', '01 42 68 53 00'],
])('%s %s is taken in silence', (country, number) => {
  expect(isPhone(number, country)).toBe(true)
  expect(logged).not.toHaveBeenCalled()
})
