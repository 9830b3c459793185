/**
 * search: a snapshot in the storage that all nodes share, so that one without its own
 * need not read everything from the database.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hourMs } from '#contract/vocabulary/spans.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { NamedFiles } from '#server/platform/files/sweep.ts'
import { snapshotIn, snapshotShape } from './snapshot.ts'

export type SharedSnapshot = ReturnType<typeof createSharedSnapshot>

/** What another version of the program writes has another name. */
const key = `search/homes-${snapshotShape.slice(0, 16)}.snapshot`
/** Nodes of another version send theirs again before it is old enough to go. */
export const searchFiles: NamedFiles = { folder: 'search', named: async () => new Set([key]) }
/** It is large and grows old slowly: changes since are read from the database. */
const usualEveryMs = 6 * hourMs

export function createSharedSnapshot({
  files,
  folder,
  every = usualEveryMs,
}: {
  files: Files
  /** Where the node has its own. */
  folder: string
  every?: number
}) {
  let keptAt = -Infinity
  let keeping: Promise<void> = Promise.resolve()
  return {
    /** Whether there was one; it is the node's own now. Whether it can be used is for its reader to say. */
    async bring(): Promise<boolean> {
      const found = await files.get(key)
      if (!found) return false
      await mkdir(folder, { recursive: true })
      const passing = `${snapshotIn(folder)}.${process.pid}.brought.new`
      try {
        await pipeline(Readable.fromWeb(found.stream), createWriteStream(passing))
        await rename(passing, snapshotIn(folder))
      } finally {
        await rm(passing, { force: true })
      }
      keptAt = performance.now()
      return true
    },
    /** Sends the node's own when the last was long ago. Nobody has to wait for it. */
    keep(): Promise<void> {
      if (performance.now() - keptAt < every) return keeping
      keptAt = performance.now()
      keeping = files.put(key, createReadStream(snapshotIn(folder))).then(
        () => undefined,
        (error: unknown) => {
          keptAt = -Infinity
          throw error
        },
      )
      return keeping
    },
  }
}
