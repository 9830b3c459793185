/** regions: the tile of a place, out of whichever regions reach it. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Files } from '#server/platform/files/files.ts'
import type { StoredRegion } from '../regions.store.ts'
import { openArchive, type Archive } from './archive-reader.ts'
import { mergeTiles } from './merge-tiles.ts'
import { asGzip, readStored } from './read-stored.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Archives whose directories are kept. */
const archivesKept = 32

const lonOf = (x: number, across: number): number => (x / across) * 360 - 180
const latOf = (y: number, across: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / across))) * 180) / Math.PI

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
    z <= maxZoom &&
    lonOf(x + 1, across) > west &&
    lonOf(x, across) < east &&
    latOf(y, across) > south &&
    latOf(y + 1, across) < north
  )
}

export type TileOf = (
  regions: readonly StoredRegion[],
  z: number,
  x: number,
  y: number,
) => Promise<Uint8Array | null>

/** Tiles packed with gzip; null where no region has one. One region's tile goes out as it lies in its archive. */
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
      asked.map(async ({ tilesKey }) => {
        const archive = archiveOf(tilesKey)
        const bytes = await archive.tile(z, x, y)
        return bytes && asGzip(bytes, (await archive.facts()).header.tileCompression, tilesKey)
      }),
    )
    const [first, ...more] = found.filter((tile) => tile !== null)
    if (!first || more.length === 0) return first ?? null
    return zip(mergeTiles(await Promise.all([first, ...more].map((tile) => unzip(tile)))))
  }
}
