/**
 * places: what regions are called in the languages of our pages, where that is another name than the
 * gazetteer's, which is English's as a rule.
 */
import { readFileSync } from 'node:fs'

const file = new URL('../gazetteer/region-names.tsv', import.meta.url)
/** Languages in the order of the file's columns, after the code. */
const columns = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ar'] as const
export type RegionLanguage = (typeof columns)[number]

let kept: ReadonlyMap<string, readonly string[]> | null = null

/** Read when somebody first asks. */
function allNames(): ReadonlyMap<string, readonly string[]> {
  kept ??= new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [code = '', ...names] = line.split('\t')
        return [code, names]
      }),
  )
  return kept
}

/** Country and administrative code of every region that has another name somewhere, such as `ES.51`. */
export const renamedRegions = (): Iterable<string> => allNames().keys()

/** All other names of a region by its code, empty where a language has none. */
export const regionNamesOf = (code: string): readonly string[] => allNames().get(code) ?? []

/** The name a language has for the region of that code; nothing where it is the gazetteer's. */
export const regionNameIn = (code: string, language: RegionLanguage): string | undefined =>
  regionNamesOf(code)[columns.indexOf(language)] || undefined
