/** enquiries: pages of a list, newest first. */
import { sql } from 'kysely'
import type { TimeCursor } from '#server/platform/database/cursor.ts'

/** Of enquiries as `e` those behind where the page before ended; all of them without it. */
export const olderThan = (before: TimeCursor | undefined) =>
  before ? sql<boolean>`(e.created_at, e.id) < (${before.at}, ${before.id}::uuid)` : sql<boolean>`true`
