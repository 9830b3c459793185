/** saved: keeping and dropping homes. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { markLeft } from './dossier/dossier.store.ts'
import { askToRemember } from './dossier/remember-job.ts'
import { whatFits } from './saved.rules.ts'
import { drop, findKept, keep, keptBy, lockPerson, savedBy } from './saved.store.ts'

type Wish = { userId: string; id: string; now: Date; savedAt?: Date }

/**
 * Keeps a home; one that is kept already stays as it was. `savedAt` puts a removed home back where it stood,
 * and cannot lie ahead. Answers since when it is kept.
 * @throws AppError 404 when there is no such home, 409 beyond the limit.
 */
export function saveHome(db: Db, { userId, id, now, savedAt = now }: Wish): Promise<Date> {
  return transaction(db, async (tx) => {
    const { left } = await keepNew(tx, { userId, ids: [id], at: savedAt < now ? savedAt : now })
    if (left > 0) throw refuse('saved.tooMany')
    const kept = await findKept(tx, userId, id)
    if (!kept) throw refuse('saved.noSuchHome')
    return kept.savedAt
  })
}

type Merge = { userId: string; ids: readonly string[]; now: Date }

/**
 * Adds the homes a visitor kept, latest first. What does not exist any
 * more is left out, and so is what finds no room.
 * Answers everything that is kept now, and what of it is new.
 */
export function mergeHomes(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { userId, ids, now }: Merge,
): Promise<{ ids: string[]; added: string[]; left: number }> {
  return transaction(db, async (tx) => {
    const { added, left } = await keepNew(tx, { userId, ids, at: now })
    if (added.length > 0) await askToRemember({ jobs }, tx, { userId, ids: added })
    return { ids: (await savedBy(tx, userId)).map((home) => home.id), added, left }
  })
}

async function keepNew(tx: Db, { userId, ids, at }: { userId: string; ids: readonly string[]; at: Date }) {
  await lockPerson(tx, userId)
  const kept = (await keptBy(tx, userId)).map((home) => home.id)
  // The database writes ids in lower case, callers may not.
  const { fits, left } = whatFits({ kept, wanted: ids.map((id) => id.toLowerCase()) })
  if (fits.length === 0) return { added: [], left }
  // What was written about a home that is saved again is there again.
  await markLeft(tx, { userId, ids: fits, at: null })
  return { added: await keep(tx, { userId, ids: fits, at }), left }
}

/**
 * Drops a home from a person's own list; somebody else's looks like none.
 * What they wrote about it waits for a while.
 * Answers since when it was kept, for putting it back.
 * @throws AppError 404.
 */
export function removeHome(db: Db, { userId, id, now }: Omit<Wish, 'savedAt'>): Promise<Date> {
  return transaction(db, async (tx) => {
    const dropped = await drop(tx, userId, id)
    if (!dropped) throw refuse('saved.notFound')
    await markLeft(tx, { userId, ids: [id], at: now })
    return dropped.savedAt
  })
}
