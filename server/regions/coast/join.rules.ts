/**
 * regions: where a region's coast ends, it is led over to the shore of
 * the world's map, which lies a little aside.
 */
import { cellOf, cellUnits, even, runsOf, type Cell, type Point } from './grid.rules.ts'

/**
 * The world's shore is looked for so near to an end, and led over to it along so many times that distance.
 */
const nearest = 2 * cellUnits
const gentleness = 3
/** At least. */
const shortest = cellUnits
/**
 * So far back from its end a coast is followed, to see where it
 * leads and to cover the world's shore beside it.
 */
const lookBack = cellUnits
const back = 4 * cellUnits
const tail = 12 * cellUnits
/** Units from one point of what is drawn here to the next. */
const step = 128

/** What is drawn at the end of a coast: from the coast's last stretch over to the world's shore. */
export type Join = {
  /** From the end on, that is included; its last point is the world's shore's. */
  onward: Point[]
  /** The last stretch and `onward`, as one line with land on its left hand. */
  line: Point[]
  /** Cells in which this line is seen in place of the world's shore. */
  cells: ReadonlySet<Cell>
}

/** Null where no shore of the world leads on near the end of the line. Both have land on the same hand. */
export function joinAtEnd(line: readonly Point[], shores: readonly Point[][]): Join | null {
  const end = line.at(-1)
  const found = end && nearestOn(shores, end, backFrom(line, lookBack).at(-1) ?? end)
  if (!end || !found) return null
  const dx = end[0] - found.at[0]
  const dy = end[1] - found.at[1]
  const length = Math.max(shortest, gentleness * Math.hypot(dx, dy))
  const shore = ahead(found.onward, length)
  if (!shore) return null
  const onward = shore.map(([x, y], i): Point => {
    const share = fading((i * step) / length)
    return [even(x + dx * share), even(y + dy * share)]
  })
  const own = backFrom(line, back)
  const beside = backFrom(found.backward, back)
  const pairs: Point[][] = [
    ...onward.map((point, i): Point[] => [point, onward[i + 1] ?? point, shore[i] ?? point]),
    ...beside.map((point, i): Point[] => [own[i] ?? own.at(-1) ?? end, point, beside[i + 1] ?? point]),
  ]
  return {
    onward,
    line: [...pathBack(line, tail).toReversed(), ...onward.slice(1)],
    cells: new Set(pairs.flatMap((pair) => runsOf(pair).map(({ cell }) => cell))),
  }
}

/** The same at the beginning of a line. */
export function joinAtStart(line: readonly Point[], shores: readonly Point[][]): Join | null {
  const join = joinAtEnd(
    line.toReversed(),
    shores.map((shore) => shore.toReversed()),
  )
  return join && { ...join, line: join.line.toReversed() }
}

/** From 1 to 0, slowly at both ends. */
const fading = (share: number): number => (share >= 1 ? 0 : 1 - share * share * (3 - 2 * share))

type Found = { at: Point; onward: Point[]; backward: Point[] }

/** The nearest point of a shore that leads the same way as the line to `end` does. */
function nearestOn(shores: readonly Point[][], end: Point, before: Point): Found | null {
  let best: Found | null = null
  let least = nearest
  for (const shore of shores)
    for (const [i, to] of shore.entries()) {
      const from = shore[i - 1]
      if (!from) continue
      const at = footOf(end, from, to)
      const away = Math.hypot(end[0] - at[0], end[1] - at[1])
      if (away >= least) continue
      const onward = [at, ...shore.slice(i)]
      const [x, y] = walked(onward, lookBack).at(-1) ?? at
      const isSameWay = (x - at[0]) * (end[0] - before[0]) + (y - at[1]) * (end[1] - before[1]) > 0
      if (!isSameWay) continue
      least = away
      best = { at, onward, backward: [...shore.slice(0, i), at] }
    }
  return best
}

function footOf([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const run = bx - ax
  const rise = by - ay
  const length = run * run + rise * rise
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * run + (y - ay) * rise) / length))
  return [ax + along * run, ay + along * rise]
}

/** Points of a line a step apart, as far as it is long, or `length`. */
function walked(line: readonly Point[], length: number): Point[] {
  const points: Point[] = []
  let done = 0
  let next = 0
  for (const [i, from] of line.entries()) {
    const to = line[i + 1] ?? from
    const piece = Math.hypot(to[0] - from[0], to[1] - from[1])
    for (; next <= Math.min(done + piece, length); next += step) {
      const share = piece === 0 ? 0 : (next - done) / piece
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    done += piece
  }
  return points
}

/** The way back from the end of a line. */
const backFrom = (line: readonly Point[], length: number): Point[] => walked(line.toReversed(), length)

/** A shore as far as `length`, and on into the next cell; null where it is not so long. */
function ahead(shore: readonly Point[], length: number): Point[] | null {
  const points = walked(shore, length + 3 * cellUnits)
  const least = Math.ceil(length / step)
  const last = points[least]
  const into = points.findIndex((point, i) => i > least && last && cellOf(point) !== cellOf(last))
  return into < 0 ? null : points.slice(0, into + 1)
}

/** The corners of a line from its end back, as long as they are near along it. */
function pathBack(line: readonly Point[], length: number): Point[] {
  let done = 0
  const points: Point[] = []
  for (const point of line.toReversed()) {
    const [x, y] = points.at(-1) ?? point
    done += Math.hypot(point[0] - x, point[1] - y)
    points.push(point)
    if (done > length) break
  }
  return points
}
