/** maps: where the world's tiles are: in the checkout, or beside the built pages. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const places = ['web/public/map/world.pmtiles', 'client/map/world.pmtiles']

/** The file, looked for from this module upwards, since the server also runs as one bundled file. */
export function worldTiles(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const found = places.map((place) => join(folder, place)).find((path) => existsSync(path))
    if (found) return found
    if (folder === dirname(folder)) throw new Error(`No ${places[0]} above ${import.meta.url}`)
    folder = dirname(folder)
  }
}
