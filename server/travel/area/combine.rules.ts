/**
 * travel: several areas as one that both search engines know: everything in all of them, or
 * in any. Whatever must also hold is cut out the other way round: a frame with the area in it
 * is, by the even-odd rule, everything but the area. So nothing is rounded, and a home at a
 * border is in or out as each area alone says.
 */
import type { DrawnArea, GridPoint } from '#contract/vocabulary/polyline.ts'

/** In every one of the areas. */
export const inAll = (groups: readonly (readonly DrawnArea[])[]): DrawnArea[] => {
  const [first = [], ...others] = groups
  if (groups.some((areas) => areas.length === 0)) return []
  const framed = others.map((areas) => areas.map((area) => ({ area, frame: frameOf(area) })))
  return first.flatMap((area) => {
    const frame = frameOf(area)
    // What lies apart from an area changes nothing in it: a thousand islands
    // are not each cut out of a thousand others.
    const near = framed.map((areas) => areas.filter((other) => meets(frame, other.frame)))
    if (near.some((areas) => areas.length === 0)) return []
    return [
      [
        ...area,
        ...near.map((areas) =>
          allBut(
            areas.map((other) => other.area),
            frame,
          ),
        ),
      ],
    ]
  })
}

/** In at least one of them. */
export const inAny = (groups: readonly (readonly DrawnArea[])[]): DrawnArea[] => groups.flat()

/** West, south, east and north of an area, and a little more. */
type Frame = readonly [west: number, south: number, east: number, north: number]

function frameOf([outline = []]: DrawnArea): Frame {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2]
}

const meets = (one: Frame, other: Frame): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1]

/** One ring around everything in the frame that is in none of the areas. */
function allBut(areas: readonly DrawnArea[], [west, south, east, north]: Frame): GridPoint[] {
  const corner: GridPoint = [west, south]
  // There and back along one line: met twice by whatever it hides, it is not there at all.
  const inner = areas.flatMap((rings) => rings.flatMap((ring) => [...closed(ring), corner]))
  return [corner, [east, south], [east, north], [west, north], corner, ...inner]
}

const closed = (ring: readonly GridPoint[]): readonly GridPoint[] => {
  const [start] = ring
  return start ? [...ring, start] : []
}
