/** stock: the SQL of drafts. Every statement is bound to one agency. */
import { sql } from 'kysely'
import type { CorrectionBase } from '#contract/stock/corrections.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'

export type DraftRow = {
  id: string
  listingId: string | null
  form: ListingForm
  /** Of a home of a feed. */
  base: CorrectionBase | null
  version: number
  savedAt: Date
  /** Who saved it last, by name and by account. */
  savedBy: string | null
  savedById: string | null
  publishAt: Date | null
}

const drafts = (db: Db, agencyId: string) =>
  db
    .selectFrom('listing_drafts as d')
    .leftJoin('users as u', 'u.id', 'd.saved_by')
    .where('d.agency_id', '=', agencyId)
    .select([
      'd.id',
      'd.listing_id as listingId',
      sql<ListingForm>`d.form`.as('form'),
      sql<CorrectionBase | null>`d.base`.as('base'),
      'd.version',
      'd.saved_at as savedAt',
      'u.name as savedBy',
      'd.saved_by as savedById',
      'd.publish_at as publishAt',
    ])

/** Latest first. */
export const listDrafts = (
  db: Db,
  agencyId: string,
  before: TimeCursor | undefined,
  limit: number,
): Promise<DraftRow[]> =>
  drafts(db, agencyId)
    .$if(before !== undefined, (q) =>
      q.where(sql<boolean>`(d.saved_at, d.id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('d.saved_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()

export const findDraft = (db: Db, agencyId: string, id: string): Promise<DraftRow | undefined> =>
  drafts(db, agencyId).where('d.id', '=', id).executeTakeFirst()

/** Holds everybody else off it until the transaction ends. */
export const lockDraft = (tx: Db, agencyId: string, id: string): Promise<DraftRow | undefined> =>
  drafts(tx, agencyId).where('d.id', '=', id).forUpdate('d').executeTakeFirst()

/** The draft of a home that is published already. */
export const findDraftOf = (db: Db, agencyId: string, listingId: string): Promise<DraftRow | undefined> =>
  drafts(db, agencyId).where('d.listing_id', '=', listingId).executeTakeFirst()

export async function countDrafts(db: Db, agencyId: string): Promise<number> {
  const row = await db
    .selectFrom('listing_drafts')
    .where('agency_id', '=', agencyId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

type NewDraft = {
  id: string
  agencyId: string
  listingId: string | null
  form: ListingForm
  base: CorrectionBase | null
  userId: string
  now: Date
}

/** Answers whether it was put in: a home has one draft. */
export async function insertDraft(
  db: Db,
  { id, agencyId, listingId, form, base, userId, now }: NewDraft,
): Promise<boolean> {
  const done = await db
    .insertInto('listing_drafts')
    .values({
      id,
      agency_id: agencyId,
      listing_id: listingId,
      form: JSON.stringify(form),
      base: base && JSON.stringify(base),
      saved_by: userId,
      created_at: now,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.column('listing_id').where('listing_id', 'is not', null).doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows) > 0
}

type Saving = { agencyId: string; id: string; version: number; form: ListingForm; userId: string; now: Date }

/** Answers the new version; null when the draft is not the one of `version` any more. */
export async function updateDraft(
  db: Db,
  { agencyId, id, version, form, userId, now }: Saving,
): Promise<number | null> {
  const row = await db
    .updateTable('listing_drafts')
    .set({ form: JSON.stringify(form), version: version + 1, saved_by: userId, saved_at: now })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

export const setPublishAt = (db: Db, agencyId: string, id: string, at: Date | null) =>
  db
    .updateTable('listing_drafts')
    .set({ publish_at: at })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute()

export async function deleteDraft(db: Db, agencyId: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('listing_drafts')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(done.numDeletedRows) > 0
}

/** Drafts whose hour has come, earliest first. */
export const listDueDrafts = (
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; agencyId: string }[]> =>
  db
    .selectFrom('listing_drafts')
    .where('publish_at', '<=', now)
    .select(['id', 'agency_id as agencyId'])
    .orderBy('publish_at')
    .limit(limit)
    .execute()

export type OwnPictureRow = {
  sha256: string
  width: number | null
  height: number | null
  thumbhash: string | null
}

/** What is known of stored pictures and papers. */
export const readPictures = (db: Db, hashes: readonly string[]): Promise<OwnPictureRow[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media_files')
        .where('sha256', 'in', [...hashes])
        .select(['sha256', 'width', 'height', 'thumbhash'])
        .execute()

/** Pictures of a home that have an address and no file here: on their way, or given up. */
export const readFedPictures = (db: Db, listingId: string) =>
  db
    .selectFrom('listing_media')
    .where('listing_id', '=', listingId)
    .where('sha256', 'is', null)
    .select(['source_url as sourceUrl', 'illustration', 'state'])
    .execute()

export async function readStatus(db: Db, listingId: string): Promise<ListingStatus | null> {
  const row = await db.selectFrom('listings').where('id', '=', listingId).select('status').executeTakeFirst()
  return (row?.status ?? null) as ListingStatus | null
}

export async function readFeedName(db: Db, feedId: string): Promise<string> {
  const row = await db.selectFrom('feeds').where('id', '=', feedId).select('name').executeTakeFirst()
  return row?.name ?? ''
}

/** What the holders of these accounts are called. */
export async function readNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', [...ids])
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The country and currency that most of the agency's homes have, so that nobody chooses them every time. */
export async function usualOf(
  db: Db,
  agencyId: string,
): Promise<{ country: string | null; currency: string | null }> {
  const { rows } = await sql<{ country: string; currency: string }>`
    select p.country, o.currency from listings l
    join properties p on p.id = l.property_id
    join offers o on o.listing_id = l.id
    where l.agency_id = ${agencyId} and l.id in (
      select id from listings where agency_id = ${agencyId} order by updated_at desc, id desc limit 200
    )
    group by 1, 2 order by count(*) desc, 1, 2 limit 1`.execute(db)
  if (rows[0]) return rows[0]
  const agency = await db
    .selectFrom('agencies')
    .where('id', '=', agencyId)
    .select('country')
    .executeTakeFirst()
  return { country: agency?.country ?? null, currency: null }
}
