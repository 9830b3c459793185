/** search: what is known of a listing turned into its search rows, set by set, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { mainAreaKinds, searchableStatuses } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { DB } from '#server/platform/database/db-types.ts'
import { wholeUnitsOf } from '#server/platform/database/whole-units.ts'
import { aroundGlobe } from '../question/grid.rules.ts'
import { keptFlags } from '../sql/flags.store.ts'
import { euroSources, inEuros, rounded } from './euros.store.ts'
import { isOffered } from './markets.store.ts'
import { nobodyBehind, type Behind } from './one-home.store.ts'

/** Descriptions are searched as far as this many characters; a longer one is no description. */
const searchedLength = 20_000

const searchable = sql`l.status = any(${[...searchableStatuses]}::text[])`
const offered = isOffered(sql`(select home.country from properties home where home.id = l.property_id)`)

const columnNames: readonly (keyof DB['search_listings'])[] = [
  ...(['listing_id', 'purpose', 'status', 'type', 'country', 'place_path', 'x', 'y', 'price_eur'] as const),
  ...(['area_m2', 'plot_m2', 'beds', 'baths', 'tenure', 'energy_class', 'feature_bits'] as const),
  ...(['sea_m', 'available_day', 'charges_cents'] as const),
  ...(['price_eur_max', 'area_m2_max', 'plot_m2_max', 'beds_max'] as const),
  ...keptFlags.map(({ column }) => column),
  ...(['reduced_at', 'agency_id', 'other_agencies', 'listed_at'] as const),
]
const columns = sql.raw(columnNames.join(', '))
const newValues = sql.raw(columnNames.map((name) => `excluded.${name}`).join(', '))
const flagValues = sql.join(keptFlags.map(({ column, from }) => sql`${from} as ${sql.ref(column)}`))

/** GREATEST and LEAST look past nulls, so the null is kept first. */
const storedArea = (value: RawBuilder<unknown>) =>
  sql`case when ${value} is not null then greatest(1, least(2147483647, ${rounded(value)}))::int end`
const longitude = sql`${rounded(sql`p.public_lon * 1e5`)}::int`
const half = sql.raw(String(aroundGlobe / 2))
/** The public point of the property `p` on the grid of the search, as `at (x, y)`. */
const gridPoint = sql`cross join lateral (select
    case when ${longitude} = ${half} then -${half} else ${longitude} end as x,
    ${rounded(sql`p.public_lat * 1e5`)}::int as y) at`

/** Points of the grid and how far each is from the sea; those that are far stand not among them. */
export type SeaDistances = { xs: number[]; ys: number[]; metres: number[] }

/** Where nobody needs them. */
export const noSea: SeaDistances = { xs: [], ys: [], metres: [] }

/** Where these listings show themselves, each point once. */
export async function readPoints(db: Db, ids: readonly string[]): Promise<{ x: number; y: number }[]> {
  const { rows } = await sql<{ x: number; y: number }>`
    select distinct at.x, at.y from listings l join properties p on p.id = l.property_id ${gridPoint}
    where l.id = any(${ids}::uuid[]) and at.x is not null and at.y is not null`.execute(db)
  return rows
}

/** What the offer `o` states besides its price, in euro cents a month; what is paid once is no part of it. */
const chargesOf = sql`
  select least(2147483647, coalesce(sum(${rounded(
    sql`${wholeUnitsOf(sql`cost.amount`, sql`cost.currency`)} / cost_rate.per_euro * cost_period.per_month * 100`,
  )}), 0))::int as cents
  from jsonb_to_recordset(o.costs) as cost (amount float8, currency text, period text)
  join periods cost_period
    on cost_period.name = cost.period and cost.period <> 'once'
  join latest_rates cost_rate on cost_rate.currency = cost.currency
  where cost.amount > 0`

/** A home that nobody confirms stands so far behind those of its age. */
const sunkBy = sql`interval '180 days'`
/**
 * Where the listing `l` stands by age: since its agency first had the home, however often it was listed
 * again.
 */
const standsAt = sql`least(l.listed_at, l.market_since) - case when l.sunk_at is null then interval '0' else ${sunkBy} end`

/** The agencies whose offers of a home the offer `o` of the listing `l` stands for, where there are any. */
const othersOf = ({ purposes, leads, agencies }: Behind) => sql`
  select array_agg(distinct behind.agency) as agencies
  from unnest(${purposes}::text[], ${leads}::uuid[], ${agencies}::uuid[]) as behind (purpose, lead, agency)
  where behind.lead = l.id and behind.purpose = o.purpose and behind.agency <> l.agency_id`

/** Rows shaped as `search_listings`, for the listings `l` that the condition names, whatever their status. */
export const searchRows = (
  listings: RawBuilder<unknown>,
  { sea: { xs, ys, metres } = noSea, behind = nobodyBehind }: { sea?: SeaDistances; behind?: Behind } = {},
): RawBuilder<unknown> => sql`
  with ${euroSources}
  select l.id as listing_id, o.purpose, l.status, p.type, p.country, p.place_path, at.x, at.y,
    ${inEuros(sql`o.amount_minor`)} as price_eur,
    ${storedArea(sql`main_area.value_m2`)} as area_m2,
    ${storedArea(sql`plot.value_m2`)} as plot_m2,
    case when p.is_studio then 0 else floor(p.bedrooms)::smallint end as beds,
    floor(p.bathrooms)::smallint as baths,
    p.tenure, p.energy_class, features.bits as feature_bits,
    sea.metres as sea_m, o.available_from - date '1970-01-01' as available_day, charges.cents as charges_cents,
    ${inEuros(sql`o.amount_max_minor`)} as price_eur_max, ${storedArea(sql`main_area.value_m2_max`)} as area_m2_max,
    ${storedArea(sql`plot.value_m2_max`)} as plot_m2_max, floor(p.bedrooms_max)::smallint as beds_max,
    ${flagValues},
    case when o.previous_minor > o.amount_minor then o.price_changed_at end as reduced_at,
    l.agency_id, others.agencies as other_agencies, ${standsAt} as listed_at
  from listings l
  join properties p on p.id = l.property_id
  join offers o on o.listing_id = l.id and o.rank = 0
  join periods period on period.name = o.period
  left join latest_rates rate on rate.currency = o.currency
  left join lateral (
    select a.value_m2, a.value_m2_max from property_areas a
    where a.property_id = p.id and a.kind = any(${[...mainAreaKinds]}::text[])
    order by array_position(${[...mainAreaKinds]}::text[], a.kind) limit 1
  ) main_area on true
  ${gridPoint}
  left join unnest(${xs}::int[], ${ys}::int[], ${metres}::int[]) as sea (x, y, metres) on sea.x = at.x and sea.y = at.y
  cross join lateral (${chargesOf}) charges
  cross join lateral (${othersOf(behind)}) others
  left join property_areas plot on plot.property_id = p.id and plot.kind = 'plot'
  cross join lateral (
    select coalesce(bit_or(1::bigint << (array_position(${[...filterFeatures]}::text[], feature) - 1)), 0) as bits
    from unnest(p.features) as feature
  ) features
  cross join lateral (
    select coalesce(bool_or(m.kind = 'floorPlan'), false) as floor_plan, coalesce(bool_or(m.kind in ('tour3d', 'video')), false) as tour
    from listing_media m where m.listing_id = l.id and m.state <> 'failed'
  ) media
  where ${listings}`

/** A code such as "seaView" as the words "sea view". */
const spoken = (codes: RawBuilder<unknown>) => sql`regexp_replace(${codes}, '([A-Z])', ' \\1', 'g')`
const untagged = (html: RawBuilder<unknown>) =>
  sql`regexp_replace(${html}, '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g')`

/** The set of the words of texts as `search_said` says them, one after the other. */
const wordsOf = (said: RawBuilder<unknown>) =>
  sql`array_to_tsvector(array_remove(string_to_array(replace(${said}, '.', ' '), ' '), ''))`

/**
 * Rows shaped as `search_words`. Every text is folded once: its words in order, and from those the set of
 * them. A street is read without its numbers and a postcode not at all unless the door itself may be shown,
 * so that nobody can find out by searching what the page keeps to itself.
 */
const wordRows = (listings: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select l.id as listing_id, ${wordsOf(sql`spoken.titles`)} as title_words, ${wordsOf(sql`spoken.everything`)} as words,
    spoken.everything as said
  from listings l
  join properties p on p.id = l.property_id
  cross join lateral (
    select array_agg(t.body) filter (where t.kind = 'title') as titles,
      array_agg(${untagged(sql`left(t.body, ${searchedLength}::int)`)}) filter (where t.kind = 'description') as descriptions
    from listing_texts t where t.listing_id = l.id
  ) texts
  cross join lateral (select texts.descriptions || array[l.public_ref, p.locality, p.admin2, p.admin1,
    case when p.show_address <> 'hidden' then p.district end,
    case p.show_address
      when 'exact' then concat_ws(' ', p.street, p.house_number, p.postal_code)
      when 'street' then regexp_replace(p.street, '\\S*\\d\\S*', ' ', 'g')
    end, ${spoken(sql`p.type`)}]
    || array(select ${spoken(sql`feature`)} from unnest(p.features) as feature) || p.other_features as parts offset 0) every
  cross join lateral (
    select coalesce(string_agg(said, '.' order by place), '') as everything,
      coalesce(string_agg(said, '.' order by place) filter (where place <= cardinality(texts.titles)), '') as titles
    from (
      select place, search_said(part) as said
      from unnest(texts.titles || every.parts) with ordinality as one (part, place) offset 0
    ) parts
  ) spoken
  where ${listings}`

/**
 * Brings the rows of these listings up to date: gone, new, or changed; what is the same
 * is not written again. Offers that are `behind` another of the same home have none, and
 * homes in countries that nobody offers neither.
 */
export async function writeProjection(
  db: Db,
  ids: readonly string[],
  { sea, behind = nobodyBehind }: { sea?: SeaDistances; behind?: Behind },
): Promise<void> {
  const these = sql`l.id = any(${ids}::uuid[])`
  const stands = sql`not exists (select from unnest(${behind.ids}::uuid[], ${behind.purposes}::text[]) as behind (id, purpose)
    where behind.id = l.id and behind.purpose = o.purpose)`
  const found = sql`${searchable} and ${offered} and ${stands}`
  const offersAny = sql`exists (select from offers o where o.listing_id = l.id and ${found})`
  await sql`
    delete from search_listings s
    where s.listing_id = any(${ids}::uuid[]) and not exists (
      select from listings l join offers o on o.listing_id = l.id
      where l.id = s.listing_id and o.purpose = s.purpose and ${found})`.execute(db)
  await sql`
    delete from search_words w
    where w.listing_id = any(${ids}::uuid[]) and not exists (select from listings l where l.id = w.listing_id and ${offersAny})`.execute(
    db,
  )
  await sql`
    insert into search_listings as s (${columns})
    ${searchRows(sql`${these} and ${found}`, { sea, behind })}
    order by l.id, o.purpose
    on conflict (listing_id, purpose) do update set (${columns}) = row (${newValues})
    where s is distinct from excluded`.execute(db)
  await sql`
    insert into search_words as w (listing_id, title_words, words, said)
    ${wordRows(sql`${these} and ${offersAny}`)}
    order by l.id
    on conflict (listing_id) do update 
      set title_words = excluded.title_words, words = excluded.words, said = excluded.said
    where (w.title_words, w.words, w.said) is distinct from (excluded.title_words, excluded.words, excluded.said)`.execute(
    db,
  )
}

/**
 * Ids of the listings to go through after `after`, ascending: those
 * that may be found, and those that have rows.
 */
export async function readListingIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const beyond = after ?? '00000000-0000-0000-0000-000000000000'
  const { rows } = await sql<{ id: string }>`
    select l.id from listings l where l.id > ${beyond}::uuid order by l.id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

export async function countListings(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from listings`.execute(db)
  return rows[0]?.count ?? 0
}

/** Which version of the projection all rows were last written by. */
export async function readProjection(db: Db): Promise<number> {
  const { rows } = await sql<{ projection: number }>`select projection from search_following`.execute(db)
  return rows[0]?.projection ?? 0
}

export async function noteProjection(db: Db, version: number): Promise<void> {
  await sql`update search_following set projection = ${version}::int`.execute(db)
}

/**
 * After much was written: the planner learns what is in the tables, and words
 * wait in no list to be put into their index.
 */
export async function tidyUp(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list(index) from unnest(array['search_words_words', 'search_words_title', 'search_listings_place']::regclass[]) as index`.execute(
    db,
  )
  await sql`analyze search_listings, search_words`.execute(db)
}
