/** maps: the street tiles that a sheet shows, asked of whoever has them. */
import { frameOf, type View } from '../projection.rules.ts'
import type { StreetTiles } from './gather-streets.ts'

/** Packed with gzip; `isLand` where everything is land that it does not draw as water. */
type FoundTile = { bytes: Uint8Array; isLand: boolean }

/** Tiles of the streets that this installation knows; null where there is none. */
export type StreetSource = {
  /** Changes with what the tiles show. */
  version: () => Promise<string>
  tile: (z: number, x: number, y: number) => Promise<FoundTile | null>
}

/** From this zoom on streets are drawn; the deepest tiles there are; and the most that one sheet may need. */
const firstZoom = 11.5
const deepest = 14
const mostTiles = 16
/** Milliseconds after which a sheet is drawn without what has not come. */
const patience = 2_500

/** Null where no street is known, or the sheet is of too much land. */
export async function tilesForSheet(view: View, source: StreetSource): Promise<StreetTiles | null> {
  if (view.zoom < firstZoom) return null
  const z = Math.min(deepest, Math.floor(view.zoom))
  const across = 2 ** z
  const frame = frameOf(view)
  const spots: { x: number; y: number }[] = []
  for (let y = Math.floor(frame.top * across); y <= Math.floor(frame.bottom * across); y++)
    for (let x = Math.floor(frame.left * across); x <= Math.floor(frame.right * across); x++)
      if (y >= 0 && y < across) spots.push({ x, y })
  if (spots.length > mostTiles) return null
  const found = await Promise.all(
    spots.map(async ({ x, y }) => {
      const found = await inTime(source.tile(z, ((x % across) + across) % across, y))
      return found ? [{ x, y, data: found.bytes, isLand: found.isLand }] : []
    }),
  )
  const tiles = found.flat()
  return tiles.length === 0 ? null : { z, tiles }
}

/** A tile that fails or is late is not missed: the sheet is drawn all the same. */
async function inTime(tile: Promise<FoundTile | null>): Promise<FoundTile | null> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    clock = setTimeout(resolve, patience, null)
  })
  try {
    return await Promise.race([tile.catch(() => null), late])
  } finally {
    clearTimeout(clock)
  }
}
