/**
 * regions: where the tiles of a region tell that there is land: beside
 * its own water, and where its coast breaks off.
 */
import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { TileFile } from '#server/maps/index.ts'
import { cellAt, cellZoom, type Cell } from './grid.rules.ts'

type Spot = { x: number; y: number }
export type Evidence = {
  /** Tiles of the deepest zoom that hold land, and that lie at water which the region draws as an area. */
  shores: Spot[]
  /** Of the cells that were asked about, those with a house or a street. */
  lived: Cell[]
}

/** Layers of which nothing lies on the water. */
const landLayers = ['building', 'landuse', 'landcover', 'housenumber', 'park']
const shape = { line: 2, area: 3 }

export function landEvidence(
  tiles: () => Iterable<TileFile>,
  maxZoom: number,
  asked: ReadonlySet<Cell>,
): Evidence {
  const land = new Map<string, Spot>()
  const wet: Spot[] = []
  const lived = new Set<Cell>()
  for (const { z, x, y, data } of tiles()) {
    if (z !== maxZoom) continue
    const { layers } = new VectorTile(new PbfReader(gunzipSync(data)))
    const streets = featuresOf(layers.transportation).filter(isStreet)
    if (streets.length > 0 || landLayers.some((name) => layers[name])) land.set(`${x} ${y}`, { x, y })
    if (featuresOf(layers.water).some(isWater)) wet.push({ x, y })
    const cells = cellsOf({ x, y }, maxZoom)
    if (!cells.some((cell) => asked.has(cell))) continue
    for (const cell of cellsWith([...streets, ...featuresOf(layers.building)], { x, y }, maxZoom))
      if (asked.has(cell)) lived.add(cell)
  }
  const shores = new Map<string, Spot>()
  for (const { x, y } of wet)
    for (const key of [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${x + right} ${y + down}`))) {
      const found = land.get(key)
      if (found) shores.set(key, found)
    }
  return { shores: [...shores.values()], lived: [...lived] }
}

/** The cells of a tile. */
export function cellsOf({ x, y }: Spot, zoom: number): Cell[] {
  const across = 2 ** (cellZoom - zoom)
  return Array.from({ length: across ** 2 }, (_, i) =>
    cellAt(x * across + (i % across), y * across + Math.floor(i / across)),
  )
}

const featuresOf = (layer: VectorTileLayer | undefined): VectorTileFeature[] =>
  Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i)).filter((one) => one !== undefined)

/** Bridges and tunnels lead over the water and below it, and piers into it. */
const isStreet = ({ type, properties }: VectorTileFeature): boolean =>
  type === shape.line && properties.brunnel === undefined && properties.class !== 'pier'

const isWater = ({ type, properties }: VectorTileFeature): boolean =>
  type === shape.area && properties.class !== 'swimming_pool'

/** The cells in which a corner of the features lies. */
function cellsWith(features: readonly VectorTileFeature[], { x, y }: Spot, zoom: number): Set<Cell> {
  const across = 2 ** (cellZoom - zoom)
  const found = new Set<Cell>()
  for (const feature of features)
    for (const point of feature.loadGeometry().flat()) {
      const column = Math.floor((point.x / feature.extent) * across)
      const row = Math.floor((point.y / feature.extent) * across)
      const isHere = column >= 0 && row >= 0 && column < across && row < across
      if (isHere) found.add(cellAt(x * across + column, y * across + row))
    }
  return found
}
