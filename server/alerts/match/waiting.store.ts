/** alerts: the only SQL by which searches that wait for homes are brought into memory. */
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'

/** Every search that waits, with its revision, and since when. */
export const readRevisions = (db: Db): Promise<{ id: string; revision: number; since: Date }[]> =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'revision', 'created_at as since'])
    .where('removed_at', 'is', null)
    .where('paused', '=', false)
    .execute()

export async function readQuestions(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; question: RawSearch }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'question'])
    .where('id', 'in', [...ids])
    .execute()
  return rows as { id: string; question: RawSearch }[]
}
