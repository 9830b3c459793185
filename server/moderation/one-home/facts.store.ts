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
const mainArea = (property: string) =>
  sql`(select max(r.value_m2) from property_areas r where r.property_id = ${sql.ref(property)} and r.kind <> 'plot')`

export type CandidatePair = { a: string; b: string }

/**
 * Live offers of one group of types, size and purpose that lie within about half a kilometre of these,
 * or at their address, and are not known to be of one home. Equal homes of one agency's development are
 * left out: they are many, and it knows them.
 */
export async function readCandidates(db: Db, ids: readonly string[]): Promise<CandidatePair[]> {
  const { rows } = await sql<CandidatePair>`
    with mine as materialized (
      select l.id, l.property_id, l.agency_id, p.country, p.lat, p.lon, p.street, p.house_number, p.locality, p.is_new_build,
        ${mainArea('p.id')} as m2, g.name as kind, home_of(p.id) as home
      from listings l join properties p on p.id = l.property_id join ${groups} g on g.type = p.type
      where l.id = any(${[...ids]}::uuid[]) and l.status = any(${live})
    )
    select distinct least(a.id, b.id) as a, greatest(a.id, b.id) as b
    from mine a
    cross join lateral (
      select l.id from (
        select q.id from generate_series(-1, 1) as dy, generate_series(-1, 1) as dx, properties q
        where a.lat is not null and q.lat is not null
          and floor(q.lat * 200) = floor(a.lat * 200) + dy and floor(q.lon * 100) = floor(a.lon * 100) + dx
        union
        select q.id from properties q
        where q.country = a.country and lower(q.street) = lower(a.street) and lower(q.house_number) = lower(a.house_number)
          and lower(q.locality) = lower(a.locality)
      ) near
      join properties q on q.id = near.id join ${groups} g on g.type = q.type and g.name = a.kind
      left join home_members member on member.property_id = q.id
      join listings l on l.property_id = q.id and l.status = any(${live}) and l.id <> a.id,
      lateral (select ${mainArea('q.id')} as m2) size
      where coalesce(member.home_id, q.id) <> a.home
        and not (l.agency_id = a.agency_id and q.is_new_build and a.is_new_build)
        and (a.m2 is null or size.m2 is null or size.m2 between a.m2 * ${1 - areaReach}::numeric and a.m2 * ${1 + areaReach}::numeric)
        and exists (select from offers x join offers y on y.purpose = x.purpose and y.listing_id = l.id where x.listing_id = a.id)
      order by abs(size.m2 - a.m2) nulls last, l.id limit ${mostCompared}
    ) b`.execute(db)
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
