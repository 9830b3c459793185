/** regions: shapes cut into tiles block by block: what was cut for one block is let go before there is too much of it. */
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import type { Feature, LineString, Polygon } from 'geojson'
import { LRUCache } from 'lru-cache'

export type Shape = Feature<Polygon | LineString>
/** The tile, or null where nothing of the shapes lies in it. */
export type Index = (z: number, x: number, y: number) => GeoJSONVTTile | null

/** From this zoom on each tile of it has a block of its own. */
const blockZoom = 10
/** The blocks that are kept at a time, and points of their shapes; an index keeps all that it ever cut. */
const most = { blocks: 48, points: 1_500_000 }
/** Shapes reach into the block beside theirs by this share of one. */
const margin = 0.05

type Options = { maxZoom: number; extent: number; buffer: number; tolerance: number }
type Bounds = { left: number; top: number; right: number; bottom: number }

/** In blocks from the north-western corner of the world. */
function boundsOf({ geometry }: Shape): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const across = 2 ** blockZoom
  for (const [lon = 0, lat = 0] of pointsOf(geometry)) {
    const x = ((lon + 180) / 360) * across
    const sine = Math.sin((lat * Math.PI) / 180)
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

const pointsOf = (geometry: Shape['geometry']) =>
  geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates

const reaches = ({ left, top, right, bottom }: Bounds, x: number, y: number): boolean =>
  left < x + 1 + margin && right > x - margin && top < y + 1 + margin && bottom > y - margin

/** Answers as one index of all of them would. */
export function indexByBlock(shapes: readonly Shape[], options: Options): Index {
  const made = (features: readonly Shape[]) =>
    new GeoJSONVT(
      { type: 'FeatureCollection', features: [...features] },
      { ...options, indexMaxZoom: 5, indexMaxPoints: 0 },
    )
  const bounded = shapes.map((shape) => ({
    shape,
    bounds: boundsOf(shape),
    points: pointsOf(shape.geometry).length,
  }))
  const far = made(shapes)
  const blocks = new LRUCache<string, { index: GeoJSONVT; points: number }>({
    max: most.blocks,
    maxSize: most.points,
    sizeCalculation: ({ points }) => Math.min(most.points, points + 1),
  })
  return (z, x, y) => {
    if (z < blockZoom) return far.getTile(z, x, y)
    const [column, row] = [x, y].map((at) => Math.floor(at / 2 ** (z - blockZoom))) as [number, number]
    const key = `${column}/${row}`
    let block = blocks.get(key)
    if (!block) {
      const near = bounded.filter(({ bounds }) => reaches(bounds, column, row))
      block = {
        index: made(near.map(({ shape }) => shape)),
        points: near.reduce((sum, { points }) => sum + points, 0),
      }
      blocks.set(key, block)
    }
    return block.index.getTile(z, x, y)
  }
}
