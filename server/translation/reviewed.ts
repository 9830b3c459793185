/** translation: Meridian's own words as people translated them, one file per language, keyed by the English text. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { intlName } from './intl-names.ts'
import { fillTemplate, pluralOf, type Template } from './template.rules.ts'

/** A text, or one for each plural category of its first number (CLDR). */
type Reviewed = string | Partial<Record<Intl.LDMLPluralRule, string>>
type Catalogue = ReadonlyMap<string, Reviewed>

const folder = new URL('reviewed/', import.meta.url)

/** Languages with a reviewed catalogue. */
export const reviewedLanguages: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .toSorted()

const kept = new Map<string, Catalogue>()

/** The catalogue of a language; empty when it has none. Read once. */
export function readCatalogue(language: string): Catalogue {
  const known = kept.get(language)
  if (known) return known
  const file = new URL(`${language}.json`, folder)
  const isOne = reviewedLanguages.includes(language) && existsSync(file)
  const made = new Map(isOne ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Reviewed>) : [])
  kept.set(language, made)
  return made
}

/** What people, or CLDR, say for an English text; null when nobody does. */
export function findReviewed(text: string, { words, values }: Template, language: string): string | null {
  const catalogue = readCatalogue(language)
  const found = catalogue.get(text) ?? catalogue.get(words)
  if (found === undefined) return intlName(text, language)
  const chosen = typeof found === 'string' ? found : (found[pluralOf(values[0] ?? '', language)] ?? found.other ?? null)
  return chosen === null ? null : fillTemplate(chosen, values)
}
