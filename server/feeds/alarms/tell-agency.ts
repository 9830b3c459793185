/** feeds: after a run that nobody looked at, its agency is told by mail if the feed's state has changed. */
import { readAgencyMailboxes } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isNews, stateOf } from './alarms.rules.ts'
import { changeTold } from './alarms.store.ts'
import { feedMail } from './alarms.mails.ts'

type Ended = {
  feed: { id: string; agencyId: string; name: string }
  /** A person asked for it, and sees how it ended. */
  isWatched: boolean
  state: string
  reason: string | null
  withdrawn: number
  liveBefore: number
}

/** A run that is watched changes what is so, and tells nobody. */
export async function tellAgency(
  { db, mail, config }: Pick<Platform, 'db' | 'mail' | 'config'>,
  { feed, isWatched, state, reason, withdrawn, liveBefore }: Ended,
): Promise<void> {
  const now = stateOf({ state, withdrawn, liveBefore })
  if (now === null) return
  await transaction(db, async (tx) => {
    const before = await changeTold(tx, feed.id, now)
    if (before === null || isWatched || !isNews(before, now)) return
    const url = new URL(`/agent/property-manager/xml-listing?feed=${feed.id}`, config.publicUrl).href
    const left = state === 'published' ? liveBefore - withdrawn : liveBefore
    const content = feedMail(now, { feed: feed.name, url, withdrawn, left, reason })
    for (const box of await readAgencyMailboxes(tx, feed.agencyId))
      await mail.send(tx, box, 'feedState', content)
  })
}
