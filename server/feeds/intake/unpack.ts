/**
 * feeds: archives: gzip, ZIP and tar are opened from their content, with limits that no honest feed meets.
 */
import { PassThrough, pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl'
import { ArchiveRefused, createNesting, type Nesting, type PackedFile } from './nesting.ts'
import type { FeedFile } from './fetch.ts'
import { tarEntries, tarMark } from './tar.ts'
import { formats } from '../formats/every-format.ts'

export type UnpackLimits = {
  /** Bytes of one unpacked file, and of all together. */
  bytes: number
  /** Unpacked bytes for each packed one, beyond the first megabytes. */
  ratio: number
  entries: number
  /** Archives within archives: how deep, how many, and bytes of all of them, which are held in memory. */
  nested: { depth: number; count: number; bytes: number }
}

export const unpackLimits: UnpackLimits = {
  bytes: 4 * 1024 ** 3,
  ratio: 200,
  entries: 20_000,
  nested: { depth: 2, count: 20, bytes: 64 * 1024 ** 2 },
}

/** Below this a high ratio is only a short text that packs well. */
const innocent = 16 * 1024 * 1024

export { ArchiveRefused, type PackedFile } from './nesting.ts'

export type Unpacked = {
  /** What may be a list of homes, the likeliest first. */
  documents: PackedFile[]
  /** Pictures and papers by lower-case name; null when the file was no ZIP or tar. */
  attachments: Map<string, PackedFile> | null
}

/** Looks inside a file; a file that is no archive is its own only document. */
export async function unpack(file: FeedFile, limits = unpackLimits): Promise<Unpacked> {
  return open(file, limits, createNesting(limits))
}

async function open(file: FeedFile, limits: UnpackLimits, nesting: Nesting): Promise<Unpacked> {
  const kind =
    file.bytes === 0 ? null : await kindOf(file.read({ start: 0, end: Math.min(markEnd, file.bytes) - 1 }))
  if (kind === 'zip') return unzip(file, limits, nesting)
  if (kind === 'tar') return untar(file, limits, nesting)
  if (kind === 'gzip') return gunzip(file, limits, nesting)
  return {
    documents: [{ name: file.name, bytes: file.bytes, read: async () => file.read() }],
    attachments: null,
  }
}

/** What a stream begins with; it is let go of. */
async function kindOf(stream: Readable): Promise<'zip' | 'gzip' | 'tar' | null> {
  let first = Buffer.alloc(0)
  for await (const chunk of stream) {
    first = Buffer.concat([first, chunk as Buffer])
    if (first.length >= markEnd) break
  }
  stream.destroy()
  if (first[0] === 0x50 && first[1] === 0x4b && (first[2] ?? 9) < 9) return 'zip'
  if (first[0] === 0x1f && first[1] === 0x8b) return 'gzip'
  return first.toString('latin1', tarMark.at, markEnd) === tarMark.says ? 'tar' : null
}

/** So many bytes say what kind of archive it is. */
const markEnd = tarMark.at + tarMark.says.length

async function gunzip(file: FeedFile, limits: UnpackLimits, nesting: Nesting): Promise<Unpacked> {
  const read = async () =>
    limited(
      pipeline(file.read(), createGunzip(), () => undefined),
      file.bytes,
      limits,
    )
  const document = {
    name: file.name.replace(/\.gz$/i, '').replace(/\.tgz$/i, '.tar'),
    bytes: file.bytes,
    read,
  }
  const isArchive = (await kindOf(await read())) !== null
  const inside = isArchive ? await nesting.hold(document) : null
  return inside ? open(inside, limits, nesting.deeper()) : { documents: [document], attachments: null }
}

/** Ends a stream with a refusal when more comes out of it than honest packing gives. */
function limited(stream: Readable, packed: number, { bytes, ratio }: UnpackLimits): Readable {
  async function* counted(): AsyncGenerator<Uint8Array> {
    let size = 0
    try {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        size += chunk.length
        if (size > bytes) throw new ArchiveRefused(`more than ${bytes / 1024 ** 2} MB when unpacked`)
        if (size > innocent && size > packed * ratio)
          throw new ArchiveRefused(`it grows more than ${ratio} times when unpacked`)
        yield chunk
      }
    } catch (error) {
      throw error instanceof ArchiveRefused ? error : new ArchiveRefused((error as Error).message)
    }
  }
  return Readable.from(counted(), { objectMode: false })
}

async function unzip(file: FeedFile, limits: UnpackLimits, nesting: Nesting): Promise<Unpacked> {
  const zip = await openZip(file)
  const entries = await entriesOf(zip, limits)
  const packed = entries.map((entry) => ({
    name: entry.fileName,
    bytes: entry.uncompressedSize,
    read: () => openEntry(zip, entry, limits),
  }))
  return sortOut(packed, limits, nesting)
}

async function untar(file: FeedFile, limits: UnpackLimits, nesting: Nesting): Promise<Unpacked> {
  const entries = await tarEntries(file, limits)
  const packed = entries.map(({ path, bytes, start }) => ({
    name: path,
    bytes,
    read: async () => (bytes === 0 ? Readable.from([]) : file.read({ start, end: start + bytes - 1 })),
  }))
  return sortOut(packed, limits, nesting)
}

/**
 * What of an archive may be a list of homes, and what came along;
 * archives in it are opened. Names are whole paths.
 */
async function sortOut(entries: PackedFile[], limits: UnpackLimits, nesting: Nesting): Promise<Unpacked> {
  const documents: PackedFile[] = []
  const attachments = new Map<string, PackedFile>()
  const hasData = entries.some(({ name }) => mayHoldHomes(name))
  for (const entry of entries) {
    const name = entry.name.split(/[\\/]/).at(-1) ?? ''
    if (name === '' || name.startsWith('.') || /(^|\/)__MACOSX\//.test(entry.name)) continue
    const packed = { ...entry, name }
    // Pictures that nobody can hold are told one by one, as those that did not come along.
    const isSpare = hasData && packed.bytes > limits.nested.bytes
    const inside = isArchiveName(name) && !isSpare ? await nesting.hold(packed) : null
    if (inside) {
      const within = await open(inside, limits, nesting.deeper())
      documents.push(...within.documents)
      for (const [key, one] of within.attachments ?? []) attachments.set(key, one)
    } else if (mayHoldHomes(name)) documents.push(packed)
    else attachments.set(name.toLowerCase(), packed)
  }
  return { documents: documents.toSorted(byLikelihood), attachments }
}

const isArchiveName = (name: string): boolean => /\.(?:zip|gz|tgz|tar)$/i.test(name)

const endingOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const endings = new Set(formats.flatMap(({ extensions }) => extensions))
const mayHoldHomes = (name: string): boolean => endings.has(endingOf(name))

/** Any kind of text may be a notice to whoever opens the archive. */
const isTelling = (name: string): boolean => mayHoldHomes(name) && endingOf(name) !== 'txt'

/** A data file has a telling name, or is the largest. */
const byLikelihood = (a: PackedFile, b: PackedFile): number =>
  Number(isTelling(b.name)) - Number(isTelling(a.name)) || b.bytes - a.bytes

/** Reads the pieces of the archive that yauzl asks for, wherever the file lies. */
class FileReader extends RandomAccessReader {
  private readonly file: FeedFile
  constructor(file: FeedFile) {
    super()
    this.file = file
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return pipeline(this.file.read({ start, end: end - 1 }), new PassThrough(), () => undefined)
  }
}

function openZip(file: FeedFile): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false }
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new FileReader(file), file.bytes, options, (error, zip) => {
      if (error) reject(new ArchiveRefused(error.message))
      else resolve(zip)
    })
  })
}

function entriesOf(zip: ZipFile, { entries: most, bytes, ratio }: UnpackLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  let total = 0
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => reject(new ArchiveRefused(reason))
    if (zip.entryCount > most) return refuse(`more than ${most} files`)
    zip.on('error', (error: Error) => refuse(error.message))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize
      if (total > bytes) return refuse(`more than ${bytes / 1024 ** 2} MB when unpacked`)
      if (entry.uncompressedSize > innocent && entry.uncompressedSize > entry.compressedSize * ratio)
        return refuse(`${entry.fileName} grows more than ${ratio} times when unpacked`)
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function openEntry(zip: ZipFile, entry: Entry, limits: UnpackLimits): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if (entry.isEncrypted()) return reject(new ArchiveRefused('it wants a password'))
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new ArchiveRefused(error.message))
      else resolve(limited(stream, entry.compressedSize, limits))
    })
  })
}
