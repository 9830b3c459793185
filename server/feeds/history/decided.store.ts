/** feeds: the SQL of findings that are no longer true because somebody of the agency decided. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { FindingCode } from '../findings/findings.ts'

/** Takes back what was said of these homes; reports of runs that are over keep their counts. */
export async function forgetFinding(tx: Db, listingIds: readonly string[], code: FindingCode): Promise<void> {
  await sql`delete from feed_findings f using source_records r
    where r.listing_id = any(${[...listingIds]}::uuid[]) and f.run_id = r.changed_run_id
      and f.source_id = r.source_id and f.code = ${code}`.execute(tx)
}
