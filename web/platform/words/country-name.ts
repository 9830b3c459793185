/** web/platform: what a country is called on pages. */

let kept: Intl.DisplayNames | undefined

/**
 * Made when the first country is named: that takes longer than all else a
 * page begins with, and many pages name none.
 */
const countryNames = (): Intl.DisplayNames => (kept ??= new Intl.DisplayNames('en-GB', { type: 'region' }))

/** Those that server and browser, whose tables differ, would name each in its own way. */
const agreedNames: Record<string, string> = {
  FK: 'Falkland Islands',
  HK: 'Hong Kong',
  MO: 'Macao',
  PS: 'Palestine',
}

/** ISO 3166-1 alpha-2 → the English name; pages are in English, so countries are too. */
export const countryName = (code: string): string => agreedNames[code] ?? countryNames().of(code) ?? code
