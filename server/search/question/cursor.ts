/** search: where a page ended, as an opaque text in the address. */
import { z } from 'zod'
import { sorts, type Sort } from '#contract/search/search-question.ts'

/**
 * The last home of a page: what it was ordered by and its id. `key` is null for a home without the value;
 * `tie` is what orders homes of one key before their ids do (only relevance has that, whose keys are 0, 1 and 2).
 */
export type Position = { sort: Sort; key: number | null; tie: number | null; id: string }

const cursorShape = z.tuple([z.enum(sorts), z.number().nullable(), z.number().nullable(), z.uuid()])
const nullable: readonly Sort[] = ['price', '-price', '-area', 'pricePerArea', 'distance']

export const encodeCursor = ({ sort, key, tie, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, key, tie, id])).toString('base64url')

/** Null for everything that `encodeCursor` did not write for this very order. */
export function decodeCursor(text: string, sort: Sort): Position | null {
  const position = read(text)
  if (!position || position.sort !== sort || encodeCursor(position) !== text) return null
  if (position.key === null && !nullable.includes(sort)) return null
  if ((position.tie !== null) !== (sort === 'relevance')) return null
  if (sort === 'relevance' && ![0, 1, 2].includes(position.key ?? -1)) return null
  const wholes = sort === 'pricePerArea' ? [] : [position.key ?? 0, position.tie ?? 0]
  return wholes.every(Number.isSafeInteger) ? position : null
}

function read(text: string): Position | null {
  try {
    const [sort, key, tie, id] = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { sort, key, tie, id }
  } catch {
    return null
  }
}
