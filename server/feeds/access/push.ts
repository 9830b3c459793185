/** feeds: files that are sent to us: to an address with a key that only its feed knows. */
import type { Feed } from '#contract/feeds.ts'
import { hourSeconds } from '#contract/vocabulary/spans.ts'
import { newId, randomToken, sha256 } from '#server/platform/settings/crypto.ts'
import { networkOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { agencyFeed, notFound, type Scope } from '../agent/feed-view.ts'
import { askRun } from '../queue/run.jobs.ts'
import { readPushed, writeAccess } from './access.store.ts'

/** A new key; the one before ends. It is answered once and kept as a hash. @throws AppError 404. */
export async function makePushKey(
  platform: Platform,
  scope: Scope,
  feedId: string,
): Promise<{ message: string; feed: Feed; address: string }> {
  const key = randomToken()
  const access = { push_key_hash: sha256(key), push_key_at: platform.clock.now() }
  if (!(await writeAccess(platform.db, { ...scope, feedId }, access))) throw notFound()
  return {
    message: 'Copy the address now: it is not shown again.',
    feed: await agencyFeed(platform, scope, feedId),
    address: new URL(`/api/meridian/push/${key}`, platform.config.publicUrl).href,
  }
}

/** @throws AppError 404. */
export async function removePushKey(
  platform: Platform,
  scope: Scope,
  feedId: string,
): Promise<{ message: string; feed: Feed }> {
  const none = { push_key_hash: null, push_key_at: null }
  if (!(await writeAccess(platform.db, { ...scope, feedId }, none))) throw notFound()
  return {
    message: 'The address takes no files any more.',
    feed: await agencyFeed(platform, scope, feedId),
  }
}

/** Files of one feed, and keys that are tried from one network, in an hour. */
const filesAnHour = 12
const triesAnHour = 120

const tooMany = (retryAfter: number) => refuse('common.tooMany', { retryAfter })

/**
 * Takes a file. What was never published is only checked; later files are published as runs by the clock are:
 * what is missing stays at first, and a shrinking stock waits for a person.
 * @throws AppError 404 for a key that no feed has, 409 while the feed is paused, 429.
 */
export async function takePushed(
  platform: Platform,
  { key, address }: { key: string; address: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ message: string }> {
  const { db, limits, files } = platform
  const tries = {
    key: `network/push/${networkOf(address)}`,
    seconds: hourSeconds,
    most: triesAnHour,
    relaxes: true,
  }
  const tried = await limits.take([tries])
  if (!tried.isTaken) throw tooMany(tried.retryAfter)
  const feed = await readPushed(db, sha256(key))
  if (!feed) throw notFound()
  if (feed.pausedAt) throw refuse('feeds.paused')
  const taken = await limits.take([{ key: `feed/push/${feed.id}`, seconds: hourSeconds, most: filesAnHour }])
  if (!taken.isTaken) throw tooMany(taken.retryAfter)
  const name = 'pushed'
  const stored = `feeds/${feed.id}/${newId()}/${name}`
  await files.put(stored, bytes)
  await askRun(platform, db, {
    feedId: feed.id,
    agencyId: feed.agencyId,
    source: name,
    kept: { key: stored, name, charset: null, etag: null, lastModified: null, hash: null },
    dryRun: feed.lastGoodRunId === null,
    accept: false,
    isPushed: true,
  })
  return { message: 'The file is received and will be read.' }
}
