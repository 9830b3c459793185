/**
 * translation: a person says what a text is in another language; from then on that is what everybody reads.
 */
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse, type AppError } from '#server/platform/refusals/errors.ts'
import type { Translation } from '../ground/context.ts'
import { dropCorrection, keepCorrection, lockText } from './corrections.store.ts'
import { isFixed, problemOf, wordsOf } from './corrections.rules.ts'
import type { Direction } from '../engines/engine.ts'
import { canTranslate } from '../reviewed/list-languages.ts'
import { readCatalogue } from '../reviewed/reviewed.ts'

type Wish = Direction & { original: string; text: string }
/**
 * What was said before and what is said now; null where nobody says anything, or a machine is asked again.
 */
export type Corrected = { before: string | null; after: string | null }

/**
 * @throws AppError 400 for languages nobody translates between, a
 * text that has forms, or one that lost a number.
 */
export async function correctText(translation: Translation, tx: Db, wish: Wish): Promise<Corrected> {
  const { source, target, original, text } = wish
  if (!(await canTranslate(translation, { source, target }))) throw refuse('translation.noEngine')
  const reviewed = source === pageLanguage ? readCatalogue(target).get(original) : undefined
  if (isFixed(original, reviewed)) throw refused('corrections.forms')
  const problem = problemOf(original, text)
  if (problem) throw refused(`corrections.${problem}`)
  const hash = sha256(original)
  const known = await lockText(tx, { source, target }, hash)
  await keepCorrection(tx, { source, target }, { hash, original, text, now: translation.now() })
  const isHuman = known?.origin === 'human'
  return {
    before: (isHuman ? known.text : undefined) ?? catalogueSays(reviewed) ?? known?.text ?? null,
    after: text,
  }
}

/** @throws AppError 404 when there is no correction. */
export async function withdrawCorrection(
  tx: Db,
  { source, target, original }: Omit<Wish, 'text'>,
): Promise<Corrected> {
  const before = await dropCorrection(tx, { source, target }, sha256(original))
  if (before === undefined) throw refuse('corrections.none')
  const reviewed = source === pageLanguage ? readCatalogue(target).get(original) : undefined
  return { before, after: catalogueSays(reviewed) ?? null }
}

const catalogueSays = (said: Parameters<typeof wordsOf>[0] | undefined) =>
  said === undefined ? undefined : wordsOf(said)

const refused = (code: 'corrections.forms' | 'corrections.places' | 'corrections.tooLong'): AppError =>
  refuse(code, { field: 'text' })
