/** listings: pours rows into their tables with COPY: the way in for a whole catalogue. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { insertListings, writtenTables, type ListingRows } from '../rows/listing-writing.store.ts'

/**
 * Runs `work` in one transaction without time limits on one connection; `pour` copies rows into every table.
 * What was poured is there when the promise is fulfilled, and nothing is when it fails.
 */
export async function pourInOneTransaction(
  db: Db,
  work: (pour: (rows: ListingRows) => Promise<void>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await work((rows) => insertListings(tx, rows))
    await sql.raw(`analyze ${writtenTables.join(', ')}`).execute(tx)
  })
}
