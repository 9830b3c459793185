/** feeds: the changed records of a run on disk, so that a feed of any size needs the memory of one batch. */
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Repair } from '../records/record.ts'

/** How the survey saw a record that must be mapped and saved. */
export type Noted = {
  sourceId: string
  kind: 'new' | 'changed'
  action: 'offer' | 'withdraw'
  /** Hexadecimal. */
  hash: string
  line: number
  column: number
  repairs: Repair[]
  atDefaultPoint: boolean
}

/** With its text in UTF-8: it is made a string where it is mapped, and is gone with it. */
export type Spooled = Noted & { raw: Uint8Array }

export function withoutText({ raw, ...noted }: Spooled): Noted {
  void raw
  return noted
}

/** Where a text was put aside, in bytes. */
export type Kept = { from: number; to: number }

export type Spool = Awaited<ReturnType<typeof createSpool>>

/** Characters gathered before they are written. */
const pieceLength = 128 * 1024

/**
 * Two files in the system's folder for temporary files, without a name as soon as they are open:
 * they go with whoever has them open, also when that is killed. `remove` them when the run is over.
 * Texts are put aside as they are read, before anybody knows whether they are new; what is noted of
 * a record afterwards says where its text is.
 */
export async function createSpool() {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-feed-'))
  const [texts, notes] = await Promise.all([
    createGathering(join(folder, 'texts')),
    createGathering(join(folder, 'notes')),
  ])
  const forget = () => rm(folder, { recursive: true, force: true })
  // Some systems take a name from no file that is open.
  await forget().catch(() => undefined)
  let count = 0
  return {
    count: () => count,
    keep: (raw: string): Kept => texts.add(raw),
    /** Whether so much was gathered that it should be written. */
    isFull: () => texts.isFull() || notes.isFull(),
    async flush(): Promise<void> {
      await texts.flush()
      await notes.flush()
    },
    note(noted: Noted, kept: Kept): void {
      count += 1
      notes.add(`${JSON.stringify({ ...noted, ...kept })}\n`)
    },
    /** In the order of the feed, so many at a time. Call `flush` first. */
    async *batches(size: number): AsyncGenerator<Spooled[]> {
      let batch: (Noted & Kept)[] = []
      // Lines of JSON are cut at \n alone: readers of lines stop at other
      // ends too, which JSON may hold as they are.
      for await (const line of linesOf(notes.file)) {
        batch.push(JSON.parse(line) as Noted & Kept)
        if (batch.length < size) continue
        yield await withTexts(texts.file, batch)
        batch = []
      }
      if (batch.length > 0) yield await withTexts(texts.file, batch)
    },
    async remove(): Promise<void> {
      for (const { file } of [texts, notes]) await file.close().catch(() => undefined)
      await forget()
    },
  }
}

/** A file that texts are written to some at a time. */
async function createGathering(path: string) {
  const file = await open(path, 'wx+', 0o600)
  let waiting: string[] = []
  let length = 0
  let bytes = 0
  return {
    file,
    add(text: string): Kept {
      const from = bytes
      bytes += Buffer.byteLength(text)
      waiting.push(text)
      length += text.length
      return { from, to: bytes }
    },
    isFull: () => length >= pieceLength,
    async flush(): Promise<void> {
      const piece = Buffer.from(waiting.join(''))
      waiting = []
      length = 0
      for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten
    },
  }
}

async function* linesOf(file: FileHandle): AsyncGenerator<string> {
  let begun = ''
  for await (const piece of file.createReadStream({ start: 0, encoding: 'utf8', autoClose: false })) {
    const lines = (begun + String(piece)).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
}

/** Texts that lie behind each other, as nearly all do, are read at once. */
async function withTexts(file: FileHandle, batch: (Noted & Kept)[]): Promise<Spooled[]> {
  const read: Spooled[] = []
  for (let first = 0; first < batch.length;) {
    const next = batch.findIndex(({ from }, at) => at > first && from !== batch[at - 1]?.to)
    const row = batch.slice(first, next === -1 ? undefined : next)
    const start = row[0]?.from ?? 0
    const bytes = await bytesOf(file, start, row.at(-1)?.to ?? start)
    for (const { from, to, ...noted } of row)
      read.push({ ...noted, raw: bytes.subarray(from - start, to - start) })
    first += row.length
  }
  return read
}

async function bytesOf(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(to - from)
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at)
    if (bytesRead === 0) throw new Error('the records put aside end in the middle of one')
    at += bytesRead
  }
  return bytes
}
