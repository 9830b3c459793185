/** search: keeps the search rows in step with the listings. */
import type { Db } from '#server/platform/database/db.ts'
import { metresToSea } from '#server/maps/index.ts'
import { announceRewrite } from '../columnar/follow/following.store.ts'
import { toDegrees } from '../question/grid.rules.ts'
import {
  countListings,
  noteProjection,
  readListingIds,
  readPoints,
  readProjection,
  tidyUp,
  writeProjection,
  type SeaDistances,
} from './projection.store.ts'

/** Raise it when the same listings come to have other search rows: a job then rewrites all of them. */
export const projectionVersion = 3

/** Whether rows may stand there that an earlier version wrote. */
export const isOutdated = async (db: Db): Promise<boolean> => (await readProjection(db)) < projectionVersion

/** So many listings in one statement: long enough to be quick, short enough for the time a statement may take. */
const chunk = 1_000

/** Brings the search rows of these listings up to date. Call it in the transaction that changed them. */
export async function projectListings(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += chunk) await project(db, ids.slice(at, at + chunk))
}

async function project(db: Db, ids: readonly string[]): Promise<void> {
  await writeProjection(db, ids, await seaOf(await readPoints(db, ids)))
}

async function seaOf(points: readonly { x: number; y: number }[]): Promise<SeaDistances> {
  const found: SeaDistances = { xs: [], ys: [], metres: [] }
  for (const { x, y } of points) {
    const metres = await metresToSea({ lat: toDegrees(y), lon: toDegrees(x) })
    if (metres === null) continue
    found.xs.push(x)
    found.ys.push(y)
    found.metres.push(metres)
  }
  return found
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
      await project(db, ids)
      done += ids.length
      onProgress?.(done, total)
    }
  }
  // A transaction has one connection; beside it two share the work, each with chunks of its own.
  await Promise.all(db.isTransaction ? [work()] : [work(), work()])
  await tidyUp(db)
  await noteProjection(db, projectionVersion)
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
