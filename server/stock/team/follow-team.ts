/**
 * stock: homes of somebody who leaves the team go to the colleague who takes over, or are everybody's again.
 */
import { accountsOf, forgetAgent, record } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { handOver } from '../table/hand-over.ts'
import { passOnDrafts, readAgencyAccount, readHomesOfAgent } from './follow-team.store.ts'

/** Homes that change hands with one batch of statements. */
const together = 300

export function subscribeStock(platform: Platform): void {
  platform.events.subscribe('agency.memberLeft', (tx, left) => passOn(platform, tx, left))
}

type Left = {
  agencyId: string
  userId: string
  successor: string | null
  actor: { id: string; name: string }
}

/** Homes of feeds, too: the feed goes on naming who left. All of it is part of `tx`, and audited. */
async function passOn(
  platform: Platform,
  tx: Db,
  { agencyId, userId, successor, actor }: Left,
): Promise<void> {
  const from = await readAgencyAccount(tx, userId)
  const heir = successor === null ? null : ((await readAgencyAccount(tx, successor)) ?? null)
  if (from === undefined) return
  const ids = await readHomesOfAgent(tx, agencyId, from)
  const drafts = await passOnDrafts(tx, { agencyId, from, to: heir })
  let homes = 0
  for (let at = 0; at < ids.length; at += together)
    homes += await handOver(platform, tx, {
      agencyId,
      userId: actor.id,
      ids: ids.slice(at, at + together),
      agent: heir,
      insteadOf: from,
    })
  await forgetAgent(tx, agencyId, from)
  if (homes === 0 && drafts === 0) return
  const detail = { from: userId, to: successor, homes, drafts }
  await record(accountsOf(platform), tx, { action: 'stock.handedOver', actor, target: agencyId, detail })
}
