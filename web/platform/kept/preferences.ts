/** web/platform: what a visitor chose: language, currency, area unit, theme. Kept in the cookie `prefs`, no identity. */
import { languages, type LanguageCode } from '../words/languages.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The measures a visitor reads areas in; large plots follow in hectares or acres. */
export const measures = ['m2', 'sqft'] as const
export type Measure = (typeof measures)[number]

export type Preferences = { language: LanguageCode; currency: string; areaUnit: Measure; theme: Theme }

export const defaultPreferences: Preferences = {
  language: 'en',
  currency: 'EUR',
  areaUnit: 'm2',
  theme: 'system',
}

export const preferencesCookieName = 'prefs'
/** How long they are kept, in seconds: a year. */
export const preferencesKept = 31_536_000

/** Reads a form, an address or the cookie's value; whatever is missing or unknown keeps its place in `fallback`. */
export function readChoices(from: URLSearchParams, fallback: Preferences = defaultPreferences): Preferences {
  const language = from.get('language')
  const currency = from.get('currency') ?? ''
  const areaUnit = from.get('areaUnit')
  const theme = from.get('theme')
  return {
    language: languages.find((one) => one.code === language)?.code ?? fallback.language,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : fallback.currency,
    areaUnit: measures.find((one) => one === areaUnit) ?? fallback.areaUnit,
    theme: themes.find((one) => one === theme) ?? fallback.theme,
  }
}

/** Preferences out of a Cookie header. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const pair = (cookieHeader ?? '').split(/;\s*/).find((one) => one.startsWith(`${preferencesCookieName}=`))
  return readChoices(new URLSearchParams(pair?.slice(preferencesCookieName.length + 1) ?? ''))
}

/** Whether a choice was ever kept in this browser. */
export const hasPreferences = (cookieHeader: string): boolean =>
  cookieHeader.split(/;\s*/).some((one) => one.startsWith(`${preferencesCookieName}=`))

/** The Set-Cookie header (also good for document.cookie) that keeps the preferences for a year. */
export const preferencesCookie = (chosen: Preferences, secure: boolean): string =>
  `${preferencesCookieName}=${new URLSearchParams(chosen).toString()}; Path=/; Max-Age=${preferencesKept}; SameSite=Lax${secure ? '; Secure' : ''}`
