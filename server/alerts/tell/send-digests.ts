/**
 * alerts: digests, each when the clock of its reader says so: one
 * for a person, whatever is due at that moment.
 */
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nextDigestAt } from '../searches/schedule.rules.ts'
import { readSearches, setNextDigest } from '../searches/searches.store.ts'
import { isAnybodyDue, takeDue } from './readers.store.ts'
import type { Teller } from './tell-person.ts'

/**
 * One person after the other until nobody is due. Each is a transaction in which the mail
 * is written and the next time of every search in it is set; somebody whose time passed
 * while nobody worked is told late, and once.
 */
export async function sendDigests(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { ready, tellSome }: Teller,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  if (!(await isAnybodyDue(db, now))) return
  await ready()
  const sendOne = () =>
    transaction(db, async (tx) => {
      const reader = await takeDue(tx, now)
      if (!reader) return false
      const { userId, ...usual } = reader
      const due = (await readSearches(tx, userId)).filter(
        ({ paused, nextDigestAt: at }) => !paused && at !== null && at <= now,
      )
      const searchIds = due.map(({ id }) => id)
      while (await tellSome(tx, userId, { searchIds }));
      for (const { id, frequency, schedule } of due)
        await setNextDigest(tx, id, nextDigestAt(frequency, schedule ?? usual, now))
      return true
    })
  while (await sendOne()) if (signal?.aborted) return
}
