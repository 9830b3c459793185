/**
 * search: writes the search rows of homes that were saved by the hundred, some at a time, until nobody waits.
 */
import { noteChanges } from '#server/listings/inner.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { projectListings } from './project-listings.ts'
import { isAnyWaiting, takeWaiting } from './waiting.store.ts'

/** Half a second's work: nobody who changes one of these homes meanwhile waits longer. */
const aTurn = 500

/**
 * Goes on until nobody waits, or until `signal`. Each turn is a transaction: whoever is killed
 * in the middle leaves the rows as they were and the homes waiting. `db` needs time for
 * statements that are longer than a visitor's.
 */
export async function takeTurns(db: Db, signal?: AbortSignal): Promise<void> {
  while (await isAnyWaiting(db)) {
    if (signal?.aborted) return
    await transaction(db, async (tx) => {
      const ids = await takeWaiting(tx, aTurn)
      await projectListings(tx, ids)
      // Nodes that follow the listings read the rows that are there now.
      await noteChanges(tx, ids)
    })
  }
}
