/**
 * moderation: the SQL of what an agency was asked to change: a digest of
 * each field, by which a correction is known.
 */
import { sql, type RawBuilder } from 'kysely'
import type { RequestField } from '#contract/moderation/moderation-codes.ts'
import type { Db } from '#server/platform/database/db.ts'

/** Of listing `l` and its property `p`. */
const marks: Record<RequestField, RawBuilder<unknown>> = {
  price: sql`(select string_agg(concat_ws(' ', o.purpose, o.price_mode, o.amount_minor, o.amount_max_minor, o.currency,
    o.period), ',' order by o.purpose) from offers o where o.listing_id = l.id)`,
  address: sql`concat_ws('|', p.country, p.admin1, p.admin2, p.locality, p.district, p.street, p.house_number, p.unit_name,
    p.floor_label, p.postal_code)`,
  point: sql`concat_ws(' ', p.lat, p.lon)`,
  type: sql`concat_ws(' ', p.type, p.use_class)`,
  areas: sql`(select string_agg(a.kind || ' ' || a.value_m2, ',' order by a.kind) from property_areas a
    where a.property_id = p.id)`,
  pictures: sql`(select string_agg(coalesce(m.source_url, m.sha256, m.illustration), ',' order by m.position)
    from listing_media m where m.listing_id = l.id)`,
  texts: sql`(select string_agg(t.lang || t.kind || t.body, ',' order by t.lang, t.kind) from listing_texts t
    where t.listing_id = l.id)`,
  reference: sql`l.public_ref`,
  other: sql`l.updated_at::text`,
}

export async function readMark(db: Db, listingId: string, field: RequestField): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select md5(coalesce(${marks[field]}, '')) as mark from listings l join properties p on p.id = l.property_id
    where l.id = ${listingId}`.execute(db)
  return rows[0]?.mark ?? ''
}

/** Ends the requests about a field of these homes that is not any more as it was. */
export async function endChanged(
  tx: Db,
  ids: readonly string[],
  { field, now }: { field: RequestField; now: Date },
): Promise<void> {
  await sql`
    update moderation_decisions d set ended_at = ${now}
    from listings l join properties p on p.id = l.property_id
    where l.id = d.listing_id and d.listing_id = any(${[...ids]}::uuid[]) and d.act = 'request' and d.field = ${field}
      and d.ended_at is null and d.undone_at is null and d.mark <> md5(coalesce(${marks[field]}, ''))`.execute(
    tx,
  )
}

/** The fields that agencies of these homes are asked to change. */
export async function askedFields(db: Db, ids: readonly string[]): Promise<RequestField[]> {
  const { rows } = await sql<{ field: RequestField }>`
    select distinct field from moderation_decisions
    where listing_id = any(${[...ids]}::uuid[]) and act = 'request' and ended_at is null and undone_at is null`.execute(
    db,
  )
  return rows.map(({ field }) => field)
}

export type OpenRequest = { listingId: string; id: string; field: RequestField; words: string; at: Date }

/** What agencies are asked to change about these homes, the oldest first. */
export async function openRequests(db: Db, ids: readonly string[]): Promise<OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select listing_id as "listingId", id, field, words, decided_at as at from moderation_decisions
    where listing_id = any(${[...ids]}::uuid[]) and act = 'request' and ended_at is null and undone_at is null
    order by decided_at, id`.execute(db)
  return rows
}
