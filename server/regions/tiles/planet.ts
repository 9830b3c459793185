/** regions: the tiles of everywhere, which `MAP_TILES` names: an archive that is read by ranges, or a server of tiles. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Region } from '#contract/search/regions.ts'
import { createFiles } from '#server/platform/files/open-files.ts'
import type { MapTiles } from '#server/platform/settings/map-tiles.ts'
import { openArchive, type ReadBytes } from './archive-reader.ts'
import { plainAttribution } from './attribution.rules.ts'
import { asGzip, readLocal, readStored } from './read-stored.ts'

const zip = promisify(gzip)

/** Tiles packed with gzip; null where there is none. `version` changes with the address. */
export type Planet = {
  version: string
  about: () => Promise<Region>
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
}

const everywhere = { west: -180, south: -85, east: 180, north: 85 }
const named = { id: 'planet', name: 'Planet', drawsSea: true } as const
/** What tile servers have, unless they are archives, which say so themselves. */
const usual = { box: everywhere, minZoom: 0, maxZoom: 14 }

/** Milliseconds that a server may take for a tile or a range. */
const patience = 10_000

export function openPlanet(tiles: MapTiles): Planet {
  const version = createHash('sha256').update(JSON.stringify(tiles)).digest('hex').slice(0, 6)
  if ('server' in tiles)
    return {
      version,
      about: async () => ({ ...named, ...usual, attribution: plainAttribution(undefined) }),
      tile: async (z, x, y) => {
        const bytes = await fetchTile(tiles.server, { z, x, y }, 'MAP_TILES')
        return bytes && zip(bytes)
      },
    }
  const archive = openArchive(readerOf(tiles, 'MAP_TILES'), 'MAP_TILES')
  return {
    version,
    about: async () => {
      const { header, metadata } = await archive.facts()
      const { minLon: west, minLat: south, maxLon: east, maxLat: north, minZoom, maxZoom } = header
      const box = { west, south, east, north }
      return { ...named, box, minZoom, maxZoom, attribution: plainAttribution(metadata.attribution) }
    },
    tile: async (z, x, y) => {
      const bytes = await archive.tile(z, x, y)
      return bytes && asGzip(bytes, (await archive.facts()).header.tileCompression, 'MAP_TILES')
    },
  }
}

export function readerOf(tiles: Exclude<MapTiles, { server: string }>, name: string): ReadBytes {
  if ('file' in tiles) return readLocal(tiles.file)
  if ('bucket' in tiles) return readStored(createFiles({ bucket: tiles.bucket }), tiles.key)
  return readRange(tiles.address, name)
}

const readRange =
  (address: string, name: string): ReadBytes =>
  async (offset, length) => {
    const answer = await fetch(address, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: AbortSignal.timeout(patience),
    })
    if (answer.status !== 206) throw new Error(`${name} answers ${answer.status} to a range.`)
    return new Uint8Array(await answer.arrayBuffer())
  }

type Spot = { z: number; x: number; y: number }

/** A tile of a server of tiles; null where it has none. */
export async function fetchTile(server: string, { z, x, y }: Spot, name: string): Promise<Uint8Array | null> {
  const address = server.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (answer.status === 204 || answer.status === 404) return null
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
