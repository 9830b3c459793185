/** privacy: what the team does about requests: each act audited, and the person told by mail. */
import type { DataRequest } from '#contract/accounts/privacy.ts'
import { eraseForPerson, findPerson, record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { toOwnRequest } from './own-requests.ts'
import { copyReadyMail, erasedMail, requestRefusedMail } from './privacy.mails.ts'
import { dueAfter, isOverdue, isWaiting } from './requests.rules.ts'
import {
  endRequest,
  giveTo,
  insertRequest,
  lockRequest,
  type RequestKind,
  type RequestRow,
} from './requests.store.ts'

type By = { actor: Actor; visitor: Visitor }

export const toDataRequest = (row: RequestRow, now: Date): DataRequest => ({
  ...toOwnRequest(row),
  source: row.source,
  note: row.note,
  person: { id: row.userId, name: row.name, email: row.email },
  handler: row.handlerName === null ? null : { id: row.handlerId, name: row.handlerName },
  isOverdue: isOverdue(row, now),
})

/** Notes what came by letter or mail. @throws AppError 404, 409 when the same waits already. */
export async function noteRequest(
  accounts: Accounts,
  { actor, visitor }: By,
  { userId, kind, note }: { userId: string; kind: RequestKind; note: string },
): Promise<string> {
  const { db } = accounts.platform
  const person = await findPerson(db, userId)
  if (!person || person.state === 'unverified') throw refuse('accounts.userNotFound')
  const at = accounts.now()
  const id = newId()
  const { name, email } = person
  await transaction(db, async (tx) => {
    const request = { id, kind, userId, name, email, source: 'team' as const, note }
    if (!(await insertRequest(tx, { ...request, at, dueAt: dueAfter(at) })))
      throw refuse('privacy.alreadyAsked')
    await record(accounts, tx, { action: 'privacy.noted', actor, target: userId, detail: { kind }, visitor })
  })
  return id
}

/** The request, while it waits. @throws AppError 404, 409. */
async function waitingIn(tx: Db, id: string): Promise<RequestRow> {
  const found = await lockRequest(tx, id)
  if (!found) throw refuse('privacy.notFound')
  if (!isWaiting(found.state)) throw refuse('privacy.alreadyEnded')
  return found
}

/** Whose it is, for the log: the person, or after an erasure nobody. */
const about = ({ userId, kind }: RequestRow) => ({ ...(userId && { target: userId }), detail: { kind } })

export const takeRequest = (accounts: Accounts, { actor, visitor }: By, id: string): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const found = await waitingIn(tx, id)
    await giveTo(tx, id, actor)
    await record(accounts, tx, { action: 'privacy.taken', actor, visitor, ...about(found) })
  })

/**
 * Does what was asked. @throws AppError 403 for somebody of the team, 404, 409
 * for what has ended or whose account is gone.
 */
export const finishRequest = (accounts: Accounts, { actor, visitor }: By, id: string): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const found = await waitingIn(tx, id)
    const { kind, name, email, userId } = found
    if (userId === null || email === null) throw refuse('privacy.personGone')
    await endRequest(tx, id, { state: 'done', at: accounts.now(), handler: actor })
    const isErasure = kind === 'erasure'
    const mail = isErasure ? erasedMail(name) : copyReadyMail(name, accounts.platform.config.publicUrl)
    await accounts.mail.send(tx, email, isErasure ? 'accountErased' : 'copyReady', mail)
    if (isErasure) await eraseForPerson(accounts, tx, { userId, by: actor, visitor })
    await record(accounts, tx, { action: 'privacy.done', actor, visitor, ...about(found) })
  })

/** Tells the person why. @throws AppError 404, 409. */
export const refuseRequest = (
  accounts: Accounts,
  { actor, visitor }: By,
  id: string,
  reason: string,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const found = await waitingIn(tx, id)
    await endRequest(tx, id, { state: 'refused', at: accounts.now(), handler: actor, reason })
    const { email, name, kind } = found
    if (email) await accounts.mail.send(tx, email, 'requestRefused', requestRefusedMail(name, reason))
    const detail = { kind, reason }
    await record(accounts, tx, { action: 'privacy.refused', actor, visitor, ...about(found), detail })
  })
