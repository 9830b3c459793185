/**
 * regions: street tiles with the region's own land and sea below the
 * streets, which cover those of the world's map.
 */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { TileFile } from '#server/maps/index.ts'
import { mergeTiles } from '../tiles/merge-tiles.ts'
import { indexByBlock, type Index, type Shape } from './index-by-block.ts'
import { cellZoom, columnOf, lineOf, rowOf, type Cell, type Point } from './grid.rules.ts'
import type { Polygon } from './lands.rules.ts'
import type { Coast, Drawn } from './draw-coast.ts'
import { cellsOf, landEvidence, type Evidence } from './land-evidence.ts'

/** Units that shapes reach beyond a tile, so that no seam is seen. */
const beyond = 64
/** Units that a simplified coast may lie off. */
const tolerance = 3

type Zooms = { minZoom: number; maxZoom: number }
/** Tiles that can be gone through more than once. */
type Tiles = () => Iterable<TileFile>

/**
 * All tiles, those with a coast or a lake's shore with `sea` and `ground` in them,
 * and those that are nothing but sea or land.
 */
export function* withCoast(tiles: Tiles, coast: Coast, { minZoom, maxZoom }: Zooms): Generator<TileFile> {
  const more = furtherLand(landEvidence(tiles, maxZoom, coast.loose), coast, maxZoom)
  const cells = [...coast.known, ...coast.edge.known, ...more.flatMap(({ cells: some }) => some)]
  if (cells.length === 0) {
    yield* tiles()
    return
  }
  const land = more.map(({ shape }) => shape)
  const layers = { ...layersOf(coast.edge, 'edge_', maxZoom), ...layersOf(coast, '', maxZoom, land) }
  const left = tilesOf(cells, { minZoom, maxZoom })
  for (const tile of tiles()) {
    const key = keyOf(tile)
    const own = left.delete(key) ? drawn(layers, tile) : null
    yield own ? { ...tile, data: gzipSync(mergeTiles([own, gunzipSync(tile.data)])) } : tile
  }
  for (const spot of inTurns(left)) {
    const own = drawn(layers, spot)
    if (own) yield { ...spot, data: gzipSync(own) }
  }
}

type Spot = Pick<TileFile, 'z' | 'x' | 'y'>
const keyOf = ({ z, x, y }: Spot): string => `${z}/${x}/${y}`

/** Zoom by zoom, and side by side: what a tile is cut from serves those beside it. */
function inTurns(keys: ReadonlySet<string>): Spot[] {
  const spots = Array.from(keys, (key) => {
    const [z = 0, x = 0, y = 0] = key.split('/').map(Number)
    return { z, x, y }
  })
  return spots.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y)
}

const areaOf = (area: Polygon): Shape => ({ area })

const layersOf = ({ lands, seas, shores }: Drawn, prefix: string, maxZoom: number, more: Shape[] = []) => ({
  [`${prefix}sea`]: indexOf(seas.map(areaOf), maxZoom),
  [`${prefix}ground`]: indexOf([...lands.map(areaOf), ...more], maxZoom),
  [`${prefix}shore`]: indexOf(
    shores.map((line) => ({ line })),
    maxZoom,
  ),
})

const indexOf = (shapes: Shape[], maxZoom: number): Index =>
  indexByBlock(shapes, { maxZoom, buffer: beyond, extent: tileExtent, tolerance })

function drawn(layers: Record<string, Index>, { z, x, y }: Spot): Uint8Array | null {
  const found = Object.entries(layers).flatMap(([name, index]) => {
    const tile = index(z, x, y)
    return tile && tile.features.length > 0 ? [[name, tile] as const] : []
  })
  if (found.length === 0) return null
  return fromGeojsonVt(Object.fromEntries(found) as Record<string, GeoJSONVTTile>, {
    version: 2,
    extent: tileExtent,
  })
}

/** Land, and the cells that it covers. */
type More = { shape: Shape; cells: Cell[] }

/**
 * Land around the lakes of the region where the coast says nothing, and where people
 * live at the end of a coast that breaks off.
 */
function furtherLand({ shores, lived }: Evidence, coast: Coast, maxZoom: number): More[] {
  const across = 2 ** (cellZoom - maxZoom)
  const inland = shores
    .map(({ x, y }) => ({ x, y, cells: cellsOf({ x, y }, maxZoom) }))
    .filter(({ cells }) => cells.every((cell) => !coast.known.has(cell) && !coast.unknown.has(cell)))
  return [
    ...inland.map(({ x, y, cells }) => ({ shape: square(x * across, y * across, across), cells })),
    ...lived.map((cell) => ({ shape: square(columnOf(cell), rowOf(cell), 1), cells: [cell] })),
  ]
}

/** So many cells to the east and to the south of one. */
function square(column: number, row: number, size: number): Shape {
  const west = lineOf(column)
  const east = lineOf(column + size)
  const north = lineOf(row)
  const south = lineOf(row + size)
  const corners: Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return { area: [corners] }
}

/** Tiles of all zooms that some of the cells lie in. */
function tilesOf(cells: Iterable<Cell>, { minZoom, maxZoom }: Zooms): Set<string> {
  const found = new Set<string>()
  for (const cell of cells)
    for (let z = minZoom; z <= maxZoom; z++) {
      const across = 2 ** (cellZoom - z)
      const x = Math.floor(columnOf(cell) / across)
      found.add(keyOf({ z, x, y: Math.floor(rowOf(cell) / across) }))
    }
  return found
}
