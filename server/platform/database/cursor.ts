/** platform: where a list that is sorted by time goes on, as an opaque text. */

export type Cursor = { at: Date; id: string }

export const writeCursor = (at: Date, id: string): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Undefined for anything we did not write: the list then starts anew. */
export function readCursor(cursor: string): Cursor | undefined {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(time)
  return Number.isNaN(at.getTime()) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? undefined : { at, id }
}
