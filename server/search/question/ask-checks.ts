/** search: what every engine refuses: a currency without a rate, and a cursor of another order. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { foreignCursor } from '#server/platform/database/cursor.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { decodeCursor, type Position } from './cursor.ts'
import type { EngineAsk } from './engine.ts'

/** Units of the asked currency for one euro. @throws AppError 400 when we have no rate for it. */
export function needRate({ question, rates }: EngineAsk): number {
  const rate = rates.get(question.currency)
  if (!rate) throw invalid('currency', 'We have no rate for this currency.')
  return rate.perEuro
}

/**
 * Where the page begins; null for the first. @throws AppError 400 for a cursor that is none of this order's.
 */
export function startOf({ cursor, sort }: SearchQuestion): Position | null {
  if (cursor === undefined) return null
  const position = decodeCursor(cursor, sort)
  if (!position) throw foreignCursor()
  return position
}

const invalid = (field: string, message: string) => refuse('common.invalid', { message, field })
