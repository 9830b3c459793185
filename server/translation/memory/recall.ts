/**
 * translation: what is known of a text without asking anybody: corrections first,
 * then the catalogue, then what a machine said.
 */
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { TranslationModel } from '#contract/content/translation.ts'
import { fillTemplate, toTemplate, type Template } from '#contract/words/template.rules.ts'
import type { Db } from '#server/platform/database/db.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import type { Direction } from '../engines/engine.ts'
import { findReviewed } from '../reviewed/reviewed.ts'
import { readMemory, type Known } from './memory.store.ts'

export type Translated = { translatedText: string; model: TranslationModel }

/** A text with its numbers taken out, and the two names it may have in the memory. */
export type Described = { text: string; template: Template; hash: string; templateHash: string }

export function describe(text: string, { target }: Direction): Described {
  const template = toTemplate(text, target)
  return { text, template, hash: sha256(text), templateHash: sha256(template.words) }
}

/** What is known, by the text, and the rows of the memory that were read for it. */
export async function recall(
  db: Db,
  direction: Direction,
  texts: readonly Described[],
): Promise<{ found: Map<string, Translated>; rows: Known[] }> {
  const hashes = [...new Set(texts.flatMap(({ hash, templateHash }) => [hash, templateHash]))]
  const rows = await readMemory(db, direction, hashes)
  const memory = new Map(rows.map((row) => [row.hash, row]))
  const found = new Map<string, Translated>()
  for (const one of texts) {
    const known = recallOne(one, direction, memory)
    if (known) found.set(one.text, known)
  }
  return { found, rows }
}

function recallOne(
  { text, template, hash, templateHash }: Described,
  direction: Direction,
  memory: ReadonlyMap<string, Known>,
): Translated | null {
  const exact = memory.get(hash)
  const filled = memory.get(templateHash)
  const row = exact ?? filled
  const fromMemory = exact ? exact.text : filled && fillTemplate(filled.text, template.values)
  if (row?.origin === 'human' && fromMemory) return { translatedText: fromMemory, model: 'human' }
  const reviewed = direction.source === pageLanguage ? findReviewed(text, direction.target) : null
  if (reviewed !== null) return { translatedText: reviewed, model: 'human' }
  return fromMemory ? { translatedText: fromMemory, model: 'machine' } : null
}

/** What is known of English texts in a language, by the text; what nobody knows is not in it. */
export async function recallTexts(
  db: Db,
  language: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Translated>> {
  const direction = { source: pageLanguage, target: language }
  const described = [...new Set(texts)].map((text) => describe(text, direction))
  return (await recall(db, direction, described)).found
}
