/** saved: the SQL of the files people keep with their homes. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Kept } from './dossier.store.ts'

export type FileRow = { id: string; kind: 'picture' | 'paper'; name: string; bytes: number; addedAt: Date }

const shown = ['id', 'kind', 'name', 'bytes', 'added_at as addedAt'] as const

/** The latest first. */
export async function listFiles(db: Db, { userId, id }: Kept) {
  const rows = await db
    .selectFrom('dossier_files')
    .select(shown)
    .$narrowType<{ kind: FileRow['kind'] }>()
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}

/** What a person keeps with one home, and altogether. */
export async function readUse(tx: Db, { userId, id }: Kept): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) filter (where listing_id = ${id}::uuid)::int as files, coalesce(sum(bytes), 0)::float8 as bytes
    from dossier_files where user_id = ${userId}::uuid`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export async function insertFile(tx: Db, { userId, id }: Kept, file: FileRow & { key: string }) {
  const { addedAt, ...rest } = file
  await tx
    .insertInto('dossier_files')
    .values({ ...rest, added_at: addedAt, user_id: userId, listing_id: id })
    .execute()
}

/** A person's own file, whichever home it is with. */
export const findFile = (db: Db, userId: string, file: string) =>
  db
    .selectFrom('dossier_files')
    .select(['key', 'kind', 'name'])
    .where('id', '=', file)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Answers where it is in the store; undefined when the person has no such file. */
export async function deleteFile(db: Db, { userId, id }: Kept, file: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('dossier_files')
    .where('id', '=', file)
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/** Files whose dossier is gone: of deleted accounts and of homes nobody came back to. */
export const listOrphans = (db: Db, limit: number) =>
  db
    .selectFrom('dossier_files')
    .select(['id', 'key'])
    .where('user_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function deleteOrphan(db: Db, id: string): Promise<void> {
  await db.deleteFrom('dossier_files').where('id', '=', id).where('user_id', 'is', null).execute()
}

/** For a person's export. */
export const filesOf = (db: Db, userId: string) =>
  db
    .selectFrom('dossier_files')
    .select(['listing_id as home', 'id', 'kind', 'name', 'bytes', 'added_at as addedAt', 'key'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute()
