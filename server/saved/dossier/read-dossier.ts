/** saved: the dossier of a home as its keeper sees it. */
import type { Listing } from '#contract/listings/listings.ts'
import type { Dossier } from '#contract/saved/dossier.ts'
import { getListing } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isRefusal, refuse } from '#server/platform/refusals/errors.ts'
import { findKept } from '../saved.store.ts'
import { changesByLife, changesSince } from './changes.ts'
import { findDossier, keepLook, listEntries, openDossier, type Kept } from './dossier.store.ts'
import { listFiles } from './files.store.ts'
import { snapshotOf } from './snapshot.ts'

/** @throws AppError 404 for what is not among the person's own homes. */
export async function keptHome({ db }: Platform, { userId, id }: Kept): Promise<{ savedAt: Date }> {
  const kept = await findKept(db, userId, id)
  if (!kept) throw refuse('saved.notFound')
  return kept
}

/** Prices are compared in their own currency; the one to convert to does not matter here. */
const pageOf = async (platform: Platform, id: string): Promise<Listing> =>
  getListing(platform.db, { id, currency: 'EUR', now: platform.clock.now() }, await placesOf(platform))

/** @throws AppError 404 for what is not among the person's own homes, or is not shown now. */
export async function readDossier(platform: Platform, kept: Kept): Promise<Dossier> {
  const { savedAt } = await keptHome(platform, kept)
  const [home, row, diary, files] = await Promise.all([
    pageOf(platform, kept.id),
    findDossier(platform.db, kept),
    listEntries(platform.db, kept),
    listFiles(platform.db, kept),
  ])
  const seen = row?.seen ?? null
  const since = seen ? (row?.seenAt ?? savedAt) : savedAt
  return {
    savedAt: savedAt.toISOString(),
    since: since.toISOString(),
    hasLooked: since > savedAt,
    changes: seen ? changesSince(seen, home) : changesByLife(savedAt, home),
    notes: row?.notes ?? '',
    steps: row?.steps ?? { done: [], own: [] },
    version: row?.version ?? 0,
    stage: row?.stage ?? null,
    diary,
    files,
  }
}

/** Changes are counted from now on. @throws AppError 404. */
export async function markLooked(platform: Platform, kept: Kept): Promise<Date> {
  await keptHome(platform, kept)
  const now = platform.clock.now()
  await keepSnapshot(platform, kept, now)
  return now
}

/** The home as it is now, to which changes are counted `at` a moment. @throws AppError 404. */
async function keepSnapshot(platform: Platform, kept: Kept, at: Date): Promise<void> {
  const seen = snapshotOf(await pageOf(platform, kept.id))
  await transaction(platform.db, async (tx) => {
    await openDossier(tx, kept)
    await keepLook(tx, kept, seen, at)
  })
}

/**
 * What a home says at the moment it is saved; one whose dossier waits for it goes on where it was left.
 * Nothing for what is kept no more, or not shown now.
 */
export async function rememberSaved(platform: Platform, kept: Kept): Promise<void> {
  const found = await findKept(platform.db, kept.userId, kept.id)
  const row = await findDossier(platform.db, kept)
  if (!found || row?.seen) return
  await keepSnapshot(platform, kept, found.savedAt).catch((error: unknown) => {
    if (!(isRefusal(error) && error.status === 404)) throw error
  })
}
