/** search: the homes that count for some facet, packed by the database into one string of bytes. */
import { sql, type RawBuilder } from 'kysely'
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { type Asked } from '../question/asked.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { areaEdges, priceEdges } from '../question/histogram-bins.rules.ts'
import { groups } from './facets.rules.ts'
import { rangeColumns } from './ranges.store.ts'
import { flagBits } from './flags.store.ts'
import { fields, mostRooms, noPoint, sinceDays, type FieldName } from './packed.rules.ts'
import { all, conditionsOf, hasPurpose, matching, type Condition, type Sql } from './where.store.ts'

type Value = RawBuilder<unknown>

const point = sql`int4send(coalesce(s.x, ${sql.raw(String(noPoint))})) || int4send(coalesce(s.y, ${sql.raw(String(noPoint))}))`

/**
 * Homes as packed.rules.ts lays them out, in no order; null for none. With facts these are all that pass
 * every filter but perhaps one group, without them those that pass every filter.
 */
export function packedHomes(asked: Asked, { withFacts }: { withFacts: boolean }): Value {
  if (!withFacts)
    return sql`(select string_agg(${point}, ''::bytea) from search_listings s where ${matching(asked)})`
  const { where, fails } = split(asked)
  const values = valuesOf(asked, fails)
  return sql`(
    select string_agg(int4send(${word(values, 0)}) || int4send(${word(values, 1)}) || int8send(s.feature_bits) || ${point}, ''::bytea)
    from search_listings s where ${where})`
}

const groupOf = ({ filter }: Condition) =>
  Object.values(groups).find(({ filters }) => (filters as readonly string[]).includes(filter))

const raw = (value: number): Value => sql.raw(String(value))

/** Which homes count for something, and the bits of the groups that each of them fails. */
function split(asked: Asked): { where: Sql; fails: Value } {
  const conditions = conditionsOf(asked)
  const kept = conditions.filter((condition) => !groupOf(condition)).map((condition) => condition.holds)
  const bits = Object.values(groups).flatMap((group) => {
    const own = conditions
      .filter((condition) => groupOf(condition) === group)
      .map((condition) => condition.holds)
    return own.length === 0 ? [] : [sql`case when ${all(own)} then 0 else ${raw(group.bit)} end`]
  })
  const base = [hasPurpose(asked.purpose), ...kept]
  if (bits.length === 0) return { where: all(base), fails: raw(0) }
  const fails = sql`(${sql.join(bits, sql` + `)})`
  // n & (n - 1) is 0 when at most one bit of n is set.
  return { where: bits.length === 1 ? all(base) : all([...base, sql`${fails} & (${fails} - 1) = 0`]), fails }
}

const code = (column: Value, codes: readonly string[]): Value =>
  sql`coalesce(array_position(${codes}::text[], ${column}), 0)`
/** LEAST looks past nulls, so they come first. */
const rooms = (column: Value): Value =>
  sql`case when ${column} is null then 0 else least(${column}, ${raw(mostRooms)}) + 1 end`

/** Bin 1 to n, the first and the last with what lies beyond; 0 without a value. */
const bin = (column: Value, edges: readonly number[]): Value =>
  sql`coalesce(case when ${column} is not null then least(greatest(width_bucket(${column}::float8, ${edges}::float8[]), 1), ${raw(edges.length - 1)}) end, 0)`

function valuesOf({ purpose, now }: Asked, fails: Value): Record<FieldName, Value> {
  const buckets = sinceDays.map(
    (days, at) =>
      sql`when s.listed_at >= ${new Date(now.getTime() - days * dayMs)}::timestamptz then ${raw(at)}`,
  )
  return {
    fails,
    flags: sql.raw(`(${flagBits})`),
    price: bin(sql`s.price_eur`, priceEdges(purpose)),
    area: bin(sql`s.area_m2`, areaEdges(purpose)),
    since: sql`case ${sql.join(buckets, sql` `)} else ${raw(sinceDays.length)} end`,
    type: code(sql`s.type`, propertyTypes),
    beds: rooms(sql.raw(rangeColumns.beds.most)),
    baths: rooms(sql`s.baths`),
    tenure: code(sql`s.tenure`, tenures),
    energy: code(sql`s.energy_class`, energyClasses),
  }
}

/** The fields of one word, each at its place. */
function word(values: Record<FieldName, Value>, which: 0 | 1): Value {
  const names = (Object.keys(fields) as FieldName[]).filter((name) => fields[name].word === which)
  return sql.join(
    names.map((name) => sql`(${values[name]} << ${raw(fields[name].shift)})`),
    sql` | `,
  )
}
