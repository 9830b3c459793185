/** stock: the SQL of files that are on their way. */
import type { Db } from '#server/platform/database/db.ts'

export type UploadRow = { id: string; draftId: string | null; bytes: number; received: number }

const shown = ['id', 'draft_id as draftId', 'bytes', 'received'] as const

export async function findUpload(db: Db, id: string): Promise<UploadRow | null> {
  return (await db.selectFrom('draft_uploads').select(shown).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The upload with that id, begun now if there was none. */
export async function openUpload(
  db: Db,
  { id, draftId, bytes, now }: { id: string; draftId: string; bytes: number; now: Date },
): Promise<UploadRow> {
  await db
    .insertInto('draft_uploads')
    .values({ id, draft_id: draftId, bytes, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('draft_uploads').select(shown).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Counts a part that was received; false when another one was counted at that place meanwhile. */
export async function countPart(db: Db, id: string, from: number, to: number): Promise<boolean> {
  const done = await db
    .updateTable('draft_uploads')
    .set({ received: to })
    .where('id', '=', id)
    .where('received', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('draft_uploads').where('id', '=', id).execute()
}

/** Uploads that nobody goes on with: begun before `before`, or of a draft that is gone. */
export async function listForgotten(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('draft_uploads')
    .select('id')
    .where((eb) => eb.or([eb('begun_at', '<', before), eb('draft_id', 'is', null)]))
    .orderBy('begun_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
