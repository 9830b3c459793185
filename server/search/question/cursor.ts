/** search: where a page ended, as an opaque text in the address. */
import { z } from 'zod'
import {
  encodeCursor as encodePosition,
  readCursor as readPosition,
} from '#server/platform/database/cursor.ts'
import { sorts, type Sort } from '#contract/search/search-question.ts'

/**
 * The last home of a page: what it was ordered by and its id. `key` is null for a home without the value;
 * `tie` is what orders homes of one key before their ids do (only
 * relevance has that, whose keys are 0, 1 and 2).
 */
export type Position = { sort: Sort; key: number | null; tie: number | null; id: string }

const cursorShape = z.tuple([z.enum(sorts), z.number().nullable(), z.number().nullable(), z.uuid()])
const nullable: readonly Sort[] = ['price', '-price', '-area', 'pricePerArea', 'distance']

export const encodeCursor = ({ sort, key, tie, id }: Position): string => encodePosition([sort, key, tie, id])

/** Null for everything that `encodeCursor` did not write for this very order. */
export function decodeCursor(text: string, sort: Sort): Position | null {
  const position = read(text)
  if (position?.sort !== sort) return null
  if (position.key === null && !nullable.includes(sort)) return null
  if ((position.tie !== null) !== (sort === 'relevance')) return null
  if (sort === 'relevance' && ![0, 1, 2].includes(position.key ?? -1)) return null
  const wholes = sort === 'pricePerArea' ? [] : [position.key ?? 0, position.tie ?? 0]
  return wholes.every(Number.isSafeInteger) ? position : null
}

function read(text: string): Position | null {
  const position = readPosition(text, cursorShape)
  if (!position) return null
  const [sort, key, tie, id] = position
  return { sort, key, tie, id }
}
