/**
 * feeds: an agent keeps a password for the address of a feed. It is
 * never shown again, only replaced or forgotten.
 */
import type { Feed } from '#contract/feeds.ts'
import type { CredentialsAsk } from '#contract/feeds/feed-access.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { agencyFeed, notFound, type Scope } from '../agent/feed-view.ts'
import { checkFeedAddress } from '../agent/check-feed.ts'
import { writeAccess } from './access.store.ts'
import { basicHeader, sealHeader } from '../intake/sealed-credentials.ts'

type Changed = { message: string; feed: Feed }

/** @throws AppError 400 for an address that no feed may have, 404. */
export async function setCredentials(
  platform: Platform,
  scope: Scope,
  feedId: string,
  ask: CredentialsAsk,
): Promise<Changed> {
  checkFeedAddress(platform, ask.address, 'address')
  const { origin } = new URL(ask.address)
  const header = ask.kind === 'basic' ? basicHeader(ask.user, ask.password) : ask
  const sealed = sealHeader(
    loadSecret(platform.config),
    { feedId, origin },
    { name: header.name, value: header.value },
  )
  const access = { credentials: sealed, credentials_kind: ask.kind, credentials_origin: origin }
  if (!(await writeAccess(platform.db, { ...scope, feedId }, access))) throw notFound()
  return {
    message: 'The password is kept. It is sent to this host only.',
    feed: await agencyFeed(platform, scope, feedId),
  }
}

/** @throws AppError 404. */
export async function removeCredentials(platform: Platform, scope: Scope, feedId: string): Promise<Changed> {
  const none = { credentials: null, credentials_kind: null, credentials_origin: null }
  if (!(await writeAccess(platform.db, { ...scope, feedId }, none))) throw notFound()
  return { message: 'The password is forgotten.', feed: await agencyFeed(platform, scope, feedId) }
}
