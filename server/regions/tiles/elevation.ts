/** regions: heights of the land as pictures, which `MAP_ELEVATION` names: what hills are shaded by. */
import { createHash } from 'node:crypto'
import type { Elevation } from '#contract/search/regions.ts'
import type { MapTiles } from '#server/platform/settings/map-tiles.ts'
import { openArchive } from './archive-reader.ts'
import { fetchTile, readerOf } from './planet.ts'

const setting = 'MAP_ELEVATION'
/** What servers of heights have, unless they are archives, which say so themselves. */
const usual = { minZoom: 0, maxZoom: 12, attribution: '' }

/** Pictures in the Terrarium encoding (red × 256 + green + blue ÷ 256 − 32,768 metres), PNG or WebP; null where there is none. */
export type Heights = {
  about: () => Promise<Elevation>
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
}

export function openElevation(tiles: MapTiles): Heights {
  const version = createHash('sha256').update(JSON.stringify(tiles)).digest('hex').slice(0, 6)
  const address = `/map/elevation/${version}/{z}/{x}/{y}`
  if ('server' in tiles)
    return {
      about: async () => ({ tiles: address, ...usual }),
      tile: (z, x, y) => fetchTile(tiles.server, { z, x, y }, setting),
    }
  const archive = openArchive(readerOf(tiles, setting), setting, 'pictures')
  return {
    about: async () => {
      const { header, metadata } = await archive.facts()
      const { minZoom, maxZoom } = header
      return { tiles: address, minZoom, maxZoom, attribution: plain(metadata.attribution) }
    },
    tile: archive.tile,
  }
}

/** Heights are seldom OpenStreetMap's: without a line of their own nobody is named. */
const plain = (text: string | undefined): string => (text ?? '').replace(/<[^>]*>/g, '').trim()

/** WebP begins with RIFF, everything else is taken for PNG. */
export const typeOfPicture = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, 4)) === 'RIFF' ? 'image/webp' : 'image/png'
