/** places: a file of typed arrays: versioned, checksummed, written whole or not at all. */
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

type Kind = 'u8' | 'u16' | 'u32' | 'i32' | 'f32'
export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

const kinds: Record<Kind, new (memory: ArrayBufferLike, at: number, length: number) => Section> = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
}

const magic = 'MERIDIAN'
const prologue = 16
const align = (bytes: number): number => Math.ceil(bytes / 8) * 8
const bytesOf = ({ buffer, byteOffset, byteLength }: Section): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
const kindOf = (section: Section): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => section instanceof kinds[kind]) ?? 'u8'

type Header = {
  version: string
  bytes: number
  sections: { name: string; kind: Kind; at: number; length: number; crc: number }[]
}

/** Writes the sections; a reader sees the old file or the new one, never a half. */
export async function writeSections(
  path: string,
  version: string,
  sections: Record<string, Section>,
): Promise<void> {
  let bytes = 0
  const table: Header['sections'] = []
  for (const [name, section] of Object.entries(sections)) {
    const crc = crc32(bytesOf(section))
    table.push({ name, kind: kindOf(section), at: bytes, length: section.length, crc })
    bytes = align(bytes + section.byteLength)
  }
  const body = new Uint8Array(bytes)
  Object.values(sections).forEach((section, i) => {
    body.set(bytesOf(section), table[i]?.at)
  })
  const header = Buffer.from(JSON.stringify({ version, bytes, sections: table } satisfies Header))
  const start = Buffer.alloc(align(prologue + header.length))
  start.write(magic)
  start.writeUInt32LE(header.length, 8)
  header.copy(start, prologue)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.part`
  try {
    await writeFile(draft, [start, body])
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * The sections of a file of this version; null when it is missing, damaged or of another version.
 * Those `without` are left empty: memory that nobody wrote to costs nothing.
 */
export async function readSections(
  path: string,
  version: string,
  without: readonly string[] = [],
): Promise<Record<string, Section> | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const found = await readHeader(file)
    if (!found || found.header.version !== version) return null
    const { header, length } = found
    const start = align(prologue + length)
    // An allocation of its own, so that every array begins at an aligned byte; threads may read it too.
    const body = new SharedArrayBuffer(header.bytes)
    const sections: Record<string, Section> = {}
    for (const { name, kind, at, length, crc } of header.sections) {
      const section = new kinds[kind](body, at, without.includes(name) ? 0 : length)
      sections[name] = section
      if (section.length > 0 && !(await readInto(file, start + at, section, crc))) return null
    }
    return sections
  } finally {
    await file.close()
  }
}

async function readInto(file: FileHandle, from: number, section: Section, crc: number): Promise<boolean> {
  const bytes = bytesOf(section)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
  return bytesRead === bytes.length && crc32(bytes) === crc
}

async function readHeader(file: FileHandle): Promise<{ header: Header; length: number } | null> {
  const start = Buffer.alloc(prologue)
  await file.read(start, 0, prologue, 0)
  const length = start.readUInt32LE(8)
  if (start.toString('latin1', 0, magic.length) !== magic || length > 1e6) return null
  const text = Buffer.alloc(length)
  await file.read(text, 0, length, prologue)
  try {
    return { header: JSON.parse(text.toString('utf8')) as Header, length }
  } catch {
    return null
  }
}
