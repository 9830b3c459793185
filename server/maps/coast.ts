/** maps: how far a point is from the sea, by the coast of the world's tiles. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { equatorM } from './projection.rules.ts'
import { deepestTile, openTiles, type Tiles } from './tiles.ts'
import { worldTiles } from './world-tiles.ts'

/** Farther than this nobody lives by the sea: no distance is told. */
export const farthestM = 20_000

/** Beyond this latitude nobody lives, and Web Mercator ends. */
const mapEnds = 84

/**
 * Tiles of the deepest zoom are parted into cells of so many
 * units, so that few pieces of coast are looked at.
 */
const cellUnits = 128
const cellsAcross = tileExtent / cellUnits
const tilesAcross = 2 ** deepestTile
const worldUnits = tilesAcross * tileExtent

/** Ends of a piece of coast, in units from the north-west corner of the world. */
type Piece = readonly [ax: number, ay: number, bx: number, by: number]
type Cells = ReadonlyMap<number, readonly Piece[]>

export type Point = { lat: number; lon: number }
/** Metres from a point to the coast, on either side of it; null when that is far. */
export type MetresToSea = (point: Point) => Promise<number | null>

/**
 * The coast is Natural Earth's at 1:10,000,000, drawn on a grid of some 150 m: good for "near the sea", not
 * for the first row of houses. Lakes are no sea.
 */
export function createCoast(tiles: Tiles): MetresToSea {
  const known = new Map<number, Promise<Cells>>()
  const cellsOf = (column: number, row: number): Promise<Cells> => {
    const key = row * tilesAcross + column
    const found =
      known.get(key) ?? tiles(deepestTile, column, row).then((tile) => inCells(tile?.land ?? [], column, row))
    known.set(key, found)
    return found
  }
  return async ({ lat, lon }) => {
    if (Math.abs(lat) > mapEnds) return null
    const { x, y } = unitsOf({ lat, lon })
    const unitM = (equatorM / worldUnits) * Math.cos((lat * Math.PI) / 180)
    const reach = farthestM / unitM
    let nearest = Infinity
    for (let row = cellOf(y - reach); row <= cellOf(y + reach); row++)
      for (let column = cellOf(x - reach); column <= cellOf(x + reach); column++) {
        const turned = turn(column)
        const cells = await cellsOf(Math.floor(turned / cellsAcross), Math.floor(row / cellsAcross))
        const shift = (column - turned) * cellUnits
        for (const [ax, ay, bx, by] of cells.get(row * cellsAcross * tilesAcross + turned) ?? [])
          nearest = Math.min(nearest, squareTo(x, y, [ax + shift, ay, bx + shift, by]))
      }
    const metres = Math.sqrt(nearest) * unitM
    return metres <= farthestM ? Math.round(metres) : null
  }
}

let world: Promise<MetresToSea> | undefined

/** The same by the tiles of this installation, opened at first need. */
export async function metresToSea(point: Point): Promise<number | null> {
  world ??= openTiles(worldTiles(), { only: ['land'], keep: 1 }).then(createCoast)
  return (await world)(point)
}

const cellOf = (units: number): number =>
  Math.min(cellsAcross * tilesAcross - 1, Math.max(-cellsAcross, Math.floor(units / cellUnits)))
/** West of 180° comes east of it. */
const turn = (column: number): number => {
  const around = cellsAcross * tilesAcross
  return ((column % around) + around) % around
}

/** Web Mercator, as tiles are cut. */
function unitsOf({ lat, lon }: Point): { x: number; y: number } {
  const angle = (lat * Math.PI) / 180
  const north = Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI
  return { x: ((lon + 180) / 360) * worldUnits, y: ((1 - north) / 2) * worldUnits }
}

/** The coast of a tile by cell: rings without the edges along which tiles, and the map itself, were cut. */
function inCells(rings: readonly number[][], column: number, row: number): Cells {
  const cells = new Map<number, Piece[]>()
  for (const ring of rings)
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = ring.slice(at, at + 4)
      if (isCut(ax, bx) || isCut(ay, by) || isSeam(column, ax, bx)) continue
      const piece: Piece = [
        ax + column * tileExtent,
        ay + row * tileExtent,
        bx + column * tileExtent,
        by + row * tileExtent,
      ]
      for (const cell of crossed(piece)) cells.set(cell, [...(cells.get(cell) ?? []), piece])
    }
  return cells
}

/** Tiles reach a little beyond their borders and are cut there. */
const isCut = (a: number, b: number): boolean => a === b && (a < 0 || a > tileExtent)
/** Land that crosses 180° is drawn as two. */
const isSeam = (column: number, a: number, b: number): boolean =>
  a === b && ((column === 0 && a === 0) || (column === tilesAcross - 1 && a === tileExtent))

/** Every cell of the box around a piece, which is seldom longer than one. */
function* crossed([ax, ay, bx, by]: Piece): Generator<number> {
  for (
    let row = Math.floor(Math.min(ay, by) / cellUnits);
    row <= Math.floor(Math.max(ay, by) / cellUnits);
    row++
  )
    for (
      let column = Math.floor(Math.min(ax, bx) / cellUnits);
      column <= Math.floor(Math.max(ax, bx) / cellUnits);
      column++
    )
      yield row * cellsAcross * tilesAcross + turn(column)
}

/** The square of the distance from a point to a piece, in units. */
function squareTo(x: number, y: number, [ax, ay, bx, by]: Piece): number {
  const run = bx - ax
  const rise = by - ay
  const length = run * run + rise * rise
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * run + (y - ay) * rise) / length))
  return (x - ax - along * run) ** 2 + (y - ay - along * rise) ** 2
}
