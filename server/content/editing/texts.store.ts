/** content: the SQL of texts as editors see them: lists by state, what is published, and what is planned. */
import { sql } from 'kysely'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { TextState } from '#contract/content/editing-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'

export type TextKey = { kind: ContentKind; slug: string }

export type TextRow = TextKey & {
  position: number
  title: string
  publishedVersion: number | null
  latestVersion: number
  scheduledVersion: number | null
  scheduledAt: Date | null
  scheduledZone: string | null
  changedAt: Date
}

/** Where a text stands in its list. */
export type TextPlace = { position: number; slug: string }

const texts = (db: Db, kind: ContentKind) =>
  db
    .selectFrom('content_items as i')
    .innerJoin('content_versions as v', (join) =>
      join
        .onRef('v.kind', '=', 'i.kind')
        .onRef('v.slug', '=', 'i.slug')
        .onRef('v.version', '=', 'i.latest_version'),
    )
    .where('i.kind', '=', kind)

const columns = [
  'i.kind',
  'i.slug',
  'i.position',
  'v.title',
  'i.published_version as publishedVersion',
  'v.version as latestVersion',
  'i.scheduled_version as scheduledVersion',
  'i.scheduled_at as scheduledAt',
  'i.scheduled_zone as scheduledZone',
  'v.saved_at as changedAt',
] as const

const state = sql<TextState>`case
  when i.scheduled_version is not null then 'planned'
  when i.published_version is null then 'hidden'
  when i.published_version = i.latest_version then 'live'
  else 'draft' end`

export type TextFilter = { kind: ContentKind; q?: string | undefined; state?: TextState | undefined }

const fitting = (db: Db, { kind, q }: TextFilter) =>
  texts(db, kind).$if(q !== undefined && q !== '', (s) =>
    s.where((eb) =>
      eb.or(
        (['v.title', 'v.slug', 'v.description', 'v.body'] as const).map((column) =>
          eb(column, 'ilike', containing(q ?? '')),
        ),
      ),
    ),
  )

/** In the order of the pages that show them, behind a place. */
export async function listTexts(
  db: Db,
  filter: TextFilter & { after: TextPlace | undefined },
  limit: number,
): Promise<TextRow[]> {
  const { after } = filter
  const rows = await fitting(db, filter)
    .select(columns)
    .$if(filter.state !== undefined, (s) => s.where(state, '=', filter.state as TextState))
    .$if(after !== undefined, (s) =>
      s.where(sql<boolean>`(i.position, i.slug) > (${after?.position}::int, ${after?.slug})`),
    )
    .orderBy('i.position')
    .orderBy('i.slug')
    .limit(limit)
    .execute()
  return rows as TextRow[]
}

export async function countTexts(db: Db, filter: TextFilter): Promise<Record<TextState, number>> {
  const rows = await fitting(db, filter)
    .select([state.as('state'), sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute()
  const of = (one: TextState) => rows.find((row) => row.state === one)?.n ?? 0
  return { live: of('live'), draft: of('draft'), hidden: of('hidden'), planned: of('planned') }
}

/** One text, or undefined. */
export async function readText(db: Db, { kind, slug }: TextKey): Promise<TextRow | undefined> {
  const row = await texts(db, kind).where('i.slug', '=', slug).select(columns).executeTakeFirst()
  return row as TextRow | undefined
}

/**
 * The newest version of a text, which nobody else changes until the
 * transaction ends; undefined where there is none.
 */
export async function lockText(tx: Db, { kind, slug }: TextKey): Promise<number | undefined> {
  const row = await tx
    .selectFrom('content_items')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .select('latest_version')
    .forUpdate()
    .executeTakeFirst()
  return row && (row.latest_version ?? 0)
}

/** The names of all texts of a kind. */
export async function listSlugs(db: Db, kind: ContentKind): Promise<string[]> {
  const rows = await db.selectFrom('content_items').where('kind', '=', kind).select('slug').execute()
  return rows.map(({ slug }) => slug)
}

/** Makes room for a text; false when somebody made it first. */
export async function insertText(
  tx: Db,
  { kind, slug, position = 0 }: TextKey & { position?: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_items')
    .values({ kind, slug, position })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const one = (tx: Db, { kind, slug }: TextKey) =>
  tx.updateTable('content_items').where('kind', '=', kind).where('slug', '=', slug)

export async function setPublished(tx: Db, key: TextKey, version: number | null): Promise<void> {
  await one(tx, key).set({ published_version: version }).execute()
}

/** What is planned, or null for nothing. Answers whether something was planned before. */
export async function setSchedule(
  tx: Db,
  key: TextKey,
  plan: { version: number; at: Date; timeZone: string } | null,
): Promise<boolean> {
  const before = await tx
    .selectFrom('content_items')
    .where('kind', '=', key.kind)
    .where('slug', '=', key.slug)
    .select('scheduled_version')
    .forUpdate()
    .executeTakeFirst()
  await one(tx, key)
    .set({
      scheduled_version: plan?.version ?? null,
      scheduled_at: plan?.at ?? null,
      scheduled_zone: plan?.timeZone ?? null,
    })
    .execute()
  return (before?.scheduled_version ?? null) !== null
}

/** A text whose hour has come; others that look at the same time take another one. */
export async function takeDue(tx: Db, now: Date): Promise<(TextKey & { version: number }) | undefined> {
  const row = await tx
    .selectFrom('content_items')
    .where('scheduled_at', '<=', now)
    .select(['kind', 'slug', 'scheduled_version as version'])
    .orderBy('scheduled_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ kind: ContentKind; version: number }>()
    .executeTakeFirst()
  return row
}
