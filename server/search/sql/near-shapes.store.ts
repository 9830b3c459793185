/**
 * search: how far `s.x, s.y` lies outside of a shape, as SQL; step by step the sums of near/shapes.rules.ts.
 */
import { sql, type RawBuilder } from 'kysely'
import { aroundGlobe } from '../question/grid.rules.ts'
import { boundsOfShape, type Disc, type Frame, type Outline, type Shape } from '../near/shapes.rules.ts'
import type { Sql } from './where.store.ts'

type Value = RawBuilder<number>

const globe = sql.raw(String(aroundGlobe))

/** Steps of latitude; null for a home without a point. */
export function gapOf(shape: Shape): Value {
  if (shape.kind === 'outline') return gapOfOutline(shape)
  return shape.kind === 'disc' ? gapOfDisc(shape) : gapOfFrame(shape)
}

const rootOfSquares = (across: RawBuilder<unknown>, up: RawBuilder<unknown>): Value =>
  sql<number>`(select sqrt(d.across * d.across + d.up * d.up) from (select ${across} as across, ${up} as up) d)`

function gapOfDisc({ x, y, k, reach }: Disc): Value {
  const aside = sql`abs(s.x - ${x}::int)`
  const across = sql`least(${aside}, ${globe} - ${aside})::float8 * ${k}::float8`
  return sql<number>`(${rootOfSquares(across, sql`(s.y - ${y}::int)::float8`)} - ${reach}::float8)`
}

function gapOfFrame({ west, width, south, north, k }: Frame): Value {
  const east = sql`((s.x - ${west}::int + ${globe}) % ${globe})`
  const aside = sql`case when ${east} < ${width}::int then 0 else least(${east} - ${width}::int + 1, ${globe} - ${east}) end`
  const up = sql`greatest(${south}::int - s.y, s.y - ${north}::int, 0)::float8`
  return sql<number>`case when s.x is not null then ${rootOfSquares(sql`(${aside})::float8 * ${k}::float8`, up)} end`
}

function gapOfOutline({ k, ax, ay, runX, runY, squared }: Outline): Value {
  const column = (values: readonly number[]) => sql`${values}::float8[]`
  return sql<number>`case when s.x is not null then (
    select sqrt(min(o.x * o.x + o.y * o.y))
    from unnest(${column(ax)}, ${column(ay)}, ${column(runX)}, ${column(runY)}, ${column(squared)})
        as e (ax, ay, run_x, run_y, squared),
      lateral (select s.x::float8 * ${k}::float8 - e.ax as x, s.y::float8 - e.ay as y) f,
      lateral (select least(1, greatest(0, (f.x * e.run_x + f.y * e.run_y) / e.squared)) as along) t,
      lateral (select f.x - t.along * e.run_x as x, f.y - t.along * e.run_y as y) o) end`
}

/**
 * Whether a home may be so many steps or less from the shape, for the
 * index: true for all that are, and for some more.
 */
export function mayBeWithin(shape: Shape, gap: number): Sql {
  const { west, east, south, north } = boundsOfShape(shape)
  const aside = gap / shape.k + 1
  const rows = sql`s.y between ${Math.floor(south - gap - 1)}::int and ${Math.ceil(north + gap + 1)}::int`
  const from = Math.floor(west - aside)
  const to = Math.ceil(east + aside)
  if (to - from >= aroundGlobe) return sql`(${rows})`
  const turns = [-aroundGlobe, 0, aroundGlobe].map(
    (turn) => sql`s.x between ${from + turn}::int and ${to + turn}::int`,
  )
  return sql`(${rows} and (${sql.join(turns, sql` or `)}))`
}
