/** alerts: keeping searches: saved, changed, deleted and put back. */
import { mostSearches } from '#contract/alerts/alert-codes.ts'
import type { alerts, SavedSearch } from '#contract/alerts/alerts.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { z } from 'zod'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { clockOf, nextDigestAt } from './schedule.rules.ts'
import { letGo } from '../match/ledger.store.ts'
import { askToMatch } from '../match/match-job.ts'
import { beginSettings, planDigest } from './settings.ts'
import type { StoredSettings } from './settings.store.ts'
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

type Own = Pick<Platform, 'db' | 'clock' | 'jobs'>
type Wanted = z.output<typeof alerts.save.body>

/** Without where it is: `withPlace` adds that. */
export type KeptSearch = Omit<SavedSearch, 'place'>

const told = ({ createdAt, nextDigestAt: _next, ...search }: StoredSearch): KeptSearch => ({
  ...search,
  createdAt: createdAt.toISOString(),
})

export const listSearches = async (db: Db, userId: string): Promise<KeptSearch[]> =>
  (await readSearches(db, userId)).map(told)

/**
 * The same question is the same search, whatever the order of its parameters, the sentence it was said in and
 * what its area is called.
 */
function sameAs({ said: _said, called: _called, ...question }: RawSearch): string {
  return JSON.stringify(Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** @throws AppError 409 beyond the limit. */
export function saveSearch(platform: Own, userId: string, wanted: Wanted): Promise<KeptSearch> {
  return transaction(platform.db, async (tx) => {
    const { kept, settings } = await begin(platform, tx, { userId, timeZone: wanted.timeZone })
    const { question, timeZone: _browser, ...rest } = wanted
    const now = platform.clock.now()
    const same = kept.find((one) => sameAs(one.question) === sameAs(question))
    if (same) {
      await updateSearch(tx, userId, same.id, { ...rest, paused: false })
      await planDigest(tx, { before: same, after: { ...same, ...rest }, settings, now })
      return ownSearch(tx, userId, same.id)
    }
    if (kept.length >= mostSearches) throw refuse('alerts.tooMany')
    return ownSearch(tx, userId, await insertOne(tx, userId, wanted, { settings, now, at: now }))
  })
}

type Moments = { settings: StoredSettings; now: Date; at: Date }

/** `at`: the moment it counts as saved at, by which lists are ordered. Answers its id. */
async function insertOne(
  tx: Db,
  userId: string,
  { question, name, frequency, schedule, events }: Wanted,
  { settings, now, at }: Moments,
): Promise<string> {
  const id = newId()
  const due = nextDigestAt(frequency, schedule ?? clockOf(settings), now)
  await insertSearch(tx, userId, { id, question, name, frequency, schedule, events, nextDigestAt: due }, at)
  return id
}

type Person = { userId: string; timeZone: string | undefined }

async function begin({ jobs }: Own, tx: Db, { userId, timeZone }: Person) {
  await lockPerson(tx, userId)
  await askToMatch(jobs, tx)
  const settings = await beginSettings(tx, userId, timeZone)
  return { settings, kept: await readSearches(tx, userId) }
}

/**
 * Adds what a visitor kept, latest first. What is kept already stays as it is; answers
 * how many are new, and how many found no room.
 */
export function mergeSearches(
  platform: Own,
  userId: string,
  searches: readonly Wanted[],
): Promise<{ added: number; left: number }> {
  return transaction(platform.db, async (tx) => {
    const { kept, settings } = await begin(platform, tx, { userId, timeZone: searches[0]?.timeZone })
    const known = new Set(kept.map(({ question }) => sameAs(question)))
    const fresh = searches.filter(({ question }) => {
      const same = sameAs(question)
      return !known.has(same) && known.add(same)
    })
    const room = Math.max(0, mostSearches - kept.length)
    const now = platform.clock.now()
    for (const [at, one] of fresh.slice(0, room).entries())
      await insertOne(tx, userId, one, { settings, now, at: new Date(now.getTime() - at) })
    return { added: Math.min(room, fresh.length), left: Math.max(0, fresh.length - room) }
  })
}

async function ownSearch(db: Db, userId: string, id: string): Promise<KeptSearch> {
  const found = (await listSearches(db, userId)).find((one) => one.id === id)
  if (!found) throw refuse('alerts.notFound')
  return found
}

type Mine = { userId: string; id: string }

/**
 * Somebody else's search looks like none. @throws AppError 404; 409
 * for a question that another of one's own asks.
 */
export function changeSearch(platform: Own, { userId, id }: Mine, change: SearchChange): Promise<KeptSearch> {
  return transaction(platform.db, async (tx) => {
    const { kept, settings } = await begin(platform, tx, { userId, timeZone: undefined })
    const before = kept.find((one) => one.id === id)
    if (!before) throw refuse('alerts.notFound')
    const { question } = change
    const now = platform.clock.now()
    if (question && kept.some((one) => one.id !== id && sameAs(one.question) === sameAs(question)))
      throw refuse('alerts.sameSearch')
    await updateSearch(tx, userId, id, change)
    await planDigest(tx, { before, after: { ...before, ...change }, settings, now })
    if (question && sameAs(question) !== sameAs(before.question)) {
      await letGo(tx, id, now)
      await noteLooked(tx, userId, id, now)
    }
    return ownSearch(tx, userId, id)
  })
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
export function restoreSearch({ db, jobs }: Own, { userId, id }: Mine): Promise<KeptSearch> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, userId)
    if ((await readSearches(tx, userId)).length >= mostSearches) throw refuse('alerts.tooMany')
    if (!(await markRemoved(tx, userId, id, null))) throw refuse('alerts.notFound')
    await askToMatch(jobs, tx)
    return ownSearch(tx, userId, id)
  })
}
