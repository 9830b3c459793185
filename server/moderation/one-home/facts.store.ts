/** moderation: the SQL of listings that may be one home, and of what tells whether they are. */
import { sql } from 'kysely'
import { propertyTypes, searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import { groupOf } from '#contract/vocabulary/type-groups.ts'
import { perMonth } from '#contract/vocabulary/codes.ts'
import { wholeUnitsOf } from '#server/platform/database/whole-units.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { TwinFacts } from './facts.ts'

const live = sql`${[...searchableStatuses]}::text[]`
/** A home is compared with so many others at most: those nearest to it in size. */
const mostCompared = 60
/** Areas that differ by more are of two homes, whoever measured. */
const areaReach = 0.12
/** A picture that more listings have shows no home: a logo, "no picture yet". */
const commonPicture = 20
/** A picture with fewer or more set bits is of one colour. */
const plainBits = 6
const mostPictures = 30

const groups = sql`(select * from unnest(${propertyTypes}::text[], ${propertyTypes.map(groupOf)}::text[]) as g(type, name))`
/** Cells are some half a kilometre high and at most twice as wide; `properties_cell` is their index. */
const row = (property: string) => sql`floor(${sql.ref(`${property}.lat`)} * 200)`
const column = (property: string) => sql`floor(${sql.ref(`${property}.lon`)} * 100)`
/** What an offer is compared by, of a listing `l` of the property `p`. */
const compared = sql`
  l.id, l.agency_id, p.is_new_build, home_of(p.id) as home, g.name as kind, ${row('p')} as row, ${column('p')} as col,
  (select max(r.value_m2) from property_areas r where r.property_id = p.id and r.kind <> 'plot') as m2,
  array(select distinct purpose from offers where listing_id = l.id) as purposes`

export type CandidatePair = { a: string; b: string }

/**
 * Live offers of one group of types, size and purpose that lie within about half a kilometre of these,
 * or at their address, and are not known to be of one home. Equal homes of one agency's development are
 * left out: they are many, and it knows them. What lies around is read once for all of these.
 */
export async function readCandidates(db: Db, ids: readonly string[]): Promise<CandidatePair[]> {
  const { rows } = await sql<CandidatePair>`
    with mine as materialized (
      select ${compared}, p.country, p.street, p.house_number, p.locality
      from listings l join properties p on p.id = l.property_id join ${groups} g on g.type = p.type
      where l.id = any(${[...ids]}::uuid[]) and l.status = any(${live})
    ), around as (
      select mine.id as of, row + dy as row, col + dx as col, kind
      from mine, generate_series(-1, 1) as dy, generate_series(-1, 1) as dx where row is not null
    ), near as materialized (
      select ${compared}
      from (select distinct row, col from around) cell
      join properties p on p.lat is not null and ${row('p')} = cell.row and ${column('p')} = cell.col
      join ${groups} g on g.type = p.type
      join listings l on l.property_id = p.id and l.status = any(${live})
    ), neighbours as (
      select around.of, near.id, near.agency_id, near.is_new_build, near.home, near.kind, near.m2, near.purposes
      from around join near on near.row = around.row and near.col = around.col and near.kind = around.kind
      union
      select a.id, c.id, c.agency_id, c.is_new_build, c.home, c.kind, c.m2, c.purposes
      from mine a, lateral (
        select ${compared}
        from properties p join ${groups} g on g.type = p.type
        join listings l on l.property_id = p.id and l.status = any(${live})
        where p.country = a.country and lower(p.street) = lower(a.street)
          and lower(p.house_number) = lower(a.house_number) and lower(p.locality) = lower(a.locality)
      ) c
    ), ranked as (
      select a.id as a, b.id as b, row_number() over (partition by a.id order by abs(b.m2 - a.m2) nulls last, b.id) as place
      from mine a join neighbours b on b.of = a.id
      where b.kind = a.kind and b.id <> a.id and b.home <> a.home and b.purposes && a.purposes
        and not (b.agency_id = a.agency_id and b.is_new_build and a.is_new_build)
        and (a.m2 is null or b.m2 is null
          or b.m2 between a.m2 * ${1 - areaReach}::numeric and a.m2 * ${1 + areaReach}::numeric)
    )
    select distinct least(a, b) as a, greatest(a, b) as b from ranked where place <= ${mostCompared}`.execute(
    db,
  )
  return rows
}

type FactsRow = Omit<TwinFacts, 'pictures'> & { pictures: string[] }

/** Of each of these that is there, by id. */
export async function readTwinFacts(db: Db, ids: readonly string[]): Promise<Map<string, TwinFacts>> {
  const { rows } = await sql<FactsRow>`
    with rates as materialized (
      select c.code as currency, r.per_euro from currencies c cross join lateral (
        select per_euro from currency_rates where currency = c.code order by on_date desc limit 1) r),
    periods as (select * from unnest(${Object.keys(perMonth)}::text[], ${Object.values(perMonth)}::float8[]) as p(name, per_month))
    select l.id, l.property_id as "propertyId", l.agency_id as "agencyId", l.first_seen_at as "firstSeenAt", p.type,
      p.is_new_build as "isNewBuild", p.lat, p.lon, p.locality, p.street, p.house_number as "houseNumber",
      p.unit_name as unit, p.floor_label as floor, p.floors_total as storeys, p.bedrooms::float8, p.bathrooms::float8,
      p.rooms_total::float8 as "roomsTotal", p.year_built as year, p.energy_class as "energyClass",
      p.energy_kwh_m2::float8 as "energyUse", p.features, l.public_ref as reference,
      array(select concat_ws(' ', one ->> 'scheme', one ->> 'value') from jsonb_array_elements(l.alternate_ids) as one) as registered,
      coalesce((select jsonb_object_agg(kind, value_m2) from property_areas where property_id = p.id), '{}') as areas,
      coalesce((
        select jsonb_object_agg(o.purpose, ${wholeUnitsOf(sql`o.amount_minor`, sql`o.currency`)} / r.per_euro
          * case when o.purpose = 'sale' then 1 else t.per_month end)
        from offers o join rates r on r.currency = o.currency join periods t on t.name = o.period
        where o.listing_id = l.id and o.rank = 0 and o.amount_minor is not null), '{}') as prices,
      array(
        select f.fingerprint::text from listing_media m join media_files f on f.sha256 = m.sha256
        where m.listing_id = l.id and m.kind = 'photo' and bit_count(f.fingerprint) between ${plainBits} and ${64 - plainBits}
          and (select count(*) from (select from listing_media x where x.sha256 = m.sha256 limit ${commonPicture + 1}) seen)
            <= ${commonPicture}
        order by m.position limit ${mostPictures}) as pictures
    from listings l join properties p on p.id = l.property_id
    where l.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(
    rows.map((row) => [row.id, { ...row, pictures: row.pictures.map((bits) => BigInt(`0b${bits}`)) }]),
  )
}
