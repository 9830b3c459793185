/**
 * share: a font out of its web package (WOFF 1.0, W3C
 * Recommendation of 2012): the same tables, not compressed.
 */
import { inflateSync } from 'node:zlib'

const header = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }
const aligned = (length: number): number => (length + 3) & ~3

/** The font as TrueType or OpenType. Throws when it is no WOFF. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, header.woff + index * entry.woff))
  const sfnt = Buffer.alloc(
    tables.reduce((end, { data }) => end + aligned(data.length), header.sfnt + count * entry.sfnt),
  )
  woff.copy(sfnt, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  sfnt.writeUInt16BE(count, 4)
  sfnt.writeUInt16BE(2 ** power * 16, 6)
  sfnt.writeUInt16BE(power, 8)
  sfnt.writeUInt16BE((count - 2 ** power) * 16, 10)
  let at = header.sfnt + count * entry.sfnt
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const place = header.sfnt + index * entry.sfnt
    sfnt.write(tag, place, 'latin1')
    sfnt.writeUInt32BE(checksum, place + 4)
    sfnt.writeUInt32BE(at, place + 8)
    sfnt.writeUInt32BE(data.length, place + 12)
    data.copy(sfnt, at)
    at += aligned(data.length)
  }
  return sfnt
}

function tableAt(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4)
  const packed = woff.readUInt32BE(at + 8)
  const length = woff.readUInt32BE(at + 12)
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(bytes) : bytes,
  }
}
