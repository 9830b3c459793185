/** content: the SQL of editing: items with their newest version, versions, and what is published. */
import { sql } from 'kysely'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

export type ItemRow = {
  kind: ContentKind
  slug: string
  title: string
  publishedVersion: number | null
  latestVersion: number
  changedAt: Date
}

/** All items of a kind or of all, in the order of the pages that show them. */
export async function readItems(db: Db, kind: ContentKind | undefined, slug?: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.kind, i.slug, v.title, i.published_version as "publishedVersion", v.version as "latestVersion", v.saved_at as "changedAt"
    from content_items i
    cross join lateral (
      select * from content_versions v where v.kind = i.kind and v.slug = i.slug order by v.version desc limit 1
    ) v
    where (${kind ?? null}::text is null or i.kind = ${kind ?? null}) and (${slug ?? null}::text is null or i.slug = ${slug ?? null})
    order by i.kind, i.position, i.slug`.execute(db)
  return rows
}

export const readVersion = (db: Db, kind: ContentKind, slug: string, version: number) =>
  db
    .selectFrom('content_versions')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .select(['version', 'title', 'description', 'body', 'details'])
    .executeTakeFirst()

/** Newest first. */
export const listVersions = (db: Db, kind: ContentKind, slug: string) =>
  db
    .selectFrom('content_versions as v')
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .where('v.kind', '=', kind)
    .where('v.slug', '=', slug)
    .select(['v.version', 'v.title', 'v.saved_at as savedAt', 'u.name as savedBy'])
    .orderBy('v.version', 'desc')
    .execute()

/** The newest version of an item, which nobody else changes until the transaction ends; 0 for one made just now. */
export async function lockItem(tx: Db, kind: ContentKind, slug: string): Promise<number> {
  await tx
    .insertInto('content_items')
    .values({ kind, slug })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('content_items')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .select('slug')
    .forUpdate()
    .execute()
  const row = await tx
    .selectFrom('content_versions')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .select((of) => of.fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? 0
}

type NewVersion = {
  kind: ContentKind
  slug: string
  version: number
  title: string
  description: string
  body: string
  details: object
  savedAt: Date
  savedBy: string
}

export async function insertVersion(
  tx: Db,
  { savedAt, savedBy, details, ...row }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({ ...row, details: JSON.stringify(details), saved_at: savedAt, saved_by: savedBy })
    .execute()
}

export async function setPublished(
  tx: Db,
  kind: ContentKind,
  slug: string,
  version: number | null,
): Promise<void> {
  await tx
    .updateTable('content_items')
    .set({ published_version: version })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .execute()
}
