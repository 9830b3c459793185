/**
 * feeds: tar archives: what lies where, from the headers between the files;
 * extended names and sizes (GNU, pax) are known.
 */
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ArchiveRefused } from './nesting.ts'

const blockSize = 512
/** Where the mark of POSIX and GNU stands. */
export const tarMark = { at: 257, says: 'ustar' }
/** Bytes of an extended header; an honest one is a name. */
const mostExtended = 64 * 1024

export type TarEntry = { path: string; bytes: number; start: number }

type Source = { bytes: number; read: (range: { start: number; end: number }) => Readable }
type Limits = { entries: number }

/** The files of an archive, in its order; folders, links and devices are none. */
export async function tarEntries(file: Source, limits: Limits): Promise<TarEntry[]> {
  const entries: TarEntry[] = []
  let said: Partial<Pick<TarEntry, 'path' | 'bytes'>> = {}
  for (let at = 0; at < file.bytes;) {
    if (at + blockSize > file.bytes) throw new ArchiveRefused('it ends in the middle of a file')
    const header = await read(file, at, blockSize)
    if (header.every((byte) => byte === 0)) break
    if (!isHeader(header)) throw new ArchiveRefused('it is damaged')
    const kind = textOf(header.subarray(156, 157))
    const isExtension = kind === 'L' || kind === 'x'
    const bytes = isExtension ? sizeOf(header) : (said.bytes ?? sizeOf(header))
    const start = at + blockSize
    if (start + bytes > file.bytes) throw new ArchiveRefused('it ends in the middle of a file')
    at = start + Math.ceil(bytes / blockSize) * blockSize
    if (isExtension) {
      if (bytes > mostExtended) throw new ArchiveRefused('it is damaged')
      const extension = await read(file, start, bytes)
      said = { ...said, ...(kind === 'L' ? { path: textOf(extension) } : paxOf(extension)) }
      continue
    }
    if (kind === '' || kind === '0' || kind === '7')
      entries.push({ path: said.path ?? pathOf(header), bytes, start })
    if (entries.length > limits.entries) throw new ArchiveRefused(`more than ${limits.entries} files`)
    said = {}
  }
  return entries
}

async function read(file: Source, start: number, bytes: number): Promise<Buffer> {
  if (bytes === 0) return Buffer.alloc(0)
  const stream = file.read({ start, end: start + bytes - 1 }).setEncoding('latin1')
  return Buffer.from(await text(stream), 'latin1')
}

/** Up to the first zero. */
const textOf = (bytes: Buffer): string => {
  const end = bytes.indexOf(0)
  return bytes.subarray(0, end === -1 ? bytes.length : end).toString('utf8')
}

/** Octal digits; very large files are written as a number with the highest bit set. */
function sizeOf(header: Buffer): number {
  const field = header.subarray(124, 136)
  const size =
    (field[0] ?? 0) >= 0x80
      ? Number(field.readBigUInt64BE(4))
      : Number.parseInt(textOf(field).trim() || '0', 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new ArchiveRefused('it is damaged')
  return size
}

const pathOf = (header: Buffer): string =>
  [textOf(header.subarray(345, 500)), textOf(header.subarray(0, 100))].filter(Boolean).join('/')

/** The sum of all bytes, its own place counted as blanks, is what tells a header from anything else. */
function isHeader(header: Buffer): boolean {
  const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 0x20 : byte), 0)
  return Number.parseInt(textOf(header.subarray(148, 156)).trim(), 8) === sum
}

/** Lines such as `27 path=homes/été.xml`, each with its length in bytes in front. */
function paxOf(extension: Buffer): Partial<Pick<TarEntry, 'path' | 'bytes'>> {
  const said = new Map<string, string>()
  for (let at = 0; at < extension.length;) {
    const length = Number.parseInt(extension.subarray(at, at + 10).toString('latin1'), 10)
    if (!(length > 0)) break
    const [, key = '', value = ''] =
      /^\d+ ([^=]+)=([^]*)\n$/.exec(extension.subarray(at, at + length).toString('utf8')) ?? []
    said.set(key, value)
    at += length
  }
  const path = said.get('path')
  const size = Number(said.get('size') ?? Number.NaN)
  return { ...(path && { path }), ...(Number.isSafeInteger(size) && size >= 0 && { bytes: size }) }
}
