/**
 * listings: properties become one home, or several again; the search follows in the same
 * transaction, and no row of theirs is written.
 */
import type { Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import { insertChanges } from '../rows/listing-writing.store.ts'
import { homesOf } from './homes.rules.ts'
import {
  readHomeMembers,
  lockListingsOf,
  readPropertyOrder,
  writeHomeMembers,
  type PropertyLink,
} from './homes.store.ts'

/**
 * `links` answers every pair that is one among these properties; what held them together before is forgotten.
 * Call it after `lockHomeMembers`, in the same transaction.
 */
export async function groupProperties(
  tx: Db,
  about: readonly string[],
  {
    links,
    events,
  }: { links: (among: readonly string[]) => Promise<readonly PropertyLink[]>; events: Events },
): Promise<void> {
  const concerned = [...new Set([...about, ...(await readHomeMembers(tx, about))])]
  const order = await readPropertyOrder(tx, concerned)
  const ids = await lockListingsOf(tx, order)
  await writeHomeMembers(tx, order, homesOf(order, await links(order)))
  await insertChanges(tx, ids)
  await events.publish(tx, 'listing.ranked', { ids })
}
