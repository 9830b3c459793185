/** portal: where a list of people goes on, as an opaque text. */

export const writeCursor = (at: Date, id: string): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Undefined for anything we did not write: the list then starts anew. */
export function readCursor(cursor: string): { at: Date; id: string } | undefined {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(time)
  return Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id) ? undefined : { at, id }
}
