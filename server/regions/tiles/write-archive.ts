/**
 * regions: tiles from anywhere, one after the other, written as a
 * PMTiles archive without holding them in memory.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { zxyToTileId } from 'pmtiles'
import { type About, archiveHead, type Entry, type TileFile } from '#server/maps/index.ts'

/** Tiles as small as this are often the same: plain land, plain sea. */
const oftenSame = 600

/** Writes the archive beside its place and moves it there when it is whole. Answers how many tiles it has. */
export async function writeArchiveFile(
  path: string,
  tiles: AsyncIterable<TileFile> | Iterable<TileFile>,
  about: About,
): Promise<number> {
  const data = `${path}.tiles`
  const draft = `${path}.part`
  try {
    const { entries, counts } = await pourTiles(data, tiles)
    const out = createWriteStream(draft)
    out.write(archiveHead(entries, counts, about))
    await pipeline(createReadStream(data), out)
    await rename(draft, path)
    return counts.tiles
  } finally {
    await Promise.all([rm(data, { force: true }), rm(draft, { force: true })])
  }
}

async function pourTiles(path: string, tiles: AsyncIterable<TileFile> | Iterable<TileFile>) {
  const out = createWriteStream(path)
  const known = new Map<string, Entry>()
  const entries: Entry[] = []
  const counts = { tiles: 0, contents: 0, bytes: 0, isClustered: false }
  for await (const { z, x, y, data } of tiles) {
    counts.tiles++
    const id = zxyToTileId(z, x, y)
    const key = data.length <= oftenSame ? data.toString('latin1') : null
    const same = key === null ? undefined : known.get(key)
    const entry = { id, run: 1, length: data.length, offset: same?.offset ?? counts.bytes }
    entries.push(entry)
    if (same) continue
    if (key !== null) known.set(key, entry)
    counts.contents++
    counts.bytes += data.length
    if (!out.write(data)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return { entries: entries.toSorted((a, b) => a.id - b.id), counts }
}
