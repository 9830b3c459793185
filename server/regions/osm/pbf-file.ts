/**
 * regions: a file of OpenStreetMap data (.osm.pbf) blob by blob; a file that
 * is cut or spoilt is refused in plain words.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { PbfReader } from 'pbf'

const inflated = promisify(inflate)

/** What the format allows: more is no file of this kind. */
const longestHeader = 64 * 1024
const longestBlob = 32 * 1024 * 1024

/** What this reader understands; a file that requires more is refused. */
const understood = new Set(['OsmSchema-V0.6', 'DenseNodes'])

/** A blob of data: where it begins, where the next one does, and what it says. */
export type Blob = { begun: number; end: number; bytes: Uint8Array }

/** Nanodegrees as degrees. */
export type FileHead = {
  box: { west: number; south: number; east: number; north: number } | null
  dataAt: Date | null
}

/** Said of a file that is not what it should be. */
export class BadFile extends Error {
  override name = 'BadFile'
}

/** The head, and then blobs from byte to byte; `from` goes on behind a blob that was read before. */
export async function* readBlobs(
  path: string,
  from: readonly number[] | null = null,
): AsyncGenerator<Blob, void, void> {
  const file = await open(path)
  const name = basename(path)
  try {
    const { size } = await file.stat()
    if (from) for (const at of from) yield await readBlob(file, { at, size, name }, 'OSMData')
    else {
      let { end } = await readBlob(file, { at: 0, size, name }, 'OSMHeader')
      while (end < size) {
        const blob = await readBlob(file, { at: end, size, name }, 'OSMData')
        end = blob.end
        yield blob
      }
    }
  } finally {
    await file.close()
  }
}

/** @throws BadFile for what is no such file, or asks for more than this reader knows. */
export async function readHead(path: string): Promise<FileHead> {
  const file = await open(path)
  const name = basename(path)
  try {
    const { size } = await file.stat()
    const { bytes } = await readBlob(file, { at: 0, size, name }, 'OSMHeader')
    return headOf(bytes, name)
  } finally {
    await file.close()
  }
}

type Spot = { at: number; size: number; name: string }

async function readBlob(file: FileHandle, { at, size, name }: Spot, type: string): Promise<Blob> {
  const length = (await readBytes(file, at, 4, name)).readUInt32BE()
  if (length === 0 || length > longestHeader) throw notOsm(name, at)
  const head = blobHead(await readBytes(file, at + 4, length, name), name, at)
  if (head.type !== type || head.size <= 0 || head.size > longestBlob) throw notOsm(name, at)
  const begun = at + 4 + length
  const end = begun + head.size
  if (end > size) throw cut(name)
  const bytes = await unpacked(await readBytes(file, begun, head.size, name), name, at)
  return { begun: at, end, bytes }
}

async function readBytes(file: FileHandle, at: number, length: number, name: string): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw cut(name)
  return buffer
}

function blobHead(bytes: Uint8Array, name: string, at: number): { type: string; size: number } {
  return spoiltAt(name, at, () =>
    new PbfReader(bytes).readFields(
      (field, head, reader) => {
        if (field === 1) head.type = reader.readString()
        if (field === 3) head.size = reader.readVarint()
      },
      { type: '', size: 0 },
    ),
  )
}

async function unpacked(bytes: Uint8Array, name: string, at: number): Promise<Uint8Array> {
  const blob = spoiltAt(name, at, () =>
    new PbfReader(bytes).readFields(
      (field, found, reader) => {
        if (field === 1) found.raw = reader.readBytes()
        if (field === 2) found.size = reader.readVarint()
        if (field === 3) found.packed = reader.readBytes()
      },
      { raw: null as Uint8Array | null, packed: null as Uint8Array | null, size: 0 },
    ),
  )
  if (blob.raw) return blob.raw
  if (!blob.packed) throw new BadFile(`${name} is packed in a way that is not known here; zlib is.`)
  const whole = await inflated(blob.packed, { maxOutputLength: longestBlob }).catch(() => null)
  if (whole?.length !== blob.size) throw spoilt(name, at)
  return whole
}

function headOf(bytes: Uint8Array, name: string): FileHead {
  const head: FileHead = { box: null, dataAt: null }
  new PbfReader(bytes).readFields((field, _, reader) => {
    if (field === 1) head.box = reader.readMessage(boxField, { west: 0, east: 0, north: 0, south: 0 })
    if (field === 4) {
      const feature = reader.readString()
      if (!understood.has(feature))
        throw new BadFile(`${name} needs a reader that knows ${feature}; history files are not taken.`)
    }
    if (field === 32) head.dataAt = new Date(reader.readVarint() * 1_000)
  }, null)
  return head
}

type Box = NonNullable<FileHead['box']>
const sides = [undefined, 'west', 'east', 'north', 'south'] as const
const boxField = (field: number, box: Box, reader: PbfReader): void => {
  const side = sides[field]
  if (side) box[side] = reader.readSVarint() / 1e9
}

/** Reads, and says where the file is spoilt when what is read makes no sense. */
export function spoiltAt<T>(name: string, at: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadFile ? error : spoilt(name, at)
  }
}

const spoilt = (name: string, at: number) =>
  new BadFile(`${name} is spoilt at byte ${at.toLocaleString('en')}. Download it again.`)
const cut = (name: string) => new BadFile(`${name} ends in the middle. Download it again.`)
const notOsm = (name: string, at: number) =>
  at === 0 ? new BadFile(`${name} is no file of OpenStreetMap data (.osm.pbf).`) : spoilt(name, at)
