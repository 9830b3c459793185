/** alerts: when and where somebody is told. */
import type { AlertSettings, AlertSettingsAnswer } from '#contract/alerts/alerts.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { silence } from '../match/ledger.store.ts'
import { dropDevices } from '../push/push.store.ts'
import { feedUrl, readUnsubscribeKey } from './links.ts'
import { clockOf, nextDigestAt } from './schedule.rules.ts'
import {
  lockPerson,
  pauseAll,
  readSearches,
  setNextDigest,
  updateSearch,
  type StoredSearch,
} from './searches.store.ts'
import { homesMailKind } from './mail-kind.ts'
import {
  endMails,
  findAddress,
  findSettings,
  firstFeedNumber,
  keepSettings,
  type StoredSettings,
} from './settings.store.ts'

/** Until somebody says otherwise: in the morning, and on Mondays. */
const usual: StoredSettings = {
  hour: 8,
  weekday: 1,
  timeZone: null,
  byMail: true,
  feedNumber: firstFeedNumber,
}

type Own = Pick<Platform, 'config' | 'db' | 'clock' | 'mail'>

const told = (platform: Own, userId: string, settings: StoredSettings): AlertSettingsAnswer => {
  const { feedNumber, ...rest } = settings
  return { ...rest, feed: feedUrl(platform, { userId, feedNumber }) }
}

export async function readSettings(platform: Own, userId: string): Promise<AlertSettingsAnswer> {
  return told(platform, userId, (await findSettings(platform.db, userId)) ?? usual)
}

type Change = Partial<AlertSettings> & { renewFeed?: boolean }

export const changeSettings = (platform: Own, userId: string, change: Change): Promise<AlertSettingsAnswer> =>
  transaction(platform.db, (tx) => put(platform, tx, userId, change))

async function put(
  platform: Own,
  tx: Db,
  userId: string,
  { renewFeed = false, ...change }: Change,
): Promise<AlertSettingsAnswer> {
  await lockPerson(tx, userId)
  const before = (await findSettings(tx, userId)) ?? usual
  const now = { ...before, ...change, feedNumber: before.feedNumber + Number(renewFeed) }
  const at = platform.clock.now()
  await keepSettings(tx, userId, now)
  for (const one of await readSearches(tx, userId))
    if (!one.schedule) await planDigest(tx, { before: one, after: one, settings: now, now: at })
  if (!now.byMail) await takeMailsBack(platform, tx, userId)
  await silence(tx, userId, at)
  return told(platform, userId, now)
}

/** Mails that were written and have not left yet, because the mail server was away, leave no more. */
async function takeMailsBack({ mail }: Own, tx: Db, userId: string): Promise<void> {
  const email = await findAddress(tx, userId)
  if (email !== undefined) await mail.takeBack(tx, email, homesMailKind)
}

type Planned = { before: StoredSearch; after: StoredSearch; settings: StoredSettings; now: Date }

/**
 * Says when the next digest of a search comes, after something was
 * said about it. What is due already stays so.
 */
export async function planDigest(tx: Db, { before, after, settings, now }: Planned): Promise<void> {
  const isDue = !before.paused && before.nextDigestAt !== null && before.nextDigestAt <= now
  const next = nextDigestAt(after.frequency, after.schedule ?? clockOf(settings), now)
  if (!isDue || next === null) await setNextDigest(tx, after.id, next)
}

/**
 * A person's settings begin with the first search, by the clock of the browser
 * that saved it; no other is put in its place.
 */
export async function beginSettings(
  tx: Db,
  userId: string,
  timeZone: string | undefined,
): Promise<StoredSettings> {
  const known = await findSettings(tx, userId)
  if (known?.timeZone) return known
  const settings = { ...(known ?? usual), timeZone: timeZone ?? null }
  await keepSettings(tx, userId, settings)
  return settings
}

/** Everything off in one press. */
export const stopAll = (platform: Own, userId: string): Promise<AlertSettingsAnswer> =>
  transaction(platform.db, async (tx) => {
    await pauseAll(tx, userId)
    await dropDevices(tx, userId)
    return put(platform, tx, userId, { byMail: false })
  })

/**
 * Ends the mails that a signed link is about, however often it is followed. Answers the name of the search,
 * where it is about one that is still there. @throws AppError 404 for a link that is none of ours.
 */
export async function unsubscribe(platform: Own, key: string): Promise<{ name: string | null }> {
  const scope = readUnsubscribeKey(platform, key)
  if (!scope) throw refuse('alerts.linkInvalid')
  const { userId, searchId } = scope
  if (searchId === null) {
    await transaction(platform.db, async (tx) => {
      await endMails(tx, userId)
      await takeMailsBack(platform, tx, userId)
      await silence(tx, userId, platform.clock.now())
    })
    return { name: null }
  }
  await updateSearch(platform.db, userId, searchId, { paused: true })
  const search = (await readSearches(platform.db, userId)).find(({ id }) => id === searchId)
  return { name: search?.name ?? null }
}
