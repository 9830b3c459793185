/** regions: the shore that the world's map draws around a point. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { atlasTiles, coastZooms, openTiles, type Tiles } from '#server/maps/index.ts'
import { cellUnits, worldUnits, type Point } from './grid.rules.ts'

/**
 * Lines with land on their left hand, as long as they run near a point; none
 * where the world's coast is not known closely.
 */
export type ShoreNear = (point: Point) => Promise<Point[][]>

/** Farther from the point nothing is looked at: half the side of a square. */
const farthest = 16 * cellUnits
const tilesAcross = 2 ** coastZooms.last
const tileUnits = worldUnits / tilesAcross
const unit = tileUnits / tileExtent
/** So near to one another ends meet where two tiles do. */
const seam = 3 * unit

let world: Promise<Tiles> | undefined

/** By the tiles of this installation, opened at first need. */
export const worldShore: ShoreNear = async (point) => {
  world ??= openTiles(atlasTiles().coasts, { only: ['sea'], keep: 16 })
  return shoreIn(await world, point)
}

/** Every piece of the tiles' sea that lies around a point, end to end. */
export async function shoreIn(tiles: Tiles, [x, y]: Point): Promise<Point[][]> {
  const window = { left: x - farthest, top: y - farthest, right: x + farthest, bottom: y + farthest }
  const pieces: Point[][] = []
  for (let row = tileAt(window.top); row <= tileAt(window.bottom); row++)
    for (let column = tileAt(window.left); column <= tileAt(window.right); column++) {
      const tile = await tiles(coastZooms.last, (column + tilesAcross) % tilesAcross, row)
      const left = column * tileUnits
      const top = row * tileUnits
      const within = {
        left: Math.max(left, window.left),
        top: Math.max(top, window.top),
        right: Math.min(left + tileUnits, window.right),
        bottom: Math.min(top + tileUnits, window.bottom),
      }
      for (const ring of tile?.sea ?? []) pieces.push(...piecesIn(pointsOf(ring, left, top), within))
    }
  return joined(pieces)
}

const tileAt = (units: number): number => Math.floor(units / tileUnits)

const pointsOf = (ring: readonly number[], left: number, top: number): Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => [
    left + (ring[2 * i] ?? 0) * unit,
    top + (ring[2 * i + 1] ?? 0) * unit,
  ])

type Window = { left: number; top: number; right: number; bottom: number }

/** What of a ring lies in a window; its stretches along the edge, where tiles were cut, fall away. */
function piecesIn(ring: readonly Point[], window: Window): Point[][] {
  const pieces: Point[][] = []
  for (const [i, to] of ring.entries()) {
    const cut = cutTo(ring.at(i - 1) ?? to, to, window)
    if (!cut) continue
    const last = pieces.at(-1)
    const end = last?.at(-1)
    if (last && end && isSame(end, cut[0])) last.push(cut[1])
    else pieces.push([...cut])
  }
  return pieces
}

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

/** The part of a straight line inside a window; null where there is none. */
function cutTo([ax, ay]: Point, [bx, by]: Point, window: Window): [Point, Point] | null {
  let from = 0
  let to = 1
  for (const [run, room] of [
    [ax - bx, ax - window.left],
    [bx - ax, window.right - ax],
    [ay - by, ay - window.top],
    [by - ay, window.bottom - ay],
  ] as const) {
    if (run === 0 && room < 0) return null
    if (run < 0) from = Math.max(from, room / run)
    if (run > 0) to = Math.min(to, room / run)
  }
  if (from >= to) return null
  const at = (share: number): Point =>
    share === 0 ? [ax, ay] : share === 1 ? [bx, by] : [ax + (bx - ax) * share, ay + (by - ay) * share]
  return [at(from), at(to)]
}

/** Pieces that go on where another ends become one line. */
function joined(pieces: readonly Point[][]): Point[][] {
  const left = new Set(pieces)
  const lines: Point[][] = []
  for (const piece of left) {
    left.delete(piece)
    let line = piece
    for (let next = after(line, left); next; next = after(line, left)) {
      left.delete(next)
      line = [...line, ...next.slice(1)]
    }
    for (let first = before(line, left); first; first = before(line, left)) {
      left.delete(first)
      line = [...first, ...line.slice(1)]
    }
    lines.push(line)
  }
  return lines
}

const after = (line: readonly Point[], pieces: ReadonlySet<Point[]>): Point[] | undefined =>
  [...pieces].find((piece) => isNear(line.at(-1), piece[0]))
const before = (line: readonly Point[], pieces: ReadonlySet<Point[]>): Point[] | undefined =>
  [...pieces].find((piece) => isNear(piece.at(-1), line[0]))
const isNear = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) <= seam
