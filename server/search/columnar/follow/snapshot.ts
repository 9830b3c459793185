/**
 * search: the homes as one file, so that a node that starts again need not read everything from the database.
 */
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { flagNames } from '#contract/search/flags.ts'
import { energyClasses, propertyTypes, purposes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { hourMs } from '#contract/vocabulary/spans.ts'
import { areaEdges, priceEdges } from '../../question/histogram-bins.rules.ts'
import { layout, viewColumns } from '../store/columns.ts'
import { viewDocuments } from '../store/documents.ts'
import { binFields, factFields } from '../store/facts.rules.ts'
import type { Position } from './following.store.ts'
import { createNameLists } from '../store/name-lists.ts'
import { createPaths } from '../store/places-of-rows.ts'
import type { Homes } from '../store/store-home.ts'
import { packText, partsOf, unpackText, type TextParts } from '../text/text-parts.ts'

/** Raise it when the same columns come to mean something else. */
const version = 6
/** A snapshot of another layout or vocabulary is no use. */
export const snapshotShape: string = createHash('sha256')
  .update(
    JSON.stringify([
      version,
      layout,
      factFields,
      binFields,
      propertyTypes,
      tenures,
      energyClasses,
      purposes,
      flagNames,
    ]),
  )
  .update(JSON.stringify(purposes.map((purpose) => [priceEdges(purpose), areaEdges(purpose)])))
  .digest('hex')

type Header = {
  position: Position
  /** What the database calls this file; null when it could not be told of it. */
  mark: string | null
  homes: Pick<Homes, 'used' | 'sorted' | 'stretchBlocks' | 'live'>
  capacity: number
  documents: { capacity: number; count: number }
  paths: readonly (readonly string[])[]
  agencies: readonly (readonly string[])[]
  words: TextParts['terms']
  titles: TextParts['terms']
  /** Bytes of each part that follows. */
  parts: number[]
}

type Kept = Pick<Header, 'position' | 'mark'>

const magic = 'Meridian homes\n'
const digestBytes = 32
const chunk = 4 << 20
const unfinishedMs = hourMs
export const snapshotIn = (folder: string): string => join(folder, 'homes.snapshot')

/** Writes the file whole or not at all. The homes must not change until it resolves. */
export async function writeSnapshot(folder: string, homes: Homes, { position, mark }: Kept): Promise<number> {
  await mkdir(folder, { recursive: true })
  await removeUnfinished(folder)
  const passing = `${snapshotIn(folder)}.${process.pid}.new`
  const file = await open(passing, 'w')
  try {
    const bytes = await writeParts(file, homes, { position, mark })
    await file.sync()
    await file.close()
    await rename(passing, snapshotIn(folder))
    return bytes
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(passing, { force: true })
    throw error
  }
}

/**
 * What a node left behind that was killed while it wrote. Another one may
 * share the folder, so only what is old goes.
 */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!name.endsWith('.new')) continue
    const age = Date.now() - (await stat(path)).mtimeMs
    if (age > unfinishedMs) await rm(path, { force: true })
  }
}

async function writeParts(file: FileHandle, homes: Homes, { position, mark }: Kept): Promise<number> {
  const { columns, documents, used, sorted, stretchBlocks, live } = homes
  const words = packText(homes.words)
  const titles = packText(homes.titles)
  const parts = [
    new Uint8Array(columns.buffer),
    new Uint8Array(documents.buffer),
    bytesOf(homes.paths.boxes()),
    ...words.parts.map(bytesOf),
    ...titles.parts.map(bytesOf),
  ]
  const header: Header = {
    position,
    mark,
    homes: { used, sorted, stretchBlocks, live },
    capacity: columns.capacity,
    documents: { capacity: documents.capacity, count: documents.count },
    paths: homes.paths.all(),
    agencies: homes.agencies.all(),
    words: words.terms,
    titles: titles.terms,
    parts: parts.map((part) => part.byteLength),
  }
  const head = Buffer.from(JSON.stringify(header))
  const lengths = Buffer.from(`${magic}${snapshotShape}\n${String(head.length).padStart(12)}\n`)
  const hash = createHash('sha256')
  let at = 0
  for (const part of [lengths, head, ...parts])
    for (let from = 0; from < part.byteLength; from += chunk) {
      const piece = part.subarray(from, from + chunk)
      hash.update(piece)
      await file.write(piece, 0, piece.byteLength, at)
      at += piece.byteLength
    }
  await file.write(hash.digest(), 0, digestBytes, at)
  return at + digestBytes
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Null when there is no file, or none that can be used. */
export async function readSnapshot(folder: string): Promise<({ homes: Homes } & Kept) | null> {
  const file = await open(snapshotIn(folder), 'r').catch(() => null)
  if (!file) return null
  try {
    return await readParts(file)
  } finally {
    await file.close()
  }
}

const firstLine = magic.length + snapshotShape.length + 1
const headAt = firstLine + 13

async function readParts(file: FileHandle): Promise<({ homes: Homes } & Kept) | null> {
  const { size } = await file.stat()
  const hash = createHash('sha256')
  let at = 0
  const next = async (length: number): Promise<Uint8Array> => {
    const bytes = new Uint8Array(new SharedArrayBuffer(Math.ceil(length / 8) * 8), 0, length)
    for (let from = 0; from < length;) {
      const { bytesRead } = await file.read(bytes, from, Math.min(chunk, length - from), at)
      if (bytesRead === 0) throw new RangeError('the snapshot is too short')
      hash.update(bytes.subarray(from, from + bytesRead))
      from += bytesRead
      at += bytesRead
    }
    return bytes
  }
  if (size < headAt + digestBytes) return null
  const start = Buffer.from(await next(headAt)).toString('latin1')
  if (!start.startsWith(`${magic}${snapshotShape}\n`)) return null
  const header = JSON.parse(Buffer.from(await next(Number(start.slice(firstLine)))).toString()) as Header
  if (at + header.parts.reduce((sum, part) => sum + part, 0) + digestBytes !== size) return null
  const parts: Uint8Array[] = []
  for (const length of header.parts) parts.push(await next(length))
  const digest = Buffer.alloc(digestBytes)
  await file.read(digest, 0, digestBytes, at)
  if (!hash.digest().equals(digest)) return null
  return { homes: homesOf(header, parts), position: header.position, mark: header.mark }
}

function homesOf(header: Header, parts: readonly Uint8Array[]): Homes {
  const [columns, documents, boxes, ...texts] = parts
  if (!columns || !documents || !boxes) throw new RangeError('the snapshot has too few parts')
  const paths = createPaths(header.paths)
  paths.restoreBoxes(new Int32Array(boxes.buffer, 0, boxes.byteLength / 4))
  const ofWords = partsOf(header.words)
  return {
    ...header.homes,
    columns: viewColumns(columns.buffer as SharedArrayBuffer, header.capacity),
    documents: viewDocuments(documents.buffer as SharedArrayBuffer, header.documents),
    paths,
    agencies: createNameLists(header.agencies),
    words: unpackText({ terms: header.words, parts: texts.slice(0, ofWords) }),
    titles: unpackText({ terms: header.titles, parts: texts.slice(ofWords) }),
    touched: null,
  }
}
