/** maps: the tiles of the world as one: the overview, what lies on the land, and the true coasts. */
import { openTiles, type Tiles } from './tiles.ts'
import type { AtlasTiles } from './world-tiles.ts'

/** From this zoom on the overview's lakes, rivers and ice give way to finer ones. */
export const natureZoom = 7
/** From this zoom on coasts are true, where people live near them. */
export const coastZoom = 9

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
