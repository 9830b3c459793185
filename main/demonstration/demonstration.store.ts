/** main: the demonstration's own row in the database: which load was begun, for which day, and whether it is complete. */
import type { Db } from '#server/platform/database/db.ts'

export type Load = { id: number; homes: number; madeFor: Date; isFinished: boolean }

/** The last load; null when there was none. */
export async function readLastLoad(db: Db): Promise<Load | null> {
  const row = await db
    .selectFrom('catalogue_loads')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { id: row.id, homes: row.homes, madeFor: row.made_for, isFinished: row.finished_at !== null }
    : null
}

export async function beginLoad(db: Db, homes: number, madeFor: Date): Promise<Load> {
  const { id } = await db
    .insertInto('catalogue_loads')
    .values({ homes, made_for: madeFor })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, homes, madeFor, isFinished: false }
}

export async function finishLoad(db: Db, id: number): Promise<void> {
  await db.updateTable('catalogue_loads').set({ finished_at: new Date() }).where('id', '=', id).execute()
}

/** Whether there is any listing, of whatever origin. */
export const hasListings = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('listings').select('id').limit(1).execute()).length > 0
