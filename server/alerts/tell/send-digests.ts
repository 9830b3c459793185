/** alerts: digests, each when the clock of its reader says so: one for a person, whatever they keep. */
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nextAt, weekdayAt } from '../keep/schedule.rules.ts'
import { setNextDigest, takeDue } from './readers.store.ts'
import type { Teller } from './tell-person.ts'

/**
 * One person after the other until nobody is due. Each is a transaction in which the mail is written and the next time is
 * set; somebody whose time passed while nobody worked is told late, and once.
 */
export async function sendDigests(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { tellSome }: Teller,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const sendOne = () =>
    transaction(db, async (tx) => {
      const due = await takeDue(tx, now)
      if (!due) return false
      const isTheirDay = weekdayAt(due.dueAt, due.timeZone) === due.weekday
      const frequencies = isTheirDay ? ['daily', 'weekly'] : ['daily']
      while (await tellSome(tx, due.userId, frequencies));
      await setNextDigest(tx, due.userId, nextAt(due, now))
      return true
    })
  while (await sendOne()) if (signal?.aborted) return
}
