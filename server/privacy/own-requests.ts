/** privacy: what a person asks about their own data, and takes back. */
import type { OwnRequest } from '#contract/accounts/privacy.ts'
import { ownAccount, record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { dueAfter, isWaiting } from './requests.rules.ts'
import {
  endRequest,
  insertRequest,
  lockRequest,
  requestsOf,
  type RequestKind,
  type RequestRow,
} from './requests.store.ts'

type By = { actor: Actor; visitor: Visitor }

export const toOwnRequest = ({ id, kind, state, at, dueAt, endedAt, reason }: RequestRow): OwnRequest => ({
  id,
  kind,
  state,
  at: at.toISOString(),
  dueAt: dueAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  reason,
})

export const readOwnRequests = async (
  { platform: { db } }: Accounts,
  userId: string,
): Promise<OwnRequest[]> => (await requestsOf(db, userId)).map(toOwnRequest)

/** @throws AppError 409 when the person waits for the same already. */
export async function askForOwn(
  accounts: Accounts,
  { actor, visitor }: By,
  { kind, note }: { kind: RequestKind; note: string },
): Promise<OwnRequest> {
  const { name, email } = await ownAccount(accounts, actor)
  const at = accounts.now()
  const request = { id: newId(), kind, userId: actor.id, name, email, source: 'profile' as const, note }
  return transaction(accounts.platform.db, async (tx) => {
    if (!(await insertRequest(tx, { ...request, at, dueAt: dueAfter(at) })))
      throw refuse('privacy.alreadyAsked')
    await record(accounts, tx, { action: 'privacy.asked', actor, detail: { kind }, visitor })
    const asked = await lockRequest(tx, request.id)
    if (!asked) throw refuse('privacy.notFound')
    return toOwnRequest(asked)
  })
}

/** @throws AppError 404 also for somebody else's, 409 when it has ended. */
export async function withdrawOwn(accounts: Accounts, { actor, visitor }: By, id: string): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    const found = await lockRequest(tx, id)
    if (!found || found.userId !== actor.id) throw refuse('privacy.notFound')
    if (!isWaiting(found.state)) throw refuse('privacy.alreadyEnded')
    await endRequest(tx, id, { state: 'withdrawn', at: accounts.now(), handler: null })
    await record(accounts, tx, { action: 'privacy.withdrawn', actor, detail: { kind: found.kind }, visitor })
  })
}
