/** maps: the tiles of the world as one: the overview, what lies on the land, and the true coasts. */
import { openTiles, type Tiles } from './tiles.ts'
import type { AtlasTiles } from './world-tiles.ts'

/** From this zoom on the overview's lakes, rivers and ice give way to finer ones. */
export const natureZoom = 7
/**
 * Between these zooms coasts are true to a pixel or so, where people
 * live near them; closer views stretch the last.
 */
export const coastZooms = { first: 7, last: 9 }

/** `coasts` has no tile where the overview's coast has to do. */
export type Atlas = { world: Tiles; nature: Tiles; coasts: Tiles }

/** Opens the three files. */
export async function openAtlas(files: AtlasTiles): Promise<Atlas> {
  const [world, nature, coasts] = await Promise.all([
    openTiles(files.world),
    openTiles(files.nature),
    openTiles(files.coasts),
  ])
  return { world, nature, coasts }
}
