/**
 * regions: whether an archive of tiles is whole: as long as its head
 * says, and each of its tiles can be unpacked.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Header } from 'pmtiles'
import { BadFile } from '../osm/pbf-file.ts'
import { type Archive, unpack } from '../tiles/archive-reader.ts'

/** Tiles of larger archives are looked at here and there: a planet has hundreds of millions. */
const mostTiles = 1_000_000

type Ask = { path: string; name: string; onProgress: (done: number, of: number) => void; most?: number }

/** @throws BadFile for an archive that is cut, or holds something that cannot be unpacked. */
export async function checkArchive(archive: Archive, { path, name, onProgress, most = mostTiles }: Ask) {
  const { header } = await archive.facts()
  const file = await open(path)
  try {
    if ((await file.stat()).size < endOf(header))
      throw new BadFile(`${name} ends in the middle. Download it again.`)
    const step = Math.max(1, Math.ceil(header.numAddressedTiles / most))
    let seen = 0
    for await (const { offset, length, runLength } of archive.entries()) {
      if (seen % step === 0) await checkTile(file, header, { offset, length })
      seen++
      onProgress(Math.min(seen * runLength, header.numAddressedTiles), header.numAddressedTiles)
    }
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile(`${name} is spoilt. Download it again.`)
  } finally {
    await file.close()
  }
}

/** Where the last of its parts ends; `tileDataLength` may be left out. */
const endOf = (header: Header): number =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  )

async function checkTile(
  file: FileHandle,
  header: Header,
  { offset, length }: { offset: number; length: number },
) {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await file.read(bytes, 0, length, header.tileDataOffset + offset)
  if (bytesRead < length) throw new Error('a tile is cut')
  // Reading the layers finds what is no vector tile.
  void new VectorTile(new PbfReader(await unpack(bytes, header.tileCompression, 'a tile'))).layers
}
