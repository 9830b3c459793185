/**
 * contract: words: countries, currencies and languages, whose names every language has from CLDR (Unicode).
 */
import { localeOf } from './written.ts'

const english = {
  region: names('en-GB', 'region'),
  currency: names('en-GB', 'currency'),
  language: names('en-GB', 'language'),
}

function names(locale: string, type: 'region' | 'currency' | 'language'): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type, fallback: 'none' })
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const pairs = letters.flatMap((a) => letters.map((b) => a + b))

type Named = { type: keyof typeof english; code: string }
let codes: ReadonlyMap<string, Named> | null = null

/** English name → what it names. Countries come last, because their names matter most here. */
function readCodes(): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>()
  const note = (type: keyof typeof english, all: readonly string[]) => {
    for (const code of all) {
      const name = english[type].of(code)
      if (name && name !== code) found.set(name, { type, code })
    }
  }
  note('currency', Intl.supportedValuesOf('currency'))
  note(
    'language',
    pairs.map((pair) => pair.toLowerCase()),
  )
  note('region', pairs)
  return found
}

/** `USD US Dollar`. */
const withCode = /^([A-Z]{3}) (.+)$/

/**
 * `Portugal`, or a currency behind its code, in another language; null
 * for what is no such name or has none there.
 */
export function intlName(text: string, language: string): string | null {
  codes ??= readCodes()
  const [, code, name = ''] = withCode.exec(text) ?? []
  const named = codes.get(code === undefined ? text : name) ?? codes.get(text)
  if (!named || (code !== undefined && named.code !== code)) return null
  const said = names(localeOf(language), named.type).of(named.code)
  return said === undefined ? null : code === undefined ? said : `${code} ${said}`
}

const countries = new Map<string, ReadonlyMap<string, string>>()

/** The country (ISO 3166-1) that a language calls so; null for whatever is none. */
export function countryNamed(name: string, language: string): string | null {
  let known = countries.get(language)
  if (!known) {
    const said = names(localeOf(language), 'region')
    // Codes that are no longer used are named, too: as the country that took their place.
    known = new Map(pairs.map((code) => [said.of(code) ?? '', new Intl.Locale(`und-${code}`).region ?? code]))
    countries.set(language, known)
  }
  return (name && known.get(name)) || null
}
