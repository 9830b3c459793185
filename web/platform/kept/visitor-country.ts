/**
 * web/platform: the country a visitor most likely thinks of first: by what they chose and
 * how their browser speaks, never by address.
 */
import { defaultPreferences, type Preferences } from './preferences.ts'

/** Codes of currencies that begin with no country's code: of several countries, or of none. */
const ofNoCountry = /^(X|EUR)/

/**
 * A chosen currency says most (pounds: the United Kingdom), then the first language with a region that the
 * browser asks for ("en-AU"). Null where neither tells.
 */
export function visitorCountry(
  { currency }: Pick<Preferences, 'currency'>,
  browserLanguages: readonly string[],
): string | null {
  if (currency !== defaultPreferences.currency && !ofNoCountry.test(currency)) return currency.slice(0, 2)
  for (const language of browserLanguages) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]
    if (region) return region.toUpperCase()
  }
  return null
}

/**
 * The languages of an Accept-Language header (RFC 9110, 12.5.4) in the order they
 * stand there, which is that of their weights.
 */
export const languagesOf = (header: string | null): string[] =>
  (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
