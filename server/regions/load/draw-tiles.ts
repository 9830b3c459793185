/** regions: the coast of a file of OpenStreetMap data, drawn into the tiles that were made of it. */
import type { Box } from '../coast/grid.rules.ts'
import { sidesOf } from '../coast/grid.rules.ts'
import { readCoast, type CoastLines } from '../coast/read-coast.ts'
import { asArchive, type OnTile } from './as-archive.ts'

/** `tiles` is null where they are ready: then only what the coast decides is asked for. */
export type DrawTask = { lines: CoastLines; box: Box; tiles: { path: string; target: string } | null }
/** `sides` are around what leads over to the world's coast. */
export type Drawing = { sides: Box | null; breaks: number }

/** Draws here, in this process. */
export async function drawTiles({ lines, box, tiles }: DrawTask, onTile: OnTile): Promise<Drawing> {
  const coast = await readCoast(lines, box)
  if (tiles) await asArchive(tiles, onTile, coast)
  return { sides: sidesOf(coast.edge.known), breaks: coast.breaks.length }
}
