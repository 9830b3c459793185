/**
 * regions: the tiles of everywhere, which `MAP_TILES` names: an archive
 * that is read by ranges, or a server of tiles.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Region } from '#contract/search/regions.ts'
import type { Clock } from '#server/platform/settings/clock.ts'
import type { MapTiles } from '#server/platform/settings/map-tiles.ts'
import { plainAttribution } from './attribution.rules.ts'
import { openSource } from './one-version.ts'
import { asGzip } from './read-stored.ts'
import { fetchTile, versionOfServer } from './tile-server.ts'
import { watchArchive } from './watched-archive.ts'

const zip = promisify(gzip)

/**
 * Tiles packed with gzip; null where there is none. `version` changes
 * with the address, and with what lies there.
 */
export type Planet = {
  version: () => Promise<string>
  about: () => Promise<Region>
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
}

const setting = 'MAP_TILES'
const everywhere = { west: -180, south: -85, east: 180, north: 85 }
const named = { id: 'planet', name: 'Planet', drawsSea: true } as const
/** What tile servers have, unless they are archives, which say so themselves. */
const usual = { box: everywhere, minZoom: 0, maxZoom: 14 }

/** `told` says whose tiles they are, where somebody said it. */
export function openPlanet(tiles: MapTiles, clock: Clock, told?: string): Planet {
  if ('server' in tiles)
    return {
      version: async () => versionOfServer(tiles.server, clock),
      about: async () => ({ ...named, ...usual, attribution: plainAttribution(told) }),
      tile: async (z, x, y) => {
        const bytes = await fetchTile(tiles.server, { z, x, y }, setting)
        return bytes && zip(bytes)
      },
    }
  const { version, ask } = watchArchive(() => openSource(tiles, setting), { name: setting, clock })
  return {
    version,
    about: () =>
      ask(async (archive) => {
        const { header, metadata } = await archive.facts()
        const { minLon: west, minLat: south, maxLon: east, maxLat: north, minZoom, maxZoom } = header
        const box = { west, south, east, north }
        return {
          ...named,
          box,
          minZoom,
          maxZoom,
          attribution: plainAttribution(told ?? metadata.attribution),
        }
      }),
    tile: (z, x, y) =>
      ask(async (archive) => {
        const bytes = await archive.tile(z, x, y)
        return bytes && asGzip(bytes, (await archive.facts()).header.tileCompression, setting)
      }),
  }
}
