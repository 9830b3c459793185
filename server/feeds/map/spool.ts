/** feeds: the changed records of a run on disk, so that a feed of any size needs the memory of one batch. */
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Repair } from '../records/record.ts'

/** What must be mapped and saved, and how the survey saw it. */
export type Spooled = {
  sourceId: string
  kind: 'new' | 'changed'
  action: 'offer' | 'withdraw'
  /** Hexadecimal. */
  hash: string
  raw: string
  line: number
  column: number
  repairs: Repair[]
  atDefaultPoint: boolean
}

export type Spool = Awaited<ReturnType<typeof createSpool>>

/** A file of its own in the system's folder for temporary files; `remove` it when the run is over. */
export async function createSpool() {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-feed-'))
  const path = join(folder, 'records')
  const file: WriteStream = createWriteStream(path, { mode: 0o600, highWaterMark: 256 * 1024 })
  let count = 0
  return {
    count: () => count,
    /** Resolves when there is room for more. */
    async write(one: Spooled): Promise<void> {
      count += 1
      if (!file.write(`${JSON.stringify(one)}\n`)) await once(file, 'drain')
    },
    async close(): Promise<void> {
      file.end()
      if (!file.writableFinished) await once(file, 'finish')
    },
    /** In the order of the feed, so many at a time. Call `close` first. */
    async *batches(size: number): AsyncGenerator<Spooled[]> {
      let batch: Spooled[] = []
      for await (const line of linesOf(
        createReadStream(path, { encoding: 'utf8', highWaterMark: 64 * 1024 }),
      )) {
        batch.push(JSON.parse(line) as Spooled)
        if (batch.length < size) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async remove(): Promise<void> {
      file.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The lines of a text, ended by \n alone. Readers of lines also stop at U+2028 and U+2029, and some at U+0085, which
 * JSON may hold as they are and descriptions do.
 */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const piece of pieces) {
    const lines = piece.split('\n')
    const last = lines.pop() ?? ''
    for (const line of lines) {
      yield [...begun, line].join('')
      begun = []
    }
    if (last !== '') begun.push(last)
  }
}
