/** web/platform: preferences there and back, and out of hostile cookies. */
import { describe, expect, it } from 'vitest'
import {
  defaultPreferences,
  askedLanguage,
  hasPreferences,
  languageFor,
  preferencesCookies,
  preferencesFor,
  readChoices,
  readPreferences,
  type Preferences,
} from './preferences.ts'

const chosen: Preferences = { language: 'ar', currency: 'AED', areaUnit: 'sqft', theme: 'dark' }

describe('preferences', () => {
  it('come back from the cookie as they were', () => {
    const cookies = preferencesCookies(chosen, true)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
    const kept = cookies.map((cookie) => cookie.split(';')[0])
    expect(kept.at(-1)).toBe('lang=ar')
    expect(readPreferences(`other=1; ${kept.join('; ')}; more=2`)).toEqual(chosen)
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

  it('the language has a cookie of its own, and one that was kept with the rest counts where that is missing', () => {
    expect(readPreferences('lang=pt-BR; prefs=language=es').language).toBe('pt')
    expect(readPreferences('lang=xx; prefs=language=es').language).toBe('es')
    expect([
      hasPreferences('lang=es'),
      hasPreferences('prefs=theme=dark'),
      hasPreferences('slang=es'),
    ]).toEqual([true, true, false])
  })

  it('an address is read in the language it names, if pages know it', () => {
    const page = (query: string) =>
      new Request(`http://localhost/aboutUs${query}`, { headers: { cookie: 'lang=de; prefs=currency=GBP' } })
    expect(preferencesFor(page('?lang=es'))).toEqual({
      ...defaultPreferences,
      language: 'es',
      currency: 'GBP',
    })
    expect(['', '?lang=', '?lang=xx'].map((query) => preferencesFor(page(query)).language)).toEqual([
      'de',
      'de',
      'de',
    ])
    expect(askedLanguage(new URL('http://localhost/?lang=PT-br'))).toBe('pt')
  })

  it('change one by one', () => {
    expect(readChoices(new URLSearchParams('currency=GBP'), chosen)).toEqual({ ...chosen, currency: 'GBP' })
  })
})

it('answers what is made for everybody in the language of its address alone', () => {
  const languageAt = (path: string) =>
    languageFor(new Request(`https://meridian.example${path}`, { headers: { cookie: 'lang=fr' } }))
  expect(languageAt('/og/search.png?place=1')).toBe('en')
  expect(languageAt('/og/search.png?place=1&lang=ar')).toBe('ar')
  expect(languageAt('/property-listing')).toBe('fr')
})
