/** moderation: the SQL of flags as they stand, and of the row of each home that the lists are read from. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Found } from './found.ts'

/** Homes that are to be looked at with these: those that were compared with one of them. */
export async function withCompared(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_id as id from listing_flags where other_id = any(${[...ids]}::uuid[])`.execute(db)
  return [...new Set([...ids, ...rows.map(({ id }) => id)])].toSorted()
}

/**
 * Writes what was found about these homes, and what is no more. One that was settled stays
 * settled while it rests on the same. Flags of homes that are kept from visitors stay as they
 * were: nothing can be said of them meanwhile.
 */
export async function writeFlags(
  tx: Db,
  ids: readonly string[],
  { found, now }: { found: readonly Found[]; now: Date },
): Promise<void> {
  const rows = found.map(({ listingId, kind, fact, otherId, evidence }) => ({
    listing_id: listingId,
    kind,
    fact,
    other_id: otherId,
    evidence,
  }))
  await sql`
    with found as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as f(listing_id uuid, kind text, fact text, other_id uuid, evidence jsonb)
    ), gone as (
      delete from listing_flags f using listings l
      where l.id = f.listing_id and f.listing_id = any(${[...ids]}::uuid[]) and l.status <> 'suspended'
        and not exists (select from found n where n.listing_id = f.listing_id and n.kind = f.kind)
    )
    insert into listing_flags as f (listing_id, kind, fact, other_id, evidence, raised_at)
    select listing_id, kind, fact, other_id, evidence, ${now} from found order by listing_id, kind
    on conflict (listing_id, kind) do update set other_id = excluded.other_id, evidence = excluded.evidence,
      fact = excluded.fact, raised_at = case when f.fact = excluded.fact then f.raised_at else excluded.raised_at end,
      settled_by = case when f.fact = excluded.fact then f.settled_by end`.execute(tx)
}

export type DeskRow = { id: string; words: string }

/** Puts homes on the desk's list, or brings what is looked for in them up to date; `words` are folded. */
export async function writeHomes(tx: Db, rows: readonly DeskRow[]): Promise<void> {
  await sql`
    insert into moderation_homes as h (listing_id, agency_id, country, status, by_feed, touched_at, words)
    select l.id, l.agency_id, p.country, l.status, l.feed_id is not null, l.updated_at, to_tsvector('simple', r.words)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, words text)
    join listings l on l.id = r.id join properties p on p.id = l.property_id order by l.id
    on conflict (listing_id) do update set agency_id = excluded.agency_id, country = excluded.country,
      by_feed = excluded.by_feed, words = excluded.words`.execute(tx)
}

/** Brings state, open flags and version of these homes in line with flags, holds and decisions. */
export async function refreshHomes(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update moderation_homes h set status = n.status, flags = n.flags, state = n.state, touched_at = n.touched_at,
      facts = n.facts, version = h.version + (h.facts <> n.facts)::int
    from (
      select l.id, l.status, coalesce(f.kinds, '{}') as flags, coalesce(f.facts, '') as facts,
        greatest(l.updated_at, f.newest) as touched_at,
        case when exists (select from listing_holds x where x.listing_id = l.id and x.kind = 'moderation') then 'removed'
          when asked.at >= coalesce(f.newest, asked.at) then 'asked'
          when f.kinds is not null then 'flagged' else 'clear' end as state
      from listings l
      left join lateral (
        select array_agg(kind order by kind) as kinds, md5(string_agg(kind || ' ' || fact, ' ' order by kind)) as facts,
          max(raised_at) as newest
        from listing_flags where listing_id = l.id and settled_by is null
      ) f on true
      left join lateral (
        select max(decided_at) as at from moderation_decisions d
        where d.listing_id = l.id and d.act = 'request' and d.ended_at is null and d.undone_at is null
      ) asked on true
      where l.id = any(${[...ids]}::uuid[])
    ) n
    where h.listing_id = n.id and (h.status, h.flags, h.state, h.touched_at, h.facts)
      is distinct from (n.status, n.flags, n.state, n.touched_at, n.facts)`.execute(tx)
}
