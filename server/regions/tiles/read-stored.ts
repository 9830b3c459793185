/** regions: bytes of an archive, stored or of this machine, and its tiles as they travel. */
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Compression } from 'pmtiles'
import type { Files } from '#server/platform/files/files.ts'
import { type ReadBytes, unpack } from './archive-reader.ts'

const zip = promisify(gzip)

/** Bytes of a stored file. */
export const readStored =
  (files: Files, key: string): ReadBytes =>
  async (offset, length) => {
    const found = await files.get(key, { start: offset, end: offset + length - 1 })
    if (!found) throw new Error(`The tiles ${key} are gone.`)
    return new Uint8Array(await new Response(found.stream).arrayBuffer())
  }

/** Bytes of a file of this machine. */
export const readLocal =
  (path: string): ReadBytes =>
  async (offset, length) => {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

/** A tile packed with gzip, whatever its archive packs with. */
export const asGzip = async (bytes: Uint8Array, packing: Compression, name: string): Promise<Uint8Array> =>
  packing === Compression.Gzip ? bytes : zip(await unpack(bytes, packing, name))
