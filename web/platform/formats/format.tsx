/** web/platform: the visitor's preferences and the formats that follow from them, for every component. */
import { countryName } from '../words/country-name.ts'
import { languageName } from '../words/language-name.ts'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Money } from '#contract/vocabulary/common.ts'
import { daysAgo, daysBetween, formatDate, formatMonth } from './dates.ts'
import { formatCount, formatter } from '../intl/formatters.ts'
import { knownLanguage, languageOf, type Language } from '../words/languages.ts'
import { namesInARow, type Name } from './names.ts'
import { formatAbout, formatMoney, formatShort } from './money.ts'
import { plural } from '../intl/plural.ts'
import { defaultPreferences, type Preferences } from '../kept/preferences.ts'
import { VoiceContext } from '../speech/voice.ts'
import { formatArea, formatDistance, formatPlot } from './units.ts'

type Visit = {
  preferences: Preferences
  /** The language in which dates and numbers are written. */
  formats: Language['code']
  now: string
}

const VisitContext = createContext<Visit>({
  preferences: defaultPreferences,
  formats: defaultPreferences.language,
  now: new Date(0).toISOString(),
})

type Given = Omit<Visit, 'formats'> & { formats?: string; children: ReactNode }

/** Gives everything inside it the visitor's preferences and one `now` (ISO 8601), the server's. */
export function VisitProvider({ preferences, formats, now, children }: Given) {
  const value = useMemo(
    () => ({ preferences, formats: knownLanguage(formats) ?? preferences.language, now }),
    [preferences, formats, now],
  )
  return <VisitContext value={value}>{children}</VisitContext>
}

export const usePreferences = (): Preferences => useContext(VisitContext).preferences

/**
 * Formats bound to the visitor: money in minor units, areas in square
 * metres, distances in metres, times ISO 8601.
 */
export function useFormat() {
  const { preferences, formats, now } = useContext(VisitContext)
  const { say } = useContext(VoiceContext)
  return useMemo(
    () => ({
      ...formatsFor({ ...preferences, language: formats }, now),
      // Said by the voice of the page, because names of countries are
      // read beside names that nobody may change.
      country: (code: string) => say?.attribute(countryName(code)) ?? countryName(code),
      languages: (codes: readonly string[]) =>
        codes.map((code) => say?.attribute(languageName(code)) ?? languageName(code)).join(commaOf(formats)),
    }),
    [preferences, formats, now, say],
  )
}

export { countryName }

export type Formats = ReturnType<typeof formatsFor>

const commaOf = (language: Language['code']) => (language === 'ar' ? '، ' : ', ')

/** The same formats outside components. */
export function formatsFor({ language, areaUnit }: Preferences, now: string) {
  const { locale } = languageOf(language)
  return {
    locale,
    now,
    money: (money: Money) => formatMoney(money, locale),
    /** Rounded to four significant digits; stands after ≈. */
    about: (money: Money) => formatAbout(money, locale),
    /** `£795k`, for pins and chips. */
    short: (money: Money) => formatShort(money, locale),
    number: (value: number) => formatter(locale, {}).format(value),
    /** `248`, `5.1k`, for clusters. */
    count: (value: number) => formatCount(value, locale),
    /** Takes per cent: 6.7 → `6.7%`. */
    percent: (value: number, signed = false) =>
      formatter(locale, {
        style: 'percent',
        maximumFractionDigits: 1,
        ...(signed && { signDisplay: 'exceptZero' as const }),
      }).format(value / 100),
    area: (squareMetres: number, most?: number) => formatArea(squareMetres, areaUnit, locale, most),
    plot: (squareMetres: number, most?: number) => formatPlot(squareMetres, areaUnit, locale, most),
    distance: (metres: number) => formatDistance(metres, areaUnit, locale),
    date: (iso: string) => formatDate(iso, locale),
    month: (iso: string) => formatMonth(iso, locale),
    /** Whole days since. */
    daysSince: (iso: string) => daysBetween(iso, now),
    /** `today`, `3 days ago`. */
    ago: (iso: string) => daysAgo(daysBetween(iso, now)),
    plural: (count: number, one: string, many?: string) => plural(count, one, many, locale),
    country: (code: string) => countryName(code),
    /** Names of languages in a row, each said by itself: together they are no text that anybody knows. */
    languages: (codes: readonly string[]) => codes.map(languageName).join(commaOf(language)),
    /** Between the parts of an address or of a list, in the script of the page. */
    comma: commaOf(language),
    /** Names one after the other, whatever script each is in: `Alvalade, Lisbon, Portugal`. */
    names: (names: readonly Name[]) => namesInARow(names, languageOf(language).dir, commaOf(language)),
  }
}
