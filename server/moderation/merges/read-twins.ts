/**
 * moderation: pairs of listings that look like one home, each beside the other, as whoever decides sees them.
 */
import { z } from 'zod'
import { twinStates } from '#contract/moderation/merge-codes.ts'
import type { merges as contract } from '#contract/moderation/merges.ts'
import type { DeskHome } from '#contract/moderation/moderation.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDeskHomes } from '../desk/home-views.ts'
import { countTwins, listTwinRows, type ListedTwins } from './list-twins.store.ts'

const certainty = z.string().regex(/^(0|1|0\.\d{1,9})$/)
const moment = z.iso.datetime({ precision: 6 })

/** @throws AppError 400 for a cursor of another list. */
export async function listTwins(
  platform: Platform,
  { state, cursor, limit }: Asked<typeof contract.list>['query'],
): Promise<Reply<typeof contract.list>> {
  const { db } = platform
  const after = decodeCursor(cursor, z.tuple([state === 'open' ? certainty : moment, z.uuid()]))
  const [rows, counts] = await Promise.all([
    listTwinRows(db, { state, after, limit: limit + 1 }),
    countTwins(db),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ sortedBy, id }) => encodeCursor([sortedBy, id]))
  const homes = await readDeskHomes(
    platform,
    db,
    items.flatMap(({ earlierId, laterId }) => [earlierId, laterId]),
  )
  return {
    items: items.flatMap((row) => {
      const earlier = homes.get(row.earlierId)
      const later = homes.get(row.laterId)
      return earlier && later ? [twinsOf(row, [earlier, later])] : []
    }),
    nextCursor,
    states: Object.fromEntries(twinStates.map((one) => [one, counts.get(one) ?? 0])) as Record<
      (typeof twinStates)[number],
      number
    >,
  }
}

const twinsOf = (
  { id, state, version, score, signs, metres, foundAt, decidedAt, by, reason }: ListedTwins,
  homes: readonly (DeskHome & { perM2: number | null })[],
) => ({
  id,
  state,
  version,
  score,
  signs: signs.map(({ field, says }) => ({ field, says })),
  homes: homes.map(({ perM2: _perM2, ...home }) => home),
  metres: metres === null ? null : Math.round(metres),
  foundAt: foundAt.toISOString(),
  decision: decidedAt && { at: decidedAt.toISOString(), by, reason },
})
