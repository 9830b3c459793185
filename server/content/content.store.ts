/** content: the only SQL of content items and their versions. */
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

export type ContentRow = {
  slug: string
  version: number
  title: string
  description: string
  body: string
  details: unknown
  savedAt: Date
}

const published = (db: Db, kind: ContentKind) =>
  db
    .selectFrom('content_items as i')
    .innerJoin('content_versions as v', (join) =>
      join
        .onRef('v.kind', '=', 'i.kind')
        .onRef('v.slug', '=', 'i.slug')
        .onRef('v.version', '=', 'i.published_version'),
    )
    .where('i.kind', '=', kind)
    .select([
      'i.slug',
      'v.version',
      'v.title',
      'v.description',
      'v.body',
      'v.details',
      'v.saved_at as savedAt',
    ])

/** Everything of a kind that visitors may read, in its order. */
export const readPublished = (db: Db, kind: ContentKind): Promise<ContentRow[]> =>
  published(db, kind).orderBy('i.position').orderBy('i.slug').execute()

/** One of them, or undefined. */
export const readPublishedItem = (db: Db, kind: ContentKind, slug: string): Promise<ContentRow | undefined> =>
  published(db, kind).where('i.slug', '=', slug).executeTakeFirst()
