/**
 * places: what towns and regions are called in the languages of our
 * pages, where that is another name than the gazetteer's own.
 */
import { englishNames } from '#contract/search/english-names.ts'
import { fold } from '#contract/search/fold.ts'
import { localeOf } from '#contract/words/written.ts'
import { countryName } from '../gazetteer/countries.ts'
import { countryOf, type Gazetteer, idOf, kindOf, nameOf, none } from '../gazetteer/gazetteer.ts'
import { namesByKey } from '../gazetteer/name-columns.ts'
import { regionNameIn, regionNamesOf } from './region-names.ts'

/** Languages that the file has names in, in the order of its columns. */
export const localLanguages = ['es', 'fr', 'de', 'pt', 'it', 'ar'] as const
/** English is nearly always the gazetteer's own; what is not stands in a table of the contract. */
export type LocalLanguage = (typeof localLanguages)[number] | 'en'

/** Written by main/tooling/town-names.ts. */
export const localNamesFile = new URL('../gazetteer/local-names.tsv', import.meta.url)

/** By the id of the town. */
const allNames = namesByKey(localNamesFile)

/** Country and administrative code of a region, such as `ES.51`; null for whatever else an entry is. */
const regionCode = (g: Gazetteer, entry: number): string | null =>
  kindOf(g, entry) === 'region' ? idOf(g, entry).slice('admin1:'.length) : null

function namesOf(g: Gazetteer, entry: number): readonly string[] {
  if (entry < (g.counts[0] ?? 0)) return allNames().get(String(g.ids[entry] ?? 0)) ?? []
  const region = regionCode(g, entry)
  return region === null ? [] : regionNamesOf(region)
}

/** The name a language has for a town or region, where that is not the gazetteer's; else nothing. */
function otherName(g: Gazetteer, entry: number, language: LocalLanguage): string | undefined {
  const region = regionCode(g, entry)
  if (region !== null) return regionNameIn(region, language)
  if (language !== 'en') return namesOf(g, entry)[localLanguages.indexOf(language)]
  return entry < (g.counts[0] ?? 0) ? englishNames[g.ids[entry] ?? 0]?.[1] : undefined
}

/** The name of an entry in a language; its own name where there is no other. */
export function nameIn(g: Gazetteer, entry: number, language: LocalLanguage | null): string {
  if (language === null) return nameOf(g, entry)
  return otherName(g, entry, language) || asCountry(g, entry, language) || nameOf(g, entry)
}

/**
 * What a language of ours calls a town by a name of its own; null
 * where it has none. English has nearly always the gazetteer's.
 */
export function ownNameIn(g: Gazetteer, entry: number, language: LocalLanguage): string | null {
  return otherName(g, entry, language) || (language === 'en' ? nameOf(g, entry) : null)
}

const countryNames = new Map<LocalLanguage, Intl.DisplayNames>()

/** Monaco and Singapore are called as their countries are. */
function asCountry(g: Gazetteer, entry: number, language: LocalLanguage): string | null {
  if (language === 'en') return null
  const code = countryOf(g, entry)
  if (nameOf(g, entry) !== countryName(code)) return null
  const names = countryNames.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region' })
  countryNames.set(language, names)
  return names.of(code) ?? null
}

/** The first language of an Accept-Language header (RFC 9110, 12.5.4), where towns have names in it. */
export function localLanguageOf(acceptLanguage: string | null): LocalLanguage | null {
  const first = /^\s*([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  return first === 'en' ? first : (localLanguages.find((one) => one === first) ?? null)
}

/**
 * How a place, the city it is part of and its region may be written, folded, and what each is called in a
 * language.
 */
export function localWords(
  g: Gazetteer,
  entry: number,
  language: LocalLanguage,
): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const one of [g.region[entry] ?? none, g.parent[entry] ?? none, entry]) {
    if (one === none) continue
    // What an agent wrote is English's own name of a town unless the table has another.
    if (language === 'en' && kindOf(g, one) === 'city' && !otherName(g, one, language)) continue
    const local = nameIn(g, one, language)
    for (const spelling of [nameOf(g, one), ...namesOf(g, one)])
      if (spelling) words.set(fold(spelling), local)
  }
  return words
}
