/**
 * contract: where a page is read in which language; heads of pages,
 * sitemaps and whoever reads addresses agree on it.
 */
import { baseLanguage, pageLanguage, reviewedLanguages } from './translation-codes.ts'

/** What an address is called by that is read in one language. */
export const languageParameter = 'lang'

/** The cookie that keeps the language a visitor reads in; pages write by it, and so do mails. */
export const languageCookieName = 'lang'

/** Where a page is read in a language, as search engines hear of it. */
export type Alternate = { lang: string; path: string }

/** The address of a page in a language: English has the plain one. */
export const pathIn = (path: string, lang: string): string =>
  lang === pageLanguage
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${encodeURIComponent(lang)}`

/** A page with the languages, besides English, in which all of it is written. */
export const alternatesOf = (path: string, languages: readonly string[] = reviewedLanguages): Alternate[] => [
  { lang: 'x-default', path },
  { lang: pageLanguage, path },
  ...languages.map((lang) => ({ lang, path: pathIn(path, lang) })),
]

const pagesSpeak = new Set<string>([pageLanguage, ...reviewedLanguages])

/**
 * The languages of a home's page besides English: those of our own words, and those people wrote of it in.
 * What they wrote stays as it is in all of them.
 */
export const homeLanguages = (written: readonly string[]): string[] => [
  ...reviewedLanguages,
  ...written.filter((lang) => !pagesSpeak.has(baseLanguage(lang))),
]
