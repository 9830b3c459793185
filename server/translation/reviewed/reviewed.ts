/** translation: Meridian's own words as people translated them, one file per language, keyed by the English text. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brand } from '#contract/content/brand.ts'
import { intlName } from './intl-names.ts'
import { fillTemplate, pluralOf, type Template } from '../engines/template.rules.ts'

/** A text, or one for each plural category of its first number (CLDR). */
export type Reviewed = string | Partial<Record<Intl.LDMLPluralRule, string>>
type Catalogue = ReadonlyMap<string, Reviewed>

const folder = new URL('./', import.meta.url)

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
export function findReviewed(text: string, template: Template, language: string): string | null {
  if (text === brand.name) return text
  const catalogue = readCatalogue(language)
  const found = catalogue.get(text) ?? catalogue.get(template.words)
  if (found !== undefined) return choose(found, template.values, language)
  return intlName(text, language) ?? dialled(template, language) ?? findAround(text, language)
}

function choose(found: Reviewed, values: readonly string[], language: string): string | null {
  const chosen = typeof found === 'string' ? found : (found[pluralOf(values[0] ?? '', language)] ?? found.other ?? null)
  return chosen === null ? null : fillTemplate(chosen, values)
}

/** `Portugal +351`. */
function dialled({ words, values }: Template, language: string): string | null {
  const name = /^(.+) \{0\}$/.exec(words)?.[1]
  const translated = name && intlName(name, language)
  return translated ? `${translated} ${values[0] ?? ''}` : null
}

type Around = { pattern: RegExp; translation: string }

/** Keys with `{a}`: words around a name, which stays as it is unless it is itself known. */
const around = new Map<string, readonly Around[]>()
const longestName = 80

function findAround(text: string, language: string): string | null {
  for (const { pattern, translation } of readAround(language)) {
    const name = pattern.exec(text)?.[1]
    if (!name || name.length > longestName) continue
    const own = readCatalogue(language).get(name)
    return translation.replace('{a}', () => (typeof own === 'string' ? own : name))
  }
  return null
}

function readAround(language: string): readonly Around[] {
  const known = around.get(language)
  if (known) return known
  const made = [...readCatalogue(language)].flatMap(([key, translation]) => {
    const [before, after] = key.split('{a}')
    if (before === undefined || after === undefined || typeof translation !== 'string') return []
    return [{ pattern: new RegExp(`^${escape(before)}(.+)${escape(after)}$`, 'u'), translation }]
  })
  around.set(language, made)
  return made
}

const escape = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
