/**
 * search: the orders of the result as SQL: stretches of homes, one
 * after the other, each a walk along an index.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Sort } from '#contract/search/search-question.ts'
import type { Asked, RankWords } from '../question/asked.rules.ts'
import type { Position } from '../question/cursor.ts'
import { distanceMm, rankSays, type Sql } from './where.store.ts'

type Value = RawBuilder<number | null>

/** A part of the order that holds homes of one kind, such as those without a price, which come last. */
export type Stretch = {
  holds: Sql
  /** What the homes are ordered by, as the number of a cursor. */
  key: Value
  /** What orders homes of one key before their ids do; only relevance has it. */
  tie: Value
  orderBy: RawBuilder<unknown>
  /** What comes after a position; null when the position is in another stretch. */
  after: (position: Position) => Sql | null
}

/** Every order ends with the listing id, so no two homes ever share a place. */
export function stretchesOf(sort: Sort, asked: Asked): Stretch[] {
  switch (sort) {
    case 'newest':
      return [newest]
    case 'price':
      return nullsLast(sql`s.price_eur`, 'asc')
    case '-price':
      return nullsLast(sql`s.price_eur`, 'desc')
    case '-area':
      return nullsLast(sql`s.area_m2`, 'desc')
    case 'pricePerArea':
      return nullsLast(sql`(s.price_eur::float8 / s.area_m2)`, 'asc')
    case 'distance':
      return asked.circle ? nullsLast(distanceMm(asked.circle), 'asc') : [withoutKey(sql`true`)]
    case 'relevance':
      return asked.ranks
        ? bySaying(asked.ranks)
        : [{ ...newest, key: sql`0::bigint`, tie: listedAt, after: afterTie }]
  }
}

/** Microseconds since 1970, the resolution of the database. */
const listedAt: Value = sql`(extract(epoch from s.listed_at) * 1000000)::bigint`
const none: Value = sql`null::bigint`
const later = (id: string): Sql => sql`s.listing_id > ${id}::uuid`

/** The bound stands alone first, so that the walk along the index can begin there. */
function olderThan(micros: number | null, id: string): Sql {
  const instant = sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`
  return sql`s.listed_at <= ${instant} and (s.listed_at < ${instant} or ${later(id)})`
}
const afterTie = ({ tie, id }: Position): Sql => olderThan(tie, id)

const newest: Stretch = {
  holds: sql`true`,
  key: listedAt,
  tie: none,
  orderBy: sql`s.listed_at desc, s.listing_id`,
  after: ({ key, id }) => olderThan(key, id),
}

const withoutKey = (holds: Sql): Stretch => ({
  holds,
  key: none,
  tie: none,
  orderBy: sql`s.listing_id`,
  after: ({ key, id }) => (key === null ? later(id) : null),
})

/** Homes that have the value, then those without. */
function nullsLast(value: Value, direction: 'asc' | 'desc'): Stretch[] {
  const [reaches, passes] = direction === 'asc' ? [sql`>=`, sql`>`] : [sql`<=`, sql`<`]
  const keyed: Stretch = {
    holds: sql`${value} is not null`,
    key: value,
    tie: none,
    orderBy: sql`${value} ${sql.raw(direction)} nulls last, s.listing_id`,
    after: ({ key, id }) =>
      key === null ? null : sql`${value} ${reaches} ${key} and (${value} ${passes} ${key} or ${later(id)})`,
  }
  return [keyed, withoutKey(sql`${value} is null`)]
}

/** All the words, then some of them, then none; among equals the newest home comes first. */
function bySaying(ranks: RankWords): Stretch[] {
  const { every, some } = rankSays(ranks)
  const level = (key: number, holds: Sql): Stretch => ({
    ...newest,
    holds,
    key: sql`${sql.lit(key)}::bigint`,
    tie: listedAt,
    after: (position) => (position.key === key ? afterTie(position) : null),
  })
  return [level(2, every), level(1, sql`${some} and not ${every}`), level(0, sql`not ${some}`)]
}
