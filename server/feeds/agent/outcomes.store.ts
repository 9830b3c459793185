/** feeds: the SQL of which runs say how a feed is, and what they say; `r` is the run. */
import { sql } from 'kysely'

/**
 * All that were more than a check, and checks that would be held back:
 * their agency, or we, must decide about them.
 * That an address could not be read is over once a check has read it.
 */
export const isOutcome = sql`(r.state in ('published', 'notModified', 'heldBack', 'failed')
  or (r.state = 'dryRun' and r.held_for is not null))
  and not (r.state = 'failed' and exists (select from feed_runs later where later.feed_id = r.feed_id
    and later.started_at > r.started_at and later.state = 'dryRun' and later.source = r.source))`

/** A check that would be held back waits like a run that was. */
export const outcome = sql<string>`case r.state when 'dryRun' then 'heldBack' else r.state end`
