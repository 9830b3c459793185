/** search: homes whose last open house is over are no longer found as such. */
import { noteChanges } from '#server/listings/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { lockOverHouses, unmark } from './open-houses.store.ts'

/** Homes in one transaction. */
const together = 1_000

/** Takes the mark away from every home that wears it for nothing; answers how many those were. */
export async function unmarkOpenHouses(db: Db): Promise<number> {
  let count = 0
  for (;;) {
    const ended = await transaction(db, async (tx) => {
      const ids = await lockOverHouses(tx, together)
      await unmark(tx, ids)
      if (ids.length > 0) await noteChanges(tx, ids)
      return ids.length
    })
    count += ended
    if (ended < together) return count
  }
}
