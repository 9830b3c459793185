/**
 * web/search/map: what capitals are called that are called as their country: Monaco, Singapore, Luxembourg.
 */

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** Countries by code → name; none where the language has none. */
const countriesIn = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })

/**
 * The name of such a capital in the language, as an expression; empty for every
 * other town. Tiles seldom tell it, browsers do.
 */
export function townStateIn(language: string): unknown[] {
  const english = countriesIn('en')
  const own = countriesIn(language)
  const names = new Map<string, string>()
  for (const code of letters.flatMap((a) => letters.map((b) => a + b))) {
    const name = english.of(code)
    const said = own.of(code)
    if (name && said) names.set(name, said)
  }
  return ['case', ['has', 'cap'], ['match', ['get', 'n'], ...[...names].flat(), ''], '']
}
