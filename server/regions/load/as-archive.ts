/** regions: tiles of an MBTiles file as an archive, with the coast drawn into them where there is one. */
import { withCoast } from '../coast/coast-tiles.ts'
import type { Coast } from '../coast/draw-coast.ts'
import { openMbtiles } from '../tiles/mbtiles.ts'
import { writeArchiveFile } from '../tiles/write-archive.ts'

/** Hears of each tile; of how many there are nobody knows more than at least. */
export type OnTile = (done: number, of: number) => void

/** Writes `target` out of the MBTiles file at `path`. @throws BadFile where that is none. */
export async function asArchive(
  { path, target }: { path: string; target: string },
  onTile: OnTile,
  coast: Coast | null = null,
): Promise<void> {
  const source = openMbtiles(path)
  try {
    let done = 0
    const counted = function* () {
      for (const tile of coast ? withCoast(source.tiles, coast, source.about) : source.tiles()) {
        onTile(++done, Math.max(done, source.count))
        yield tile
      }
    }
    await writeArchiveFile(target, counted(), source.about)
  } finally {
    source.close()
  }
}
