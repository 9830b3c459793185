/** feeds: an agent has a feed checked, and publishes exactly what was checked. */
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { checkUrl } from '#server/platform/outbound/outbound-guard.ts'
import { HostRefused } from '#server/platform/outbound/outbound.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findChecked } from './agent-feeds.store.ts'
import { notFound, type Scope } from './feed-view.ts'
import { feedNameOf } from '../intake/feed-names.rules.ts'
import type { AskedRun } from '../queue/run-asked.ts'
import { askRun } from '../queue/run.jobs.ts'
import { ensureFeed, readFeed, readFeedAt, type FeedRow } from '../run/feeds.store.ts'
import { unreachable } from '../intake/fetch.ts'
import type { FeedSettings } from '../read/format.ts'

type Begun = { feedId: string; askedAt: string }
type Which = { feedId?: string | undefined; feed?: string | undefined }
type Defaults = { defaultCountry?: string | undefined; defaultCurrency?: string | undefined }

const begin = async (platform: Platform, db: Db, asked: AskedRun): Promise<Begun> => {
  const askedAt = platform.clock.now().toISOString()
  await askRun(platform, db, asked)
  return { feedId: asked.feedId, askedAt }
}

type Chosen = Which & { url?: string }

/**
 * The feed a person chose, else the one at this address, else the one of this
 * name, made when it is new. @throws AppError 404.
 */
async function chosenFeed(db: Db, agencyId: string, { feedId, feed, url }: Chosen): Promise<FeedRow> {
  if (feedId) {
    const found = await readFeed(db, { id: feedId })
    if (found?.agencyId !== agencyId) throw notFound()
    return found
  }
  const known = !feed && url ? await readFeedAt(db, agencyId, url) : null
  return (
    known ?? ensureFeed(db, { agencyId, name: feed ?? (url ? feedNameOf(url) : 'Main feed'), defaults: {} })
  )
}

/** What is said with a check holds for the check; the feed takes it over when it is published. */
function settingsSaid(feed: FeedRow, { defaultCountry, defaultCurrency }: Defaults): FeedSettings | null {
  if (!defaultCountry && !defaultCurrency) return null
  const { country, currency, language, timeZone } = feed
  return { country: defaultCountry ?? country, currency: defaultCurrency ?? currency, language, timeZone }
}

/** @throws AppError 400 for an address that no feed may have. */
export function checkFeedAddress({ config }: Pick<Platform, 'config'>, url: string, field: string): void {
  try {
    checkUrl(new URL(url), config.outboundLoopback)
  } catch (error) {
    const message = error instanceof HostRefused ? unreachable : (error as Error).message
    throw refuse('feeds.addressRefused', { message, field })
  }
}

/**
 * Dry run of an address; the feed's own address stays what it is. @throws AppError
 * 400 for an address that no feed may have, 404.
 */
export async function checkAddress(
  platform: Platform,
  { agencyId }: Scope,
  ask: { url: string } & Which & Defaults,
): Promise<Begun> {
  checkFeedAddress(platform, ask.url, 'url')
  return transaction(platform.db, async (tx) => {
    const feed = await chosenFeed(tx, agencyId, ask)
    const settings = settingsSaid(feed, ask)
    return begin(platform, tx, {
      feedId: feed.id,
      agencyId,
      source: ask.url,
      settings,
      dryRun: true,
      accept: false,
    })
  })
}

/**
 * Dry run of a file that is sent; it is kept, so that it can be
 * published as it was checked. @throws AppError 404.
 */
export async function checkFile(
  platform: Platform,
  { agencyId }: Scope,
  ask: { name: string } & Which & Defaults,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Begun> {
  const feed = await chosenFeed(platform.db, agencyId, ask)
  const name = plainName(ask.name)
  const key = `feeds/${feed.id}/${newId()}/${name}`
  await platform.files.put(key, bytes)
  const kept = { key, name, charset: null, etag: null, lastModified: null, hash: null }
  const settings = settingsSaid(feed, ask)
  return transaction(platform.db, (tx) =>
    begin(platform, tx, {
      feedId: feed.id,
      agencyId,
      source: name,
      kept,
      settings,
      dryRun: true,
      accept: false,
    }),
  )
}

/** A file name that is safe as part of a key and still recognisable. */
const plainName = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(-100)
  return plain || 'feed'
}

type Consent = { acceptWithdrawals: boolean; checked?: { file: string; diff: string } | undefined }

/**
 * Publishes what was checked: the very bytes, and only if what would change is still the same.
 * @throws AppError 404; 409 when the run does not wait, holds something
 * else than was looked at, or its file is gone.
 */
export async function publishRun(
  platform: Platform,
  { agencyId }: Scope,
  runId: string,
  { acceptWithdrawals, checked }: Consent,
): Promise<Begun> {
  const run = await findChecked(platform.db, agencyId, runId)
  if (!run) throw notFound()
  if (run.state !== 'dryRun' && run.state !== 'heldBack') throw refuse('feeds.notPublishable')
  if (checked && (checked.file !== run.fileHash || checked.diff !== run.diffHash))
    throw refuse('feeds.changed')
  const { keptFile: key, fileName: name, fileHash: hash, diffHash: seenDiff, transportCharset: charset } = run
  if (!key || !name || !hash || !seenDiff || !(await platform.files.exists(key)))
    throw refuse('feeds.expired')
  const { feedId, source, etag, lastModified, settings } = run
  const kept = { key, name, charset, etag, lastModified, hash }
  const asked = {
    feedId,
    agencyId,
    source,
    kept,
    settings,
    seenDiff,
    dryRun: false,
    accept: acceptWithdrawals,
  }
  return transaction(platform.db, (tx) => begin(platform, tx, asked))
}
