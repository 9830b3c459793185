/** content: the SQL of versions: they are added and read, never changed. */
import type { Db } from '#server/platform/database/db.ts'
import type { TextKey } from './texts.store.ts'

export type VersionRow = {
  version: number
  title: string
  description: string
  body: string
  details: unknown
}

export const readVersion = (
  db: Db,
  { kind, slug }: TextKey,
  version: number,
): Promise<VersionRow | undefined> =>
  db
    .selectFrom('content_versions')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .select(['version', 'title', 'description', 'body', 'details'])
    .executeTakeFirst()

/** Newest first, older than a version. */
export const listVersions = (db: Db, { kind, slug }: TextKey, before: number | undefined, limit: number) =>
  db
    .selectFrom('content_versions as v')
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .where('v.kind', '=', kind)
    .where('v.slug', '=', slug)
    .$if(before !== undefined, (s) => s.where('v.version', '<', before as number))
    .select([
      'v.version',
      'v.title',
      'v.saved_at as savedAt',
      'u.name as savedBy',
      'v.restored_from as restoredFrom',
    ])
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute()

export type NewVersion = TextKey & {
  version: number
  title: string
  description: string
  body: string
  details: unknown
  savedAt: Date
  /** Null for what came with Meridian. */
  savedBy: string | null
  restoredFrom: number | null
}

/** The newest version from now on. */
export async function insertVersion(
  tx: Db,
  { savedAt, savedBy, restoredFrom, details, ...row }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      ...row,
      details: JSON.stringify(details),
      saved_at: savedAt,
      saved_by: savedBy,
      restored_from: restoredFrom,
    })
    .execute()
  await tx
    .updateTable('content_items')
    .set({ latest_version: row.version })
    .where('kind', '=', row.kind)
    .where('slug', '=', row.slug)
    .execute()
}
