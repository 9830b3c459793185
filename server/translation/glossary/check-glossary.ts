/** translation: the check of all translations against the glossary: which call a term otherwise. */
import { z } from 'zod'
import type { Breach, glossary } from '#contract/content/glossary.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { pageLanguage, reviewedLanguages } from '#contract/content/translation-codes.ts'
import { finderOfTerms, keepsTo, type Occurrence, type Term } from '#contract/words/glossary.rules.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isFixed, wordsOf } from '../memory/corrections.rules.ts'
import { rememberedWith } from '../memory/memory.store.ts'
import { readCatalogue } from '../reviewed/reviewed.ts'
import { readTerms } from './glossary.store.ts'

type Language = (typeof reviewedLanguages)[number]
type Said = Omit<Breach, 'terms'>
type Find = (text: string) => readonly Occurrence[]

/** Lists are gone on with by how many were shown. */
const position = z.tuple([z.int().min(0)])

/**
 * What breaks the glossary in one language, and how much does in each.
 * @throws AppError 400 for a cursor of another list.
 */
export async function checkGlossary(
  db: Db,
  { language, cursor, limit }: Asked<typeof glossary.breaches>['query'],
): Promise<Reply<typeof glossary.breaches>> {
  const from = decodeCursor(cursor, position)?.[0] ?? 0
  const terms = await readTerms(db)
  const find = onceEach(finderOfTerms(terms))
  const said = await everythingSaid(db, terms)
  const all = new Map(reviewedLanguages.map((one) => [one, breachesIn(said.get(one) ?? [], one, find)]))
  const items = (all.get(language) ?? []).slice(from, from + limit)
  const counts = Object.fromEntries([...all].map(([one, breaches]) => [one, breaches.length]))
  const end = from + items.length
  return {
    items,
    nextCursor: end < (counts[language] ?? 0) ? encodeCursor([end]) : null,
    counts: counts as Record<Language, number>,
  }
}

/** Every language has the same originals: each is looked through once. */
function onceEach(find: Find): Find {
  const known = new Map<string, readonly Occurrence[]>()
  return (text) => {
    const found = known.get(text) ?? find(text)
    known.set(text, found)
    return found
  }
}

/** By language: what people corrected, then the catalogue, then machines, each text as pages say it. */
async function everythingSaid(db: Db, terms: readonly Term[]): Promise<Map<Language, Said[]>> {
  const words = [...new Set(terms.map(({ term }) => term))]
  const rows = words.length === 0 ? [] : await rememberedWith(db, pageLanguage, words)
  return new Map(
    reviewedLanguages.map((language) => {
      const catalogue = readCatalogue(language)
      const own = rows.filter((row) => row.language === language)
      const corrected = new Set(own.filter(({ origin }) => origin === 'human').map((row) => row.original))
      const remembered = own
        .filter((row) => row.origin === 'human' || !catalogue.has(row.original))
        .map(({ original, text, origin }): Said => ({
          id: `${origin} ${original}`,
          original,
          text,
          layer: origin === 'human' ? 'corrected' : 'machine',
          isFixed: false,
        }))
      const reviewed = [...catalogue]
        .filter(([original]) => !corrected.has(original))
        .map(([original, text]): Said => ({
          id: `reviewed ${original}`,
          original,
          text: wordsOf(text),
          layer: 'reviewed',
          isFixed: isFixed(original, text),
        }))
      return [language, [...remembered, ...reviewed]]
    }),
  )
}

const breachesIn = (said: readonly Said[], language: Language, find: Find): Breach[] =>
  said
    .flatMap((one) => {
      const broken = find(one.original).filter((term) => !keepsTo(one.text, term, language))
      const terms = [...new Set(broken.map(({ senses }) => senses[0]?.term ?? ''))]
      return terms.length > 0 ? [{ ...one, terms }] : []
    })
    .toSorted((a, b) => (a.original < b.original ? -1 : a.original > b.original ? 1 : 0))
