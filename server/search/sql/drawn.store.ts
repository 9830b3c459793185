/**
 * search: drawn areas as SQL: the picture answers for nearly every
 * home, the exact rule for those at the border.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { drawingOf, type Edge } from '../question/drawn.rules.ts'

/**
 * Whether `s.x, s.y` is in one of the areas; the rule and its
 * borders are those of `isInside` in drawn.rules.ts.
 */
export function insideDrawn(areas: readonly DrawnArea[]): RawBuilder<SqlBool> {
  const drawing = drawingOf(areas)
  const within = sql`s.x between ${drawing.west}::int and ${drawing.east}::int and s.y between ${drawing.south}::int and ${drawing.north}::int`
  const cell = sql`((s.y - ${drawing.south}::int) / ${drawing.cellHeight}::int) * ${drawing.columns}::int + (s.x - ${drawing.west}::int) / ${drawing.cellWidth}::int`
  // The box stands there twice: once for the index, and inside CASE,
  // where nothing may be read before it holds.
  return sql<SqlBool>`(${within} and case when ${within} then
    case get_byte(${Buffer.from(drawing.raster)}::bytea, ${cell}) when 2 then true when 1 then ${exactly(drawing.edges)} else false end
    else false end)`
}

/**
 * Even-odd over whole numbers: an outline met an odd number of times
 * to the east, and none of its area's cut-outs.
 */
function exactly(edges: readonly Edge[]): RawBuilder<SqlBool> {
  const column = (name: keyof Edge) => sql`${edges.map((edge) => edge[name])}::int[]`
  return sql<SqlBool>`exists (
    select from (
      select e.area, e.ring
      from unnest(${column('area')}, ${column('ring')}, ${column('ax')}, ${column('ay')}, ${column('bx')}, ${column('by')})
        as e (area, ring, ax, ay, bx, by)
      where e.ay <= s.y and s.y < e.by
        and (s.x - e.ax)::bigint * (e.by - e.ay) < (e.bx - e.ax)::bigint * (s.y - e.ay)
      group by e.area, e.ring
      having count(*) % 2 = 1
    ) odd
    group by odd.area
    having bool_and(odd.ring = 0)
  )`
}
