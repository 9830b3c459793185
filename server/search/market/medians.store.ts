/** search: what medians have in common. */
import { sql, type RawBuilder } from 'kysely'

/** Half of the homes (rows with a `listed_at`) have been listed for no longer than this, in whole days. */
export const medianDaysListed = (now: Date): RawBuilder<number> => sql<number>`floor(
  percentile_cont(0.5) within group (order by greatest(0, extract(epoch from ${now}::timestamptz - listed_at)) / 86400))`
