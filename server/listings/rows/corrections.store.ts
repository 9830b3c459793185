/** listings: the SQL of what agencies say by hand of homes of their feeds. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Correction } from '../draft/corrections.rules.ts'

type Row = Correction & { listingId: string }

/** By listing id; listings of which nothing is said by hand are left out. */
export async function readCorrections(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, Correction[]>> {
  if (listingIds.length === 0) return new Map()
  const rows: Row[] = await db
    .selectFrom('listing_corrections')
    .where('listing_id', 'in', [...listingIds])
    .orderBy('field')
    .select([
      'listing_id as listingId',
      'field',
      'value',
      'source_value as sourceValue',
      'seen_value as seenValue',
      'corrected_by as by',
      'corrected_at as at',
      'source_changed_at as sourceChangedAt',
    ])
    .execute()
  return Map.groupBy(rows, ({ listingId }) => listingId)
}

/** What is said by hand of these listings from now on. */
export async function writeCorrections(
  tx: Db,
  of: readonly { listingId: string; corrections: readonly Correction[] }[],
): Promise<void> {
  if (of.length === 0) return
  await forgetCorrections(
    tx,
    of.map(({ listingId }) => listingId),
  )
  const rows = of.flatMap(({ listingId, corrections }) =>
    corrections.map((one) => ({
      listing_id: listingId,
      field: one.field,
      value: one.value,
      source_value: one.sourceValue,
      seen_value: one.seenValue,
      corrected_by: one.by,
      corrected_at: one.at,
      source_changed_at: one.sourceChangedAt,
    })),
  )
  await sql`insert into listing_corrections (listing_id, field, value, source_value, seen_value, corrected_by,
      corrected_at, source_changed_at)
    select r.listing_id, r.field, coalesce(r.value, 'null'), coalesce(r.source_value, 'null'),
      coalesce(r.seen_value, 'null'), r.corrected_by, r.corrected_at, r.source_changed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(listing_id uuid, field text, value jsonb,
      source_value jsonb, seen_value jsonb, corrected_by uuid, corrected_at timestamptz, source_changed_at timestamptz)
    `.execute(tx)
}

export async function forgetCorrections(tx: Db, listingIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('listing_corrections')
    .where('listing_id', 'in', [...listingIds])
    .execute()
}
