/**
 * web/platform: what a visitor chose: the language in the cookie `lang`,
 * the rest in `prefs`; neither has an identity.
 */
import { languageCookieName, languageParameter } from '#contract/content/page-addresses.ts'
import { knownLanguage, languages, type LanguageCode } from '../words/languages.ts'

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

/**
 * Reads a form, an address or the cookie's value; whatever is
 * missing or unknown keeps its place in `fallback`.
 */
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

const cookieValue = (cookieHeader: string, name: string): string | undefined =>
  cookieHeader
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Preferences out of a Cookie header. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const header = cookieHeader ?? ''
  const kept = readChoices(new URLSearchParams(cookieValue(header, preferencesCookieName) ?? ''))
  return { ...kept, language: knownLanguage(cookieValue(header, languageCookieName)) ?? kept.language }
}

/** The language that an address asks for with `?lang=`, if it is one of ours. */
export const askedLanguage = (url: URL): LanguageCode | null =>
  knownLanguage(url.searchParams.get(languageParameter)) ?? null

/**
 * The preferences an answer is written for: the visitor's, and the
 * language of the address where it names one.
 */
export function preferencesFor(request: Request): Preferences {
  const kept = readPreferences(request.headers.get('cookie'))
  return { ...kept, language: askedLanguage(new URL(request.url)) ?? kept.language }
}

/**
 * Pictures of shared links, which networks ask for without cookies, and lists in frames of other sites, which
 * read none: one for everybody.
 */
const forEverybody = ['/og/', '/widget/']

/** The language an answer is written in; that of what is made for everybody only its address says. */
export function languageFor(request: Request): LanguageCode {
  const url = new URL(request.url)
  if (!forEverybody.some((path) => url.pathname.startsWith(path))) return preferencesFor(request).language
  return askedLanguage(url) ?? defaultPreferences.language
}

/** Whether a choice was ever kept in this browser. */
export const hasPreferences = (cookieHeader: string): boolean =>
  [preferencesCookieName, languageCookieName].some((name) => cookieValue(cookieHeader, name) !== undefined)

/** The Set-Cookie headers that keep the preferences for a year. */
export const preferencesCookies = ({ language, ...others }: Preferences, secure: boolean): string[] => [
  cookie(preferencesCookieName, new URLSearchParams(others).toString(), secure),
  languageCookie(language, secure),
]

/** The Set-Cookie header that keeps a language. */
export const languageCookie = (language: LanguageCode, secure: boolean): string =>
  cookie(languageCookieName, language, secure)

const cookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${preferencesKept}; SameSite=Lax${secure ? '; Secure' : ''}`
