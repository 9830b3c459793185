/**
 * travel: several areas as one that both search engines know: everything in all of them, or in any. Whatever must also hold
 * is cut out the other way round: a frame with the area in it is, by the even-odd rule, everything but the area. So nothing
 * is rounded, and a home at a border is in or out as each area alone says.
 */
import type { DrawnArea, GridPoint } from '#contract/vocabulary/polyline.ts'

/** In every one of the areas. */
export const inAll = (groups: readonly (readonly DrawnArea[])[]): DrawnArea[] => {
  const [first = [], ...others] = groups
  if (groups.some((areas) => areas.length === 0)) return []
  return first.map((area) => [...area, ...others.map((areas) => allBut(areas, area))])
}

/** In at least one of them. */
export const inAny = (groups: readonly (readonly DrawnArea[])[]): DrawnArea[] => groups.flat()

/** One ring around everything near `area` that is in none of the others. */
function allBut(areas: readonly DrawnArea[], [outline = []]: DrawnArea): GridPoint[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const west = Math.min(...xs) - 2
  const east = Math.max(...xs) + 2
  const south = Math.min(...ys) - 2
  const north = Math.max(...ys) + 2
  const corner: GridPoint = [west, south]
  // There and back along one line: met twice by whatever it hides, it is not there at all.
  const inner = areas.flatMap((rings) => rings.flatMap((ring) => [...closed(ring), corner]))
  return [corner, [east, south], [east, north], [west, north], corner, ...inner]
}

const closed = (ring: readonly GridPoint[]): readonly GridPoint[] => {
  const [start] = ring
  return start ? [...ring, start] : []
}
