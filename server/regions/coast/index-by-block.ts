/**
 * regions: shapes cut into tiles block by block: what was cut for one
 * block is let go before there is too much of it.
 */
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import type { Feature, LineString, Polygon } from 'geojson'
import { LRUCache } from 'lru-cache'
import { degreesOf, worldUnits, type Point } from './grid.rules.ts'

/**
 * An area by its rings, the outer one first, or a line. What geojson-vt reads is ten
 * times as large, and is made when it is needed.
 */
export type Shape = { area: readonly (readonly Point[])[] } | { line: readonly Point[] }
/** The tile, or null where nothing of the shapes lies in it. */
export type Index = (z: number, x: number, y: number) => GeoJSONVTTile | null

/** From this zoom on each tile of it has a block of its own. */
const blockZoom = 10
/** The blocks that are kept at a time, and points of their shapes; an index keeps all that it ever cut. */
const most = { blocks: 48, points: 1_500_000 }
/** What is less apart is one point before the blocks begin, where a tile has 4,096 units. */
const farUnits = worldUnits / 2 ** (blockZoom - 1) / 4_096
/** Shapes reach into the block beside theirs by this share of one. */
const margin = 0.05

type Options = { maxZoom: number; extent: number; buffer: number; tolerance: number }
type Bounds = { left: number; top: number; right: number; bottom: number }

const pointsOf = (shape: Shape): readonly Point[] => ('area' in shape ? shape.area.flat() : shape.line)

/** In blocks from the north-western corner of the world. */
function boundsOf(shape: Shape): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const across = 2 ** blockZoom / worldUnits
  for (const [x, y] of pointsOf(shape)) {
    bounds.left = Math.min(bounds.left, x * across)
    bounds.right = Math.max(bounds.right, x * across)
    bounds.top = Math.min(bounds.top, y * across)
    bounds.bottom = Math.max(bounds.bottom, y * across)
  }
  return bounds
}

/** As geojson-vt reads it; rings repeat their first point there. */
export function featureOf(
  shape: Shape,
  thinned = (points: readonly Point[]) => points,
): Feature<Polygon | LineString> {
  const geometry =
    'area' in shape
      ? {
          type: 'Polygon' as const,
          coordinates: shape.area.map((ring) => closed(thinned(ring).map(degreesOf))),
        }
      : { type: 'LineString' as const, coordinates: thinned(shape.line).map(degreesOf) }
  return { type: 'Feature', properties: {}, geometry }
}

const closed = (ring: [number, number][]): [number, number][] => (ring[0] ? [...ring, ring[0]] : [])

/**
 * Without points that lie less than a unit of a tile of the last zoom before the
 * blocks' from the one before; both ends stay.
 */
function thinnedFar(points: readonly Point[]): readonly Point[] {
  let [kept] = points
  return points.filter((point, at) => {
    const isFar = !kept || Math.max(Math.abs(point[0] - kept[0]), Math.abs(point[1] - kept[1])) >= farUnits
    if (at > 0 && at < points.length - 1 && !isFar) return false
    kept = point
    return true
  })
}

const reaches = ({ left, top, right, bottom }: Bounds, x: number, y: number): boolean =>
  left < x + 1 + margin && right > x - margin && top < y + 1 + margin && bottom > y - margin

/** Answers as one index of all of them would. */
export function indexByBlock(shapes: readonly Shape[], options: Options): Index {
  const made = (features: Feature<Polygon | LineString>[]) =>
    new GeoJSONVT({ type: 'FeatureCollection', features }, { ...options, indexMaxZoom: 5, indexMaxPoints: 0 })
  const bounded = shapes.map((shape) => ({
    shape,
    bounds: boundsOf(shape),
    points: pointsOf(shape).length,
  }))
  let far: GeoJSONVT | null = null
  const blocks = new LRUCache<string, { index: GeoJSONVT; points: number }>({
    max: most.blocks,
    maxSize: most.points,
    sizeCalculation: ({ points }) => Math.min(most.points, points + 1),
  })
  return (z, x, y) => {
    if (z < blockZoom) {
      far ??= made(shapes.map((shape) => featureOf(shape, thinnedFar)))
      return far.getTile(z, x, y)
    }
    // Tiles come zoom after zoom: the far ones are done.
    far = null
    const [column, row] = [x, y].map((at) => Math.floor(at / 2 ** (z - blockZoom))) as [number, number]
    const key = `${column}/${row}`
    let block = blocks.get(key)
    if (!block) {
      const near = bounded.filter(({ bounds }) => reaches(bounds, column, row))
      block = {
        index: made(near.map(({ shape }) => featureOf(shape))),
        points: near.reduce((sum, { points }) => sum + points, 0),
      }
      blocks.set(key, block)
    }
    return block.index.getTile(z, x, y)
  }
}
