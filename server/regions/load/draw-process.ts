/** regions: a process that draws one coast and ends, and all its memory with it; draw-apart.ts starts it. */
import { BadFile } from '../osm/pbf-file.ts'
import { drawTiles, type DrawTask, type Drawing } from './draw-tiles.ts'

/** What the process says: how far it is, and at last what it drew or why it did not. */
export type Told =
  | { done: number; of: number }
  | { drawn: Drawing }
  | { refused: string }
  | { failed: string }

/** So many tiles are drawn between two words about them. */
const tilesBetween = 500

const tell = (told: Told): void => void process.send?.(told)

process.once('disconnect', () => process.exit())
process.once('message', (task: DrawTask) => {
  drawTiles(task, (done, of) => done % tilesBetween === 0 && tell({ done, of }))
    .then(
      (drawn): Told => ({ drawn }),
      (error: unknown): Told => {
        if (error instanceof BadFile) return { refused: error.message }
        return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
      },
    )
    .then((told) => process.send?.(told, () => process.exit()))
})
