/** regions: the tile of a place, out of whichever regions reach it. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Files } from '#server/platform/files/files.ts'
import type { StoredRegion } from '../regions.store.ts'
import { openArchive, type Archive } from './archive-reader.ts'
import { groundOf } from './ground.ts'
import { mergeTiles } from './merge-tiles.ts'
import { partOfTile, tileAbove } from './part-of-tile.ts'
import { asGzip, readStored } from './read-stored.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Archives whose directories are kept. */
const archivesKept = 32

const lonOf = (x: number, across: number): number => (x / across) * 360 - 180
const latOf = (y: number, across: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / across))) * 180) / Math.PI

/**
 * Maps ask for no closer tiles: to this zoom those of archives that
 * end before it are cut out of their last ones.
 */
export const closest = 14

/** Whether a region has something to say about a tile. */
function reaches(
  { west, south, east, north, minZoom, maxZoom }: StoredRegion,
  z: number,
  x: number,
  y: number,
) {
  const across = 2 ** z
  return (
    z >= minZoom &&
    z <= Math.max(maxZoom, closest) &&
    lonOf(x + 1, across) > west &&
    lonOf(x, across) < east &&
    latOf(y, across) > south &&
    latOf(y + 1, across) < north
  )
}

/** A tile packed with gzip; `isLand` where everything is land that it does not say is water. */
export type StreetTile = { bytes: Uint8Array; isLand: boolean }

export type TileOf = (
  regions: readonly StoredRegion[],
  z: number,
  x: number,
  y: number,
) => Promise<StreetTile | null>

/** Whether a tile lies in a region with all of it. */
const isFilled = (region: StoredRegion, z: number, x: number, y: number): boolean =>
  lonOf(x, 2 ** z) >= region.west &&
  lonOf(x + 1, 2 ** z) <= region.east &&
  latOf(y + 1, 2 ** z) >= region.south &&
  latOf(y, 2 ** z) <= region.north

/**
 * Null where no region has a tile. One region's tile goes out as it lies in its archive; where several meet,
 * or where a region whose tiles draw the sea ends, the land of each is told for as far as it reaches.
 */
export function createRegionTiles(files: Files): TileOf {
  const archives = new LRUCache<string, Archive>({ max: archivesKept })
  const archiveOf = (key: string): Archive => {
    const known = archives.get(key) ?? openArchive(readStored(files, key), key)
    archives.set(key, known)
    return known
  }
  return async (regions, z, x, y) => {
    const asked = regions.filter((region) => reaches(region, z, x, y))
    const found = await Promise.all(
      asked.map(async (region) => {
        const bytes = await closely({ z, x, y }, region.maxZoom, async (spot) => {
          const archive = archiveOf(region.tilesKey)
          const tile = await archive.tile(spot.z, spot.x, spot.y)
          return tile && asGzip(tile, (await archive.facts()).header.tileCompression, region.tilesKey)
        })
        return bytes ? [{ region, bytes }] : []
      }),
    )
    const [first, ...more] = found.flat()
    if (!first) return null
    const isWhole = !first.region.drawsSea || isFilled(first.region, z, x, y)
    if (more.length === 0 && isWhole) return { bytes: first.bytes, isLand: first.region.drawsSea }
    const parts = await Promise.all(
      [first, ...more].map(async ({ region, bytes }) => [
        ...(region.drawsSea ? [groundOf(region, { z, x, y })] : []),
        await unzip(bytes),
      ]),
    )
    return { bytes: await zip(mergeTiles(parts.flat())), isLand: false }
  }
}

type Spot = { z: number; x: number; y: number }

/** A tile packed with gzip, cut out of one of `maxZoom` where the tiles of `tileAt` end before it. */
export async function closely(
  spot: Spot,
  maxZoom: number,
  tileAt: (spot: Spot) => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const steps = Math.min(spot.z, closest) - maxZoom
  if (steps <= 0) return tileAt(spot)
  const above = await tileAt(tileAbove(spot, steps))
  return above && zip(partOfTile(await unzip(above), spot, steps))
}
