/** search: keeps the search rows in step with the listings. */
import type { Db } from '#server/platform/database/db.ts'
import { announceRewrite } from '../columnar/follow/following.store.ts'
import { countListings, readListingIds, tidyUp, writeProjection } from './projection.store.ts'

/** So many listings in one statement: long enough to be quick, short enough for the time a statement may take. */
const chunk = 1_000

/** Brings the search rows of these listings up to date. Call it in the transaction that changed them. */
export async function projectListings(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += chunk) await writeProjection(db, ids.slice(at, at + chunk))
}

/**
 * Brings the search rows of every listing up to date, for instance after a load or when rates are new.
 * `onProgress` hears after every thousand how many of how many are done.
 */
export async function projectAll(db: Db, onProgress?: (done: number, total: number) => void): Promise<void> {
  const total = await countListings(db)
  const chunks = inChunks(db)
  let done = 0
  const work = async (): Promise<void> => {
    for await (const ids of chunks) {
      await writeProjection(db, ids)
      done += ids.length
      onProgress?.(done, total)
    }
  }
  // A transaction has one connection; beside it two share the work, each with chunks of its own.
  await Promise.all(db.isTransaction ? [work()] : [work(), work()])
  await tidyUp(db)
  await announceRewrite(db)
}

/** Ids of all listings, a chunk at a time, ascending; may be drawn from by several at once. */
async function* inChunks(db: Db): AsyncGenerator<string[]> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await readListingIds(db, after, chunk)
    if (ids.length === 0) return
    after = ids.at(-1) ?? null
    yield ids
  }
}
