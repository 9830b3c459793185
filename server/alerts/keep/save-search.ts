/** alerts: keeping searches: saved, changed, deleted and put back. */
import { mostSearches } from '#contract/alerts/alert-codes.ts'
import type { alerts, SavedSearch } from '#contract/alerts/alerts.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { z } from 'zod'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { beginSettings } from './settings.ts'
import {
  insertSearch,
  lockPerson,
  markRemoved,
  noteLooked,
  readSearches,
  updateSearch,
  type SearchChange,
  type StoredSearch,
} from './searches.store.ts'

type Own = Pick<Platform, 'db' | 'clock'>
type Wanted = z.output<typeof alerts.save.body>

const told = ({ createdAt, ...search }: StoredSearch): SavedSearch => ({
  ...search,
  createdAt: createdAt.toISOString(),
})

export const listSearches = async (db: Db, userId: string): Promise<SavedSearch[]> =>
  (await readSearches(db, userId)).map(told)

/**
 * The same question is the same search, whatever the order of its parameters, the sentence it was said in and
 * what its area is called.
 */
function sameAs({ said: _said, called: _called, ...question }: RawSearch): string {
  return JSON.stringify(Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** @throws AppError 409 beyond the limit. */
export function saveSearch(platform: Own, userId: string, wanted: Wanted): Promise<SavedSearch> {
  return transaction(platform.db, async (tx) => {
    const kept = await begin(tx, platform, userId, wanted.timeZone)
    const { question, name, frequency, events } = wanted
    const same = kept.find((one) => sameAs(one.question) === sameAs(question))
    if (same) await updateSearch(tx, userId, same.id, { name, frequency, events, paused: false })
    else if (kept.length >= mostSearches) throw refuse('alerts.tooMany')
    const id = same?.id ?? newId()
    if (!same) await insertSearch(tx, userId, { id, question, name, frequency, events }, platform.clock.now())
    return ownSearch(tx, userId, id)
  })
}

async function begin(
  tx: Db,
  platform: Own,
  userId: string,
  timeZone: string | undefined,
): Promise<StoredSearch[]> {
  await lockPerson(tx, userId)
  await beginSettings(tx, platform, userId, timeZone)
  return readSearches(tx, userId)
}

/**
 * Adds what a visitor kept, latest first. What is kept already stays as it is; answers how many are new, and how many
 * found no room.
 */
export function mergeSearches(
  platform: Own,
  userId: string,
  searches: readonly Wanted[],
): Promise<{ added: number; left: number }> {
  return transaction(platform.db, async (tx) => {
    const kept = await begin(tx, platform, userId, searches[0]?.timeZone)
    const known = new Set(kept.map(({ question }) => sameAs(question)))
    const fresh = searches.filter(({ question }) => {
      const same = sameAs(question)
      return !known.has(same) && known.add(same)
    })
    const room = Math.max(0, mostSearches - kept.length)
    const now = platform.clock.now().getTime()
    for (const [at, { question, name, frequency, events }] of fresh.slice(0, room).entries())
      await insertSearch(tx, userId, { id: newId(), question, name, frequency, events }, new Date(now - at))
    return { added: Math.min(room, fresh.length), left: Math.max(0, fresh.length - room) }
  })
}

async function ownSearch(db: Db, userId: string, id: string): Promise<SavedSearch> {
  const found = (await listSearches(db, userId)).find((one) => one.id === id)
  if (!found) throw refuse('alerts.notFound')
  return found
}

type Mine = { userId: string; id: string }

/** Somebody else's search looks like none. @throws AppError 404. */
export async function changeSearch(
  { db }: Own,
  { userId, id }: Mine,
  change: SearchChange,
): Promise<SavedSearch> {
  if (!(await updateSearch(db, userId, id, change))) throw refuse('alerts.notFound')
  return ownSearch(db, userId, id)
}

/** @throws AppError 404. */
export async function lookAt({ db, clock }: Own, { userId, id }: Mine): Promise<void> {
  if (!(await noteLooked(db, userId, id, clock.now()))) throw refuse('alerts.notFound')
}

/** @throws AppError 404. */
export async function removeSearch({ db, clock }: Own, { userId, id }: Mine): Promise<void> {
  if (!(await markRemoved(db, userId, id, clock.now()))) throw refuse('alerts.notFound')
}

/** @throws AppError 404 where there is nothing to put back, 409 where there is no room any more. */
export function restoreSearch({ db }: Own, { userId, id }: Mine): Promise<SavedSearch> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, userId)
    if ((await readSearches(tx, userId)).length >= mostSearches) throw refuse('alerts.tooMany')
    if (!(await markRemoved(tx, userId, id, null))) throw refuse('alerts.notFound')
    return ownSearch(tx, userId, id)
  })
}
