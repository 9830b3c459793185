/** search: keeps the search rows in step with the listings. */
import type { Db } from '#server/platform/database/db.ts'
import { noteChanges } from '#server/listings/inner.ts'
import { metresToSea } from '#server/maps/inner.ts'
import { announceRewrite } from '../columnar/follow/following.store.ts'
import { toDegrees } from '../question/grid.rules.ts'
import { lockHomes, nobodyBehind, readBehind, readSharedHomes, type SharedHomes } from './one-home.store.ts'
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
export const projectionVersion = 5

/** Whether rows may stand there that an earlier version wrote. */
export const isOutdated = async (db: Db): Promise<boolean> => (await readProjection(db)) < projectionVersion

/**
 * So many listings in one statement: long enough to be quick, short enough for the time a statement may take.
 */
const chunk = 1_000

/**
 * Brings the search rows of these listings up to date, and those of others that offer the same homes: whoever
 * stands for a home may change. Call it in the transaction that changed them.
 */
export async function projectListings(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += chunk) {
    const these = ids.slice(at, at + chunk)
    const shared = await readSharedHomes(db, these)
    const others = shared.listings.filter((id) => !these.includes(id))
    await project(db, [...these, ...others], shared)
    // Nodes follow the listings that changed; nothing else says that these did.
    await noteChanges(db, others)
  }
}

async function project(db: Db, ids: readonly string[], { homes, listings }: SharedHomes): Promise<void> {
  if (homes.length > 0) await lockHomes(db, homes)
  const behind = homes.length > 0 ? await readBehind(db, listings) : nobodyBehind
  await writeProjection(db, ids, { sea: await seaOf(await readPoints(db, ids)), behind })
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
      await project(db, ids, await readSharedHomes(db, ids))
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
