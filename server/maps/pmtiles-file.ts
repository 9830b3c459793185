/** maps: writes a PMTiles archive, version 3 (github.com/protomaps/PMTiles), directories gzipped. */
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** `data` is gzipped already. */
export type TileFile = { z: number; x: number; y: number; data: Buffer }
export type About = {
  name: string
  attribution: string
  layers: string[]
  minZoom: number
  maxZoom: number
  /** Degrees: west, south, east, north; the whole world where it is missing. */
  box?: readonly [number, number, number, number]
}

/** Where the bytes of a tile, or of a run of equal ones, are behind the head. */
export type Entry = { id: number; run: number; length: number; offset: number }

/** A root directory must end before byte 16,384; more entries go into leaves of so many. */
const rootLimit = 16_384 - 127
const perLeaf = 4096

/** The whole archive, clustered. */
export function writeArchive(tiles: TileFile[], about: About): Buffer {
  const { entries, contents } = laidOut(tiles)
  const data = Buffer.concat(contents)
  const counts = { tiles: tiles.length, contents: contents.length, bytes: data.length, isClustered: true }
  return Buffer.concat([archiveHead(entries, counts, about), data])
}

/** Everything of an archive before its tiles; `entries` are in the order of their ids. */
export function archiveHead(entries: readonly Entry[], counts: Counts, about: About): Buffer {
  const { root, leaves } = directories(entries)
  const metadata = gzipSync(
    JSON.stringify({
      name: about.name,
      attribution: about.attribution,
      vector_layers: about.layers.map((id) => ({ id, fields: {} })),
    }),
  )
  const head = header(
    [root.length, metadata.length, leaves.length, counts.bytes],
    entries.length,
    counts,
    about,
  )
  return Buffer.concat([head, root, metadata, leaves])
}

/** In the order of their ids; equal neighbours become one run, equal tiles elsewhere share their bytes. */
function laidOut(tiles: TileFile[]): { entries: Entry[]; contents: Buffer[] } {
  const inOrder = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .toSorted((a, b) => a.id - b.id)
  const placed = new Map<string, { offset: number; length: number }>()
  const contents: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { id, data } of inOrder) {
    const key = data.toString('base64')
    let at = placed.get(key)
    if (!at) {
      at = { offset: end, length: data.length }
      placed.set(key, at)
      contents.push(data)
      end += data.length
    }
    const last = entries.at(-1)
    if (last && last.offset === at.offset && last.id + last.run === id) last.run++
    else entries.push({ id, run: 1, ...at })
  }
  return { entries, contents }
}

function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries)
  if (root.length <= rootLimit) return { root, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const roots: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += perLeaf) {
    const leaf = directory(entries.slice(at, at + perLeaf))
    roots.push({ id: entries[at]?.id ?? 0, run: 0, length: leaf.length, offset })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) }
}

/** Columns of varints: id steps, runs, lengths, offsets (0 = directly after the one before). */
function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  const put = (value: number): void => {
    let left = value
    for (; left >= 0x80; left = Math.floor(left / 128)) bytes.push((left % 128) | 0x80)
    bytes.push(left)
  }
  put(entries.length)
  entries.forEach(({ id }, i) => put(id - (entries[i - 1]?.id ?? 0)))
  for (const { run } of entries) put(run)
  for (const { length } of entries) put(length)
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1]
    put(before && offset === before.offset + before.length ? 0 : offset + 1)
  })
  return gzipSync(Buffer.from(bytes), { level: 9 })
}

/** `bytes` of all tiles; clustered are those whose bytes lie in the order of their ids. */
export type Counts = { tiles: number; contents: number; bytes: number; isClustered: boolean }

const world = [-180, -85, 180, 85] as const

function header(lengths: readonly number[], entries: number, counts: Counts, about: About): Buffer {
  const bytes = Buffer.alloc(127)
  bytes.write('PMTiles')
  bytes[7] = 3
  let at = 8
  let offset = bytes.length
  for (const length of lengths) {
    bytes.writeBigUInt64LE(BigInt(offset), at)
    bytes.writeBigUInt64LE(BigInt(length), at + 8)
    offset += length
    at += 16
  }
  for (const count of [counts.tiles, entries, counts.contents]) {
    bytes.writeBigUInt64LE(BigInt(count), at)
    at += 8
  }
  // Directories and tiles gzipped; vector tiles.
  bytes.set([counts.isClustered ? 1 : 0, 2, 2, 1, about.minZoom, about.maxZoom], 96)
  const [west, south, east, north] = about.box ?? world
  for (const [i, degrees] of [west, south, east, north].entries())
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4)
  bytes[118] = about.minZoom || 2
  bytes.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  bytes.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return bytes
}
