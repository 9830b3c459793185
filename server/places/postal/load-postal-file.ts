/**
 * places: loads a GeoNames postal file into the database, a part at
 * a time, and goes on where it was broken off.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { readPostalLine } from './postal-line.rules.ts'
import {
  addPostalPart,
  finishPostalFile,
  openPostalFile,
  type PostalFile,
  type PostalPart,
} from './postal.store.ts'

/** Lines that are written together. */
const linesAPart = 5_000
/** So many lines decide whether a file is one of these at all. */
const firstLines = 20

export type Loading = {
  /** Hears after every part how far it is. */
  onProgress?: (done: number, bytes: number) => void
  /** Stops between two parts; the next call goes on there. */
  signal?: AbortSignal
}
export type Loaded = Pick<PostalFile, 'name' | 'rows' | 'skipped'> & { wasThere: boolean }

/** @throws Error that says in plain words what is wrong with the file. */
export async function loadPostalFile(
  db: Db,
  path: string,
  { onProgress, signal }: Loading = {},
): Promise<Loaded> {
  const { size } = await stat(path)
  await checkFormat(path)
  const name = basename(path)
  const file = await openPostalFile(db, { name, sha256: await digestOf(path), bytes: size })
  if (file.loadedAt) return { name, rows: file.rows, skipped: file.skipped, wasThere: true }
  let { rows, skipped } = file
  for await (const part of partsOf(path, file.bytesDone)) {
    if (!(await transaction(db, (tx) => addPostalPart(tx, file.id, part))))
      throw new Error(`${name} is being loaded by another program.`)
    rows += part.places.length
    skipped += part.skipped
    onProgress?.(part.bytesDone, size)
    signal?.throwIfAborted()
  }
  if (rows === 0) throw new Error(`${name} holds no postcode with a position.`)
  await transaction(db, (tx) => finishPostalFile(tx, file))
  return { name, rows, skipped, wasThere: false }
}

async function checkFormat(path: string): Promise<void> {
  let seen = 0
  for await (const { line } of linesOf(path, 0)) {
    if (readPostalLine(line)) return
    if (++seen === firstLines) break
  }
  throw new Error(
    `${basename(path)} is no postal file of GeoNames: a text with twelve fields a line and tabs between them, such as PT.txt out of PT.zip.`,
  )
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function* partsOf(path: string, from: number): AsyncGenerator<PostalPart> {
  const begin = (at: number): PostalPart => ({ places: [], begun: at, bytesDone: at, skipped: 0 })
  let part = begin(from)
  let lines = 0
  for await (const { line, end } of linesOf(path, from)) {
    const place = readPostalLine(line)
    if (place) part.places.push(place)
    else if (line.trim()) part.skipped++
    part.bytesDone = end
    if (++lines < linesAPart) continue
    yield part
    part = begin(end)
    lines = 0
  }
  if (lines > 0) yield part
}

/** Lines from a byte on, each with the byte behind it. */
async function* linesOf(path: string, from: number): AsyncGenerator<{ line: string; end: number }> {
  let rest: Buffer = Buffer.alloc(0)
  let at = from
  for await (const chunk of createReadStream(path, { start: from })) {
    const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer])
    let begin = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, begin)) {
      at += end + 1 - begin
      yield { line: bytes.toString('utf8', begin, end).replace(/\r$/, ''), end: at }
      begin = end + 1
    }
    rest = bytes.subarray(begin)
  }
  if (rest.length > 0) yield { line: rest.toString('utf8'), end: at + rest.length }
}
