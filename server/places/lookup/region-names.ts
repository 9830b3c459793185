/**
 * places: what regions are called in the languages of our pages, where that is another name than the
 * gazetteer's, which is English's as a rule.
 */
import { namesByKey } from '../gazetteer/name-columns.ts'

const file = new URL('../gazetteer/region-names.tsv', import.meta.url)
/** Languages in the order of the file's columns, after the code. */
const columns = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ar'] as const
export type RegionLanguage = (typeof columns)[number]

const allNames = namesByKey(file)

/** Country and administrative code of every region that has another name somewhere, such as `ES.51`. */
export const renamedRegions = (): Iterable<string> => allNames().keys()

/** All other names of a region by its code, empty where a language has none. */
export const regionNamesOf = (code: string): readonly string[] => allNames().get(code) ?? []

/** The name a language has for the region of that code; nothing where it is the gazetteer's. */
export const regionNameIn = (code: string, language: RegionLanguage): string | undefined =>
  regionNamesOf(code)[columns.indexOf(language)] || undefined
