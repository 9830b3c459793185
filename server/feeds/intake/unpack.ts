/** feeds: archives: gzip and ZIP are opened from their content, with limits that no honest feed meets. */
import { PassThrough, pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl'
import type { FeedFile } from './fetch.ts'
import { finding, type Finding } from '../findings/findings.ts'
import { formats } from '../formats/every-format.ts'

export type UnpackLimits = {
  /** Bytes of one unpacked file, and of all together. */
  bytes: number
  /** Unpacked bytes for each packed one, beyond the first megabytes. */
  ratio: number
  entries: number
}

export const unpackLimits: UnpackLimits = { bytes: 4 * 1024 ** 3, ratio: 200, entries: 20_000 }

/** Below this a high ratio is only a short text that packs well. */
const innocent = 16 * 1024 * 1024

export type PackedFile = { name: string; bytes: number; read: () => Promise<Readable> }

export type Unpacked = {
  /** What may be a list of homes, the likeliest first. */
  documents: PackedFile[]
  /** Pictures and papers by lower-case name; null when the file was no ZIP. */
  attachments: Map<string, PackedFile> | null
}

/** An archive that must not or cannot be opened; the finding says why. */
export class ArchiveRefused extends Error {
  readonly finding: Finding
  constructor(value: string) {
    super(value)
    this.finding = finding('file.archive', { value })
  }
}

/** Looks inside a file; a file that is no archive is its own only document. */
export async function unpack(file: FeedFile, limits = unpackLimits): Promise<Unpacked> {
  const magic = await firstBytes(file)
  if (magic[0] === 0x50 && magic[1] === 0x4b && (magic[2] ?? 9) < 9) return unzip(file, limits)
  if (magic[0] === 0x1f && magic[1] === 0x8b) return gunzip(file, limits)
  return {
    documents: [{ name: file.name, bytes: file.bytes, read: async () => file.read() }],
    attachments: null,
  }
}

async function firstBytes(file: FeedFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  if (file.bytes === 0) return Buffer.alloc(0)
  for await (const chunk of file.read({ start: 0, end: Math.min(3, file.bytes - 1) }))
    chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function gunzip(file: FeedFile, limits: UnpackLimits): Unpacked {
  const read = async () =>
    limited(
      pipeline(file.read(), createGunzip(), () => undefined),
      file.bytes,
      limits,
    )
  return {
    documents: [{ name: file.name.replace(/\.gz$/i, ''), bytes: file.bytes, read }],
    attachments: null,
  }
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

async function unzip(file: FeedFile, limits: UnpackLimits): Promise<Unpacked> {
  const zip = await openZip(file)
  const documents: PackedFile[] = []
  const attachments = new Map<string, PackedFile>()
  for (const entry of await entriesOf(zip, limits)) {
    const name = entry.fileName.split(/[\\/]/).at(-1) ?? ''
    if (name === '' || name.startsWith('.') || /(^|\/)__MACOSX\//.test(entry.fileName)) continue
    const packed = { name, bytes: entry.uncompressedSize, read: () => openEntry(zip, entry, limits) }
    if (mayHoldHomes(name)) documents.push(packed)
    else attachments.set(name.toLowerCase(), packed)
  }
  return { documents: documents.toSorted(byLikelihood), attachments }
}

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
