/**
 * moderation: a home that its agency took off and listed again stands where it
 * stood, unless somebody found that it is another.
 */
import { noteMarketSince } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readMarketSince } from './market-since.store.ts'

/** In the transaction that wrote, settled or opened flags of these homes. */
export async function followRelisted(
  { events }: Pick<Platform, 'events'>,
  tx: Db,
  ids: readonly string[],
): Promise<void> {
  const rows = await readMarketSince(tx, ids)
  if (rows.length > 0) await noteMarketSince(tx, rows, { events })
}
