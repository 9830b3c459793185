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
const kindOf = (section: Section): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => section instanceof kinds[kind]) ?? 'u8'

type Header = {
  version: string
  crc: number
  bytes: number
  sections: { name: string; kind: Kind; at: number; length: number }[]
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
    table.push({ name, kind: kindOf(section), at: bytes, length: section.length })
    bytes = align(bytes + section.byteLength)
  }
  const body = new Uint8Array(bytes)
  Object.values(sections).forEach((section, i) => {
    body.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), table[i]?.at)
  })
  const header = Buffer.from(
    JSON.stringify({ version, crc: crc32(body), bytes, sections: table } satisfies Header),
  )
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

/** The sections of a file of this version; null when it is missing, damaged or of another version. */
export async function readSections(path: string, version: string): Promise<Record<string, Section> | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const found = await readHeader(file)
    if (!found || found.header.version !== version) return null
    const { header, length } = found
    // An allocation of its own, so that every array begins at an aligned byte; threads may read it too.
    const body = new Uint8Array(new SharedArrayBuffer(header.bytes))
    const { bytesRead } = await file.read(body, 0, header.bytes, align(prologue + length))
    if (bytesRead !== header.bytes || crc32(body) !== header.crc) return null
    const sections = header.sections.map(
      (s) => [s.name, new kinds[s.kind](body.buffer, s.at, s.length)] as const,
    )
    return Object.fromEntries(sections)
  } finally {
    await file.close()
  }
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
