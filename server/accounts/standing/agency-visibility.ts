/**
 * accounts: whether an agency's homes may be seen: it is not suspended,
 * and one of its people with an account may act.
 */
import type { Db } from '#server/platform/database/db.ts'
import { countActiveAgents, lockAgency, setAgencyHidden } from '../stores/agencies.store.ts'
import type { Accounts } from '../ground/context.ts'

/**
 * Call after anything that may have changed who acts for the agency, in the same transaction. Tells everyone
 * by `agency.hidden` and `agency.shown`; nothing happens where it stays as it was.
 */
export async function updateAgencyVisibility(
  accounts: Accounts,
  tx: Db,
  agencyId: string | null,
): Promise<void> {
  // Locked first, so that of two who suspend the last two people at
  // once the second one sees what the first did.
  const agency = agencyId === null ? null : await lockAgency(tx, agencyId)
  if (!agency) return
  const isHidden = agency.suspendedAt !== null || (await countActiveAgents(tx, agency.id)) === 0
  if (isHidden === (agency.hiddenAt !== null)) return
  const at = accounts.now()
  await setAgencyHidden(tx, agency.id, isHidden ? at : null)
  await accounts.platform.events.publish(tx, isHidden ? 'agency.hidden' : 'agency.shown', {
    agencyId: agency.id,
    at,
  })
}
