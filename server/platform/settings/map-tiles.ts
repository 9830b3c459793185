/** platform: where the tiles of everywhere are, as `MAP_TILES` says it. */
import { isAbsolute } from 'node:path'
import { type Bucket, readStorageAddress } from './storage-address.ts'

/** An archive in a file, in a bucket or at an address, or a server that is asked tile by tile. */
export type MapTiles =
  | { file: string }
  | { bucket: Bucket; key: string }
  | { address: string }
  | { server: string }

/** What is told to whoever wrote another one. */
export const mapTilesAllowed =
  'the absolute path of a .pmtiles file, its https address, "s3://bucket/planet.pmtiles?endpoint=https://…", or a tile server such as "https://tiles.example/{z}/{x}/{y}.mvt"'

/** Null for everything else. */
export function readMapTiles(text: string): MapTiles | null {
  if (/^https?:\/\//.test(text)) {
    if (!URL.canParse(text)) return null
    const isServer = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
    if (isServer) return { server: text }
    return new URL(text).pathname.endsWith('.pmtiles') ? { address: text } : null
  }
  const stored = /^(s3:\/\/[^?]*)\/([^/?]+\.pmtiles)(\?.*)?$/.exec(text)
  if (stored) {
    const [, folder = '', key = '', options = ''] = stored
    const storage = readStorageAddress(folder + options, '')
    return storage && 'bucket' in storage ? { bucket: storage.bucket, key } : null
  }
  return isAbsolute(text) && text.endsWith('.pmtiles') ? { file: text } : null
}
