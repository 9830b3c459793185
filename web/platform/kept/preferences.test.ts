/** web/platform: preferences there and back, and out of hostile cookies. */
import { describe, expect, it } from 'vitest'
import {
  defaultPreferences,
  preferencesCookie,
  readChoices,
  readPreferences,
  type Preferences,
} from './preferences.ts'

const chosen: Preferences = { language: 'ar', currency: 'AED', areaUnit: 'sqft', theme: 'dark' }

describe('preferences', () => {
  it('come back from the cookie as they were', () => {
    const cookie = preferencesCookie(chosen, true)
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
    expect(readPreferences(`other=1; ${cookie.split(';')[0]}; more=2`)).toEqual(chosen)
  })

  it.each([
    null,
    '',
    'prefs=',
    'prefs=%%%',
    'prefs=language=xx&currency=eur&areaUnit=miles&theme=pink',
    'xprefs=currency=USD',
  ])('are the usual ones for %s', (cookie) => {
    expect(readPreferences(cookie)).toEqual(defaultPreferences)
  })

  it('change one by one', () => {
    expect(readChoices(new URLSearchParams('currency=GBP'), chosen)).toEqual({ ...chosen, currency: 'GBP' })
  })
})
