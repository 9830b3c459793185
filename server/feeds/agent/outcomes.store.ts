/** feeds: the SQL of which runs say how a feed is, and what they say; `r` is the run. */
import { sql } from 'kysely'

/** All that were more than a check, and checks that would be held back: their agency, or we, must decide about them. */
export const isOutcome = sql`(r.state in ('published', 'notModified', 'heldBack', 'failed')
  or (r.state = 'dryRun' and r.held_for is not null))`

/** A check that would be held back waits like a run that was. */
export const outcome = sql<string>`case r.state when 'dryRun' then 'heldBack' else r.state end`
