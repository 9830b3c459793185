/** regions: heights of the land as pictures, which `MAP_ELEVATION` names: what hills are shaded by. */
import type { Elevation } from '#contract/search/regions.ts'
import type { Clock } from '#server/platform/settings/clock.ts'
import type { MapTiles } from '#server/platform/settings/map-tiles.ts'
import { openSource } from './one-version.ts'
import { fetchTile, versionOfServer } from './tile-server.ts'
import { watchArchive } from './watched-archive.ts'

const setting = 'MAP_ELEVATION'
/** What servers of heights have, unless they are archives, which say so themselves. */
const usual = { minZoom: 0, maxZoom: 12 }

/**
 * Pictures in the Terrarium encoding (red × 256 + green + blue ÷ 256 − 32,768
 * metres), PNG or WebP; null where there is none.
 */
export type Heights = {
  about: () => Promise<Elevation>
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
}

/** `told` says whose measurements they are, where somebody said it. */
export function openElevation(tiles: MapTiles, clock: Clock, told?: string): Heights {
  const addressOf = (version: string) => `/map/elevation/${version}/{z}/{x}/{y}`
  if ('server' in tiles)
    return {
      about: async () => ({
        tiles: addressOf(versionOfServer(tiles.server, clock)),
        ...usual,
        attribution: plain(told),
      }),
      tile: (z, x, y) => fetchTile(tiles.server, { z, x, y }, setting),
    }
  const { version, ask } = watchArchive(() => openSource(tiles, setting), {
    name: setting,
    clock,
    holds: 'pictures',
  })
  return {
    about: async () => {
      const { header, metadata } = await ask((archive) => archive.facts())
      const { minZoom, maxZoom } = header
      return {
        tiles: addressOf(await version()),
        minZoom,
        maxZoom,
        attribution: plain(told ?? metadata.attribution),
      }
    },
    tile: (z, x, y) => ask((archive) => archive.tile(z, x, y)),
  }
}

/** Heights are seldom OpenStreetMap's: without a line of their own nobody is named. */
const plain = (text: string | undefined): string => (text ?? '').replace(/<[^>]*>/g, '').trim()

/** WebP begins with RIFF, everything else is taken for PNG. */
export const typeOfPicture = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, 4)) === 'RIFF' ? 'image/webp' : 'image/png'
