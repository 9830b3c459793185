/** moderation: the SQL of listings that share a reference, an address, pictures or a telephone number. */
import { sql, type RawBuilder } from 'kysely'
import { endedStatuses, searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Scope } from './found.ts'
import { within } from './scope.store.ts'
import type { Twins } from './twins.rules.ts'

/**
 * Differing bits up to which two pictures are one: scaled, or saved
 * again. One of four quarters is then the same.
 */
const samePictureBits = 3
/** A picture that more listings have shows no home: a logo, "no picture yet". */
const commonPicture = 20
/** A picture with fewer or more set bits is of one colour. */
const plainBits = 6
/** Homes of one telephone number are one only if this nearly the same in area and price. */
const nearly = 0.02

const live = sql`${[...searchableStatuses]}::text[]`
const ended = sql`${[...endedStatuses]}::text[]`
const digits = (column: string): RawBuilder<string> =>
  sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 9)`

const mine = (scope: Scope) => sql`
  select l.id, l.agency_id, l.agent_id, l.public_ref, p.country, p.street, p.house_number, p.postal_code, p.locality,
    p.unit_name, p.floor_label, p.type, p.bedrooms, p.is_new_build, areas.m2
  from listings l join properties p on p.id = l.property_id,
    lateral (select max(value_m2) as m2 from property_areas a where a.property_id = p.id and a.kind <> 'plot') areas
  where ${within(scope, 'l.id')} and (l.status = any(${live}) or l.status = any(${ended}))`

/** One agency does not give a reference twice; what it means by it is of one type. */
const byReference = sql`
  select a.id as a, b.id as b, 'reference' as sign, 0 as pictures
  from mine a join listings b on lower(b.public_ref) = lower(a.public_ref) and b.agency_id = a.agency_id and b.id <> a.id
  join properties q on q.id = b.property_id and q.type = a.type and q.bedrooms is not distinct from a.bedrooms
  where a.public_ref is not null`

/**
 * A house may have many flats: floor, door, bedrooms and area have to
 * agree. New buildings are left to references.
 */
const byAddress = sql`
  select a.id, b.id, 'address', 0
  from mine a join properties q on q.country = a.country and lower(q.street) = lower(a.street)
    and lower(q.house_number) = lower(a.house_number)
  join listings b on b.property_id = q.id and b.id <> a.id,
    lateral (select max(value_m2) as m2 from property_areas r where r.property_id = q.id and r.kind <> 'plot') areas
  where a.street is not null and a.house_number is not null and not a.is_new_build and not q.is_new_build
    and (lower(q.postal_code) = lower(a.postal_code) or lower(q.locality) = lower(a.locality))
    and lower(q.unit_name) is not distinct from lower(a.unit_name)
    and lower(q.floor_label) is not distinct from lower(a.floor_label)
    and q.type = a.type and q.bedrooms is not distinct from a.bedrooms
    and (areas.m2 is not distinct from a.m2 or abs(areas.m2 - a.m2) <= a.m2 * ${nearly}::numeric)`

const quarter = (file: string, at: number): RawBuilder<unknown> =>
  sql`substring(${sql.ref(`${file}.fingerprint`)} from ${sql.lit(at)} for 16)`

const byPictures = sql`
  select id, other, 'pictures', count(distinct mine)::int
  from (
    select m.listing_id as id, n.listing_id as other, f.sha256 as mine,
      count(*) over (partition by f.sha256) as shared
    from mine a join listing_media m on m.listing_id = a.id and m.kind = 'photo' and m.sha256 is not null
    join media_files f on f.sha256 = m.sha256 and bit_count(f.fingerprint) between ${plainBits} and ${64 - plainBits}
    cross join lateral (
      ${sql.join(
        [1, 17, 33, 49].map(
          (at) => sql`select g.sha256 from media_files g where ${quarter('g', at)} = ${quarter('f', at)}
            and g.fingerprint is not null and bit_count(g.fingerprint # f.fingerprint) <= ${samePictureBits}`,
        ),
        sql` union `,
      )}
    ) g
    join listing_media n on n.sha256 = g.sha256 and n.kind = 'photo' and n.listing_id <> m.listing_id
  ) seen where shared <= ${commonPicture} group by id, other`

/**
 * Other agencies, and agents of theirs, who answer under the number of one of these: few, so that
 * they are known before any home is compared.
 */
const lines = sql`
  select own.agency_id, own.agent_id, o.agency_id as other_agency, o.agent_id as other_agent
  from (
    select distinct a.agency_id, a.agent_id, coalesce(${digits('w.phone')}, ${digits('g.phone')}) as number
    from mine a join agencies g on g.id = a.agency_id left join agents w on w.id = a.agent_id
  ) own
  cross join lateral (
    select o.id as agency_id, null::uuid as agent_id from agencies o
    where ${digits('o.phone')} = own.number and o.id <> own.agency_id
    union all
    select o.agency_id, o.id from agents o where ${digits('o.phone')} = own.number and o.agency_id <> own.agency_id
  ) o
  where length(own.number) >= 7`

/**
 * Whoever answers for two homes of the same town, size and price
 * under one number, in the name of two agencies.
 */
const byTelephone = sql`
  select a.id, b.listing_id, 'telephone', 0
  from lines n join mine a on a.agency_id = n.agency_id and a.agent_id is not distinct from n.agent_id
  join search_listings s on s.listing_id = a.id
  join search_listings b on b.agency_id = n.other_agency and b.purpose = s.purpose and b.type = s.type
    and b.place_path = s.place_path and b.beds is not distinct from s.beds
    and abs(b.area_m2 - s.area_m2) <= s.area_m2 * ${nearly}::numeric
    and abs(b.price_eur - s.price_eur) <= s.price_eur * ${nearly}::numeric
  join listings l on l.id = b.listing_id and (n.other_agent is null or l.agent_id = n.other_agent)`

/** Every two listings of which one is looked at and which share a sign, the one that came later first. */
export async function findTwins(db: Db, scope: Scope): Promise<Twins[]> {
  const { rows } = await sql<Twins>`
    with mine as materialized (${mine(scope)}),
    lines as materialized (${lines}),
    pairs as (${byReference} union all ${byAddress} union all ${byPictures} union all ${byTelephone}),
    turned as (
      select case when is_first then b else a end as later, case when is_first then a else b end as earlier, sign, pictures
      from (
        select p.*, (x.first_seen_at, x.id) < (y.first_seen_at, y.id) as is_first
        from pairs p join listings x on x.id = p.a join listings y on y.id = p.b
      ) p
    ), joined as (
      select later, earlier, array_agg(distinct sign order by sign) as signs, max(pictures) as pictures
      from turned group by later, earlier
    )
    select l.id as "laterId", e.id as "earlierId", j.signs, j.pictures, l.agency_id = e.agency_id as "isSameAgency",
      e.status = any(${live}) as "isEarlierLive", l.listed_at as "laterListedAt",
      least(e.listed_at, e.market_since) as "earlierListedAt",
      home_of(l.property_id) = home_of(e.property_id) as "isOneHome",
      case when e.status in ('withdrawn','expired','removedBySource') then coalesce(e.status_changed_at, e.last_seen_at) end
        as "earlierLeftAt"
    from joined j join listings l on l.id = j.later join listings e on e.id = j.earlier
    where l.status = any(${live}) and e.status <> 'suspended' and exists (
      select from offers o join offers u on u.purpose = o.purpose and u.listing_id = e.id where o.listing_id = l.id)`.execute(
    db,
  )
  return rows
}
