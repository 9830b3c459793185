/** content: the SQL of the library's pictures and of which texts show them. */
import { sql } from 'kysely'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { LibraryState } from '#contract/content/editing-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'

export type LibraryRow = {
  key: string
  sha256: string
  name: string
  alt: string
  isDecorative: boolean
  addedAt: Date
  width: number
  height: number
  thumbhash: string | null
}

const columns = [
  'p.key',
  'p.sha256',
  'p.name',
  'p.alt',
  'p.is_decorative as isDecorative',
  'p.added_at as addedAt',
  'f.width',
  'f.height',
  'f.thumbhash',
] as const

const pictures = (db: Db) =>
  db
    .selectFrom('library_pictures as p')
    .innerJoin('media_files as f', 'f.sha256', 'p.sha256')
    .$narrowType<{ width: number; height: number }>()

/** Also those that were removed. */
export const readPictures = (db: Db, keys: readonly string[]): Promise<LibraryRow[]> =>
  pictures(db).where('p.key', 'in', keys).select(columns).$narrowType<LibraryRow>().execute()

/** Texts in which a picture is shown, to be shown, or part of the newest draft. */
const shownIn = sql`from content_pictures c
  join content_items i on i.kind = c.kind and i.slug = c.slug
    and c.version in (i.latest_version, i.published_version, i.scheduled_version)
  where c.key = p.key`

const uses = sql<number>`(select count(distinct (c.kind, c.slug))::int ${shownIn})`
const isUnused = sql<boolean>`not exists (select ${shownIn})`
const isUndescribed = sql<boolean>`p.alt = '' and not p.is_decorative`

export type LibraryFilter = { q?: string | undefined; state?: LibraryState | undefined }
export type LibraryPlace = { addedAt: string; key: string }

const fitting = (db: Db, { q }: LibraryFilter) =>
  pictures(db)
    .where('p.removed_at', 'is', null)
    .$if(q !== undefined && q !== '', (s) =>
      s.where((eb) =>
        eb.or([eb('p.name', 'ilike', containing(q ?? '')), eb('p.alt', 'ilike', containing(q ?? ''))]),
      ),
    )

export type ListedRow = LibraryRow & { uses: number; at: string }

/** Newest first, behind a place. */
export const listPictures = (
  db: Db,
  filter: LibraryFilter & { after: LibraryPlace | undefined },
  limit: number,
): Promise<ListedRow[]> =>
  fitting(db, filter)
    .$if(filter.state === 'undescribed', (s) => s.where(isUndescribed))
    .$if(filter.state === 'unused', (s) => s.where(isUnused))
    .$if(filter.after !== undefined, (s) =>
      s.where(
        sql<boolean>`(p.added_at, p.key) < (${filter.after?.addedAt}::timestamptz, ${filter.after?.key})`,
      ),
    )
    .select([...columns, uses.as('uses'), sql<string>`p.added_at::text`.as('at')])
    .orderBy('p.added_at', 'desc')
    .orderBy('p.key', 'desc')
    .limit(limit)
    .$narrowType<LibraryRow>()
    .execute()

export const countPictures = (db: Db, filter: LibraryFilter): Promise<Record<LibraryState, number>> =>
  fitting(db, filter)
    .select([
      sql<number>`(count(*) filter (where ${isUndescribed}))::int`.as('undescribed'),
      sql<number>`(count(*) filter (where ${isUnused}))::int`.as('unused'),
    ])
    .executeTakeFirstOrThrow()

/** One that is in the library, locked where the transaction is to change it. */
export async function readPicture(db: Db, key: string): Promise<ListedRow | undefined> {
  return pictures(db)
    .where('p.key', '=', key)
    .where('p.removed_at', 'is', null)
    .select([...columns, uses.as('uses'), sql<string>`p.added_at::text`.as('at')])
    .$narrowType<LibraryRow>()
    .executeTakeFirst()
}

/** Puts it in, or back in; false when it was there. */
export async function insertPicture(
  tx: Db,
  { sha256, name, now }: { sha256: string; name: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('library_pictures')
    .values({ key: sha256.slice(0, 16), sha256, name, added_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ removed_at: null, added_at: now, name })
        .where('library_pictures.removed_at', 'is not', null),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePicture(
  tx: Db,
  key: string,
  { name, alt, isDecorative }: Pick<LibraryRow, 'name' | 'alt' | 'isDecorative'>,
): Promise<void> {
  await tx
    .updateTable('library_pictures')
    .set({ name, alt, is_decorative: isDecorative })
    .where('key', '=', key)
    .execute()
}

/** Removes it unless a text shows it; locks it against texts that are being saved. */
export async function removePicture(tx: Db, key: string, now: Date): Promise<boolean> {
  await tx.selectFrom('library_pictures').where('key', '=', key).select('key').forUpdate().execute()
  const { rows } = await sql`
    update library_pictures p set removed_at = ${now}
    where p.key = ${key} and p.removed_at is null and ${isUnused} returning p.key`.execute(tx)
  return rows.length === 1
}

export type ShowingText = { kind: ContentKind; slug: string; title: string }

export async function readShowing(db: Db, key: string, limit: number): Promise<ShowingText[]> {
  const { rows } = await sql<ShowingText>`
    select distinct i.kind, i.slug, v.title from library_pictures p
    join content_pictures c on c.key = p.key
    join content_items i on i.kind = c.kind and i.slug = c.slug
      and c.version in (i.latest_version, i.published_version, i.scheduled_version)
    join content_versions v on v.kind = i.kind and v.slug = i.slug and v.version = i.latest_version
    where p.key = ${key} order by i.kind, i.slug limit ${limit}`.execute(db)
  return rows
}

type Version = { kind: ContentKind; slug: string; version: number }

/**
 * Notes which pictures a version shows; those that had left the library are
 * in it again. Answers the keys nobody knows.
 */
export async function notePictures(tx: Db, { kind, slug, version }: Version, keys: readonly string[]) {
  if (keys.length === 0) return []
  const known = await tx
    .updateTable('library_pictures')
    .set({ removed_at: null })
    .where('key', 'in', keys)
    .returning('key')
    .execute()
  if (known.length > 0)
    await tx
      .insertInto('content_pictures')
      .values(known.map(({ key }) => ({ kind, slug, version, key })))
      .execute()
  return keys.filter((key) => !known.some((one) => one.key === key))
}
