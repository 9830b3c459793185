/** feeds: what Admins do with feeds of agencies: the agency's own verbs, with a reason, written down. */
import { record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { discard } from '../agent/agent-feeds.ts'
import { publishRun } from '../agent/check-feed.ts'
import { pause, resume } from '../settings/change-settings.ts'
import { ownerOf } from './read-feed-desk.ts'

export type FeedAct = { actor: Actor; visitor: Visitor }
type Owner = Awaited<ReturnType<typeof ownerOf>>
type Deed = { action: string; detail?: Record<string, unknown> }

/**
 * Does it and writes it down, both or neither. The target is the feed: what it is called, and whose it is,
 * is said with it, for it may be gone one day.
 */
const noting = <T>(
  accounts: Accounts,
  { actor, visitor }: FeedAct,
  owner: Owner,
  { action, detail }: Deed,
  work: (platform: Platform) => Promise<T>,
): Promise<T> =>
  transaction(accounts.platform.db, async (tx) => {
    const done = await work({ ...accounts.platform, db: tx })
    await record(accounts, tx, {
      action,
      actor,
      visitor,
      target: owner.feedId,
      detail: { feed: owner.feedName, agency: owner.agencyName, ...detail },
    })
    return done
  })

type Checked = { reason: string; checked: { file: string; diff: string } }

/** Publishes what waits, the very bytes that were looked at. @throws AppError 404, 409. */
export async function acceptRun(
  accounts: Accounts,
  act: FeedAct,
  runId: string,
  { reason, checked }: Checked,
) {
  const owner = await ownerOf(accounts.platform.db, { runId })
  const deed = { action: 'feeds.runAccepted', detail: { run: runId, reason } }
  const begun = await noting(accounts, act, owner, deed, (platform) =>
    publishRun(platform, owner, runId, { acceptWithdrawals: true, checked }),
  )
  return { ...begun, message: 'The run is accepted. It is published in a moment.' }
}

/** @throws AppError 404, 409. */
export async function discardRunOf(accounts: Accounts, act: FeedAct, runId: string, reason: string) {
  const owner = await ownerOf(accounts.platform.db, { runId })
  const deed = { action: 'feeds.runDiscarded', detail: { run: runId, reason } }
  const { message } = await noting(accounts, act, owner, deed, (platform) => discard(platform, owner, runId))
  return { message }
}

/** @throws AppError 404. */
export async function pauseFeedOf(accounts: Accounts, act: FeedAct, feedId: string, reason: string) {
  const owner = await ownerOf(accounts.platform.db, { feedId })
  const deed = { action: 'feeds.paused', detail: { reason } }
  return noting(accounts, act, owner, deed, (platform) => pause(platform, owner, feedId))
}

/** @throws AppError 404. */
export async function resumeFeedOf(accounts: Accounts, act: FeedAct, feedId: string) {
  const owner = await ownerOf(accounts.platform.db, { feedId })
  return noting(accounts, act, owner, { action: 'feeds.resumed' }, (platform) =>
    resume(platform, owner, feedId),
  )
}
