/** enquiries: an agency says where its program is told of enquiries; every change is audited. */
import type { z } from 'zod'
import type { Hook, hooks as contract } from '#contract/enquiries/hooks.ts'
import { record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { checkUrl, OutboundRefused } from '#server/platform/outbound/outbound-guard.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { randomToken } from '#server/platform/settings/crypto.ts'
import { announce } from './announce.ts'
import { newHookSecret, sealHookSecret } from './hook-secret.ts'
import { dropHook, findHook, listDeliveries, putHook } from './hooks.store.ts'

export type HookScope = { actor: Actor; agencyId: string; visitor: Visitor }

const shownDeliveries = 20

/** `secret` only where it was just made. */
export async function readHook(
  { platform }: Accounts,
  agencyId: string,
  secret: string | null = null,
): Promise<Hook> {
  const [hook, deliveries] = await Promise.all([
    findHook(platform.db, agencyId),
    listDeliveries(platform.db, agencyId, shownDeliveries),
  ])
  const shown = deliveries.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
  return { url: hook?.url ?? null, secret, deliveries: shown }
}

/** @throws AppError 422 for an address that is not public, or not https. */
export async function setHook(
  accounts: Accounts,
  { actor, agencyId, visitor }: HookScope,
  { url }: z.output<typeof contract.set.body>,
): Promise<Hook> {
  const { platform } = accounts
  checkAddress(url, platform.config.outboundLoopback)
  const secret = newHookSecret(randomToken())
  const sealed = sealHookSecret(accounts.secret, agencyId, secret)
  await transaction(platform.db, async (tx) => {
    await putHook(tx, { agencyId, url, secret: sealed, at: accounts.now() })
    const detail = { host: new URL(url).host }
    await record(accounts, tx, { action: 'enquiries.hookSet', actor, target: agencyId, detail, visitor })
  })
  return readHook(accounts, agencyId, secret)
}

/** Plain http only where this machine's own addresses may be reached: in tests. */
function checkAddress(url: string, allowLoopback: boolean): void {
  const isPlain = new URL(url).protocol !== 'https:'
  try {
    if (isPlain && !allowLoopback) throw new OutboundRefused('Only https.')
    checkUrl(new URL(url), allowLoopback)
  } catch (error) {
    if (error instanceof OutboundRefused) throw refuse('enquiries.hookRefused', { field: 'url' })
    throw error
  }
}

export async function removeHook(accounts: Accounts, { actor, agencyId, visitor }: HookScope): Promise<Hook> {
  await transaction(accounts.platform.db, async (tx) => {
    await dropHook(tx, agencyId)
    await record(accounts, tx, { action: 'enquiries.hookRemoved', actor, target: agencyId, visitor })
  })
  return readHook(accounts, agencyId)
}

/** Tests of one agency: nobody's server is to be kept busy with them. */
const testBudget = { seconds: 3_600, most: 20 }

/** @throws AppError 409 without an address, 429. */
export async function testHook(accounts: Accounts, { agencyId }: HookScope): Promise<Hook> {
  const { db, limits } = accounts.platform
  if (!(await findHook(db, agencyId))) throw refuse('enquiries.noHook')
  const taken = await limits.take([{ key: `enquiries/hook/${agencyId}`, ...testBudget }])
  if (!taken.isTaken) throw refuse('enquiries.tooMany', { retryAfter: Math.ceil(taken.retryAfter) })
  await transaction(db, (tx) => announce(accounts, tx, { agencyId, enquiryId: null, event: 'test' }))
  return readHook(accounts, agencyId)
}
