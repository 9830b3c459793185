/** search: the orders of the result as SQL: what a home is ordered by, the ORDER BY, and what comes after a position. */
import { sql, type RawBuilder } from 'kysely'
import type { Sort } from '#contract/search-question.ts'
import type { Asked } from './asked.rules.ts'
import type { Position } from './cursor.ts'
import { distanceMm, type Sql } from './where.store.ts'

type Value = RawBuilder<number | null>

export type Order = {
  /** The number of the cursor. */
  key: Value
  /** Orders homes of one key; only relevance has it. */
  tie: Value
  orderBy: RawBuilder<unknown>
  /** What comes after a home that has the key: first those with the value, next (null when every home has one) those without. */
  after: (position: Position) => { keyed: Sql | null; keyless: Sql | null }
}

/** Microseconds since 1970, the resolution of the database. */
const listedAt: Value = sql`(extract(epoch from s.listed_at) * 1000000)::bigint`
const instant = (micros: number | null) => sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`
const none: Value = sql`null::bigint`
const later = (id: string): Sql => sql`s.listing_id > ${id}::uuid`

/** Every order ends with the listing id, so no two homes ever share a place. */
export function orderOf(sort: Sort, asked: Asked): Order {
  switch (sort) {
    case 'newest':
      return newest
    case 'price':
      return ascending(sql`s.price_eur`, 'bigint')
    case '-price':
      return descending(sql`s.price_eur`, 'bigint')
    case '-area':
      return descending(sql`s.area_m2`, 'bigint')
    case 'pricePerArea':
      return ascending(sql`(s.price_eur::float8 / s.area_m2)`, 'float8')
    case 'distance':
      return ascending(asked.circle ? distanceMm(asked.circle) : none, 'bigint')
    case 'relevance':
      return relevance(asked.q)
  }
}

const newest: Order = {
  key: listedAt,
  tie: none,
  orderBy: sql`s.listed_at desc, s.listing_id`,
  after: ({ key, id }) => ({
    keyed: sql`s.listed_at <= ${instant(key)} and (s.listed_at < ${instant(key)} or ${later(id)})`,
    keyless: null,
  }),
}

const ascending = (value: Value, type: 'bigint' | 'float8'): Order =>
  nullsLast(value, sql`${value} asc nulls last, s.listing_id`, (key, id) => {
    const bound = sql`${key}::${sql.raw(type)}`
    return sql`${value} >= ${bound} and (${value} > ${bound} or ${later(id)})`
  })

const descending = (value: Value, type: 'bigint' | 'float8'): Order =>
  nullsLast(value, sql`${value} desc nulls last, s.listing_id`, (key, id) => {
    const bound = sql`${key}::${sql.raw(type)}`
    return sql`${value} <= ${bound} and (${value} < ${bound} or ${later(id)})`
  })

const nullsLast = (value: Value, orderBy: RawBuilder<unknown>, beyond: (key: number, id: string) => Sql): Order => ({
  key: value,
  tie: none,
  orderBy,
  after: ({ key, id }) =>
    key === null
      ? { keyed: null, keyless: sql`${value} is null and ${later(id)}` }
      : { keyed: beyond(key, id), keyless: sql`${value} is null` },
})

/** Words that stand in a title weigh more than those elsewhere; among equals the newest home comes first. */
function relevance(q: string | null): Order {
  const score: Value = q
    ? sql`(select count(*) from search_words w, unnest(search_each(${q})) as one (word) where w.listing_id = s.listing_id and w.title_words @@ one.word)`
    : sql`0::bigint`
  return {
    key: score,
    tie: listedAt,
    orderBy: sql`${score} desc, s.listed_at desc, s.listing_id`,
    after: ({ key, tie, id }) => ({
      keyed: sql`(${score} < ${key}::bigint or (${score} = ${key}::bigint and (s.listed_at < ${instant(tie)} or (s.listed_at = ${instant(tie)} and ${later(id)}))))`,
      keyless: null,
    }),
  }
}
