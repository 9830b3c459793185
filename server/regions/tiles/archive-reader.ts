/**
 * regions: one tile out of a PMTiles archive, packed as it lies
 * there; only the pages of its directory are kept.
 */
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import {
  bytesToHeader,
  Compression,
  findTile,
  type Entry,
  type Header,
  readVarint,
  TileType,
  zxyToTileId,
} from 'pmtiles'

/** Bytes from `offset` on; fewer than asked for where the archive ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>

/** What an archive says of itself. */
export type ArchiveFacts = {
  header: Header
  metadata: { name?: string; attribution?: string; vector_layers?: { id: string }[] }
}

export type Archive = {
  facts: () => Promise<ArchiveFacts>
  /** The tile as it is packed in the archive; null where there is none. */
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>
  /** Where each of its tiles lies, page by page. */
  entries: () => AsyncGenerator<Entry, void, void>
}

/** The head and the root directory fit into so many bytes. */
export const firstBytes = 16_384
/** Pages of directories kept at once: a planet's has some 20,000 entries each. */
const pagesKept = 64

/** A directory leads to a tile or to a page of its own; the format knows at most three of them. */
const deepest = 4
/** The head of every archive. */
const headBytes = 127

const unzip = promisify(gunzip)
const unbrotli = promisify(brotliDecompress)

/**
 * @throws Error in plain words where the bytes are no archive of vector
 * tiles, or of pictures where those are asked for.
 */
export function openArchive(read: ReadBytes, name: string, holds: Holding = 'vectors'): Archive {
  const pages = new LRUCache<number, Promise<Entry[]>>({ max: pagesKept })
  const page = (header: Header, offset: number, length: number): Promise<Entry[]> => {
    const known = pages.get(offset)
    if (known) return known
    const reading = read(offset, length).then(async (bytes) =>
      entriesOf(await unpack(bytes, header.internalCompression, name)),
    )
    pages.set(offset, reading)
    reading.catch(() => pages.delete(offset))
    return reading
  }
  async function* below(
    header: Header,
    offset: number,
    length: number,
    depth: number,
  ): AsyncGenerator<Entry> {
    if (depth >= deepest) throw new Error(`${name} is spoilt: its directory leads nowhere.`)
    for (const entry of await page(header, offset, length))
      if (entry.runLength > 0) yield entry
      else yield* below(header, header.leafDirectoryOffset + entry.offset, entry.length, depth + 1)
  }
  let begun: Promise<Header> | null = null
  const head = (): Promise<Header> => {
    begun ??= readHeader(read, name, holds)
    begun.catch(() => (begun = null))
    return begun
  }
  let known: Promise<ArchiveFacts> | null = null
  const facts = (): Promise<ArchiveFacts> => {
    known ??= head().then(async (header) => ({ header, metadata: await readMetadata(read, header, name) }))
    known.catch(() => (known = null))
    return known
  }
  return {
    facts,
    entries: async function* () {
      const header = await head()
      const { rootDirectoryOffset, rootDirectoryLength } = header
      yield* below(header, rootDirectoryOffset, rootDirectoryLength, 0)
    },
    tile: async (z, x, y) => {
      const header = await head()
      if (z < header.minZoom || z > header.maxZoom) return null
      const id = zxyToTileId(z, x, y)
      let { rootDirectoryOffset: offset, rootDirectoryLength: length } = header
      for (let depth = 0; depth < deepest; depth++) {
        const entry = findTile(await page(header, offset, length), id)
        if (!entry) return null
        if (entry.runLength > 0) return read(header.tileDataOffset + entry.offset, entry.length)
        offset = header.leafDirectoryOffset + entry.offset
        length = entry.length
      }
      return null
    },
  }
}

/** What the tiles of an archive are. */
export type Holding = 'vectors' | 'pictures'
const pictures: readonly TileType[] = [TileType.Png, TileType.Webp]

async function readHeader(read: ReadBytes, name: string, holds: Holding): Promise<Header> {
  const bytes = await read(0, firstBytes)
  if (new TextDecoder().decode(bytes.subarray(0, 7)) !== 'PMTiles' || bytes[7] !== 3)
    throw new Error(`${name} is no PMTiles archive of version 3.`)
  if (bytes.length < headBytes) throw new Error(`${name} ends in the middle. Download it again.`)
  const header = bytesToHeader(new Uint8Array(bytes).buffer)
  if (holds === 'pictures' && !pictures.includes(header.tileType))
    throw new Error(`${name} holds no pictures; heights as PNG or WebP are needed.`)
  if (holds === 'vectors' && header.tileType !== TileType.Mvt)
    throw new Error(`${name} holds pictures; vector tiles (MVT) are needed.`)
  return header
}

async function readMetadata(read: ReadBytes, header: Header, name: string) {
  const bytes = await read(header.jsonMetadataOffset, header.jsonMetadataLength)
  return metadataOf(new TextDecoder().decode(await unpack(bytes, header.internalCompression, name)), name)
}

function metadataOf(text: string, name: string): ArchiveFacts['metadata'] {
  try {
    const { name: called, attribution, vector_layers: layers } = JSON.parse(text) as ArchiveFacts['metadata']
    return {
      ...(called !== undefined && { name: called }),
      ...(attribution !== undefined && { attribution }),
      ...(layers && { vector_layers: layers }),
    }
  } catch {
    throw new Error(`${name} is spoilt: what it says of itself cannot be read. Download it again.`)
  }
}

/** Bytes as they were before they were packed. */
export async function unpack(bytes: Uint8Array, packing: Compression, name: string): Promise<Uint8Array> {
  if (packing === Compression.None || packing === Compression.Unknown) return bytes
  const spoilt = () =>
    Promise.reject(new Error(`${name} is spoilt: it cannot be unpacked. Download it again.`))
  if (packing === Compression.Gzip) return unzip(bytes).catch(spoilt)
  if (packing === Compression.Brotli) return unbrotli(bytes).catch(spoilt)
  throw new Error(`${name} is packed in a way that is not known here; gzip is.`)
}

/** A directory as columns: steps of ids, runs, lengths, offsets (0 = right behind the one before). */
function entriesOf(bytes: Uint8Array): Entry[] {
  const from = { buf: bytes, pos: 0 }
  const count = readVarint(from)
  const column = () => Array.from({ length: count }, () => readVarint(from))
  const steps = column()
  const runs = column()
  const lengths = column()
  const offsets = column()
  let id = 0
  let end = 0
  return steps.map((step, i) => {
    id += step
    const length = lengths[i] ?? 0
    const written = offsets[i] ?? 0
    const offset = written === 0 && i > 0 ? end : written - 1
    end = offset + length
    return { tileId: id, offset, length, runLength: runs[i] ?? 0 }
  })
}
