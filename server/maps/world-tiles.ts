/** maps: where the tiles that come with the program are: in the checkout, or beside the built pages. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folders = ['web/public/map', 'client/map']

/** The world's tiles. */
export const worldTiles = (): string => shippedTiles('world.pmtiles')

/** Paths of the three files that the map of the world is drawn from. */
export const atlasTiles = () => ({
  world: worldTiles(),
  nature: shippedTiles('nature.pmtiles'),
  coasts: shippedTiles('coasts.pmtiles'),
})
export type AtlasTiles = ReturnType<typeof atlasTiles>

/** The file, looked for from this module upwards, since the server also runs as one bundled file. */
function shippedTiles(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const found = folders.map((place) => join(folder, place, name)).find((path) => existsSync(path))
    if (found) return found
    if (folder === dirname(folder)) throw new Error(`No ${folders[0]}/${name} above ${import.meta.url}`)
    folder = dirname(folder)
  }
}
