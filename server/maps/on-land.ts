/** maps: whether a point lies on land, by the rings of the world's tiles. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import type { Point } from './coast.ts'
import { deepestTile, openTiles, type Tiles } from './tiles.ts'
import { worldTiles } from './world-tiles.ts'

/** Web Mercator ends here; what lies beyond is ice. */
const mapEnds = 85

/** Lakes are land; islands that the coast of 1:10,000,000 leaves out are not. */
export const createLand =
  (tiles: Tiles) =>
  async ({ lat, lon }: Point): Promise<boolean> => {
    if (Math.abs(lat) > mapEnds) return true
    const across = 2 ** deepestTile
    const angle = (lat * Math.PI) / 180
    const right = Math.min(across - 1e-9, ((lon + 180) / 360) * across)
    const down = ((1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2) * across
    const tile = await tiles(deepestTile, Math.floor(right), Math.floor(down))
    return isInside(tile?.land ?? [], (right % 1) * tileExtent, (down % 1) * tileExtent)
  }

/** By the rule of odd crossings, so that a ring within a ring is a hole. Rings are flat lists of x, y. */
function isInside(rings: readonly number[][], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const ax = ring[at] ?? 0
      const ay = ring[at + 1] ?? 0
      const bx = ring[(at + 2) % ring.length] ?? 0
      const by = ring[(at + 3) % ring.length] ?? 0
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    }
  return inside
}

let world: Promise<(point: Point) => Promise<boolean>> | undefined

/** The same by the tiles of this installation, opened at first need. */
export async function isOnLand(point: Point): Promise<boolean> {
  world ??= openTiles(worldTiles(), { only: ['land'], keep: 4096 }).then(createLand)
  return (await world)(point)
}
