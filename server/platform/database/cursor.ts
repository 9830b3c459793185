/**
 * platform: cursors: where a list goes on, as an opaque text. One of
 * another list, or one that was changed, is refused.
 */
import { z } from 'zod'
import { refuseCommon } from '../refusals/app-error.ts'

/** Values that say where a page ended. */
type Position = readonly (string | number | null)[]

export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/**
 * The position in a cursor; null for everything that `encodeCursor`
 * did not write for a position of this shape.
 */
export function readCursor<P extends Position>(cursor: string, shape: z.ZodType<P>): P | null {
  const bytes = Buffer.from(cursor, 'base64url')
  try {
    const { data } = shape.safeParse(JSON.parse(bytes.toString()))
    return data && encodeCursor(data) === cursor ? data : null
  } catch {
    return null
  }
}

/**
 * The position in a cursor; undefined where there is no cursor. @throws
 * AppError 400 for one that is not of this list.
 */
export function decodeCursor<P extends Position>(
  cursor: string | undefined,
  shape: z.ZodType<P>,
): P | undefined {
  if (cursor === undefined) return undefined
  const position = readCursor(cursor, shape)
  if (!position) throw foreignCursor()
  return position
}

export const foreignCursor = () =>
  refuseCommon('common.invalid', {
    message: 'This cursor does not belong to this list. Please start again from the first page.',
    field: 'cursor',
  })

/** Where a list that is sorted by time goes on. */
export type TimeCursor = { at: Date; id: string }

/** As `toISOString` writes it, in a year that PostgreSQL knows. */
const instant = z.iso
  .datetime()
  .refine((text) => Date.parse(text) > 0 && new Date(text).toISOString() === text)
const timeShape = z.tuple([instant, z.uuid()])

export const encodeTimeCursor = (at: Date, id: string): string => encodeCursor([at.toISOString(), id])

/** @throws AppError 400 for a cursor that is not of a list sorted by time. */
export function decodeTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  const position = decodeCursor(cursor, timeShape)
  return position && { at: new Date(position[0]), id: position[1] }
}
