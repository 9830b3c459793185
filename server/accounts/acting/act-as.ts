/**
 * accounts: acting as somebody else: with a reason, for half an
 * hour, seen by that person and in the audit log.
 */
import type { z } from 'zod'
import { actingMinutes, type acting, type staffActs } from '#contract/accounts/staff.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { record } from '../audit/record-act.ts'
import { after, type Accounts } from '../ground/context.ts'
import { issueAccessToken } from '../ground/tokens.ts'
import type { Visitor } from '../ground/visitor.ts'
import { endSession } from '../stores/sessions.store.ts'
import { toUserInfo } from '../stores/user-info.ts'
import { lockUser } from '../stores/users.store.ts'
import { canBeActedAs } from './acting.rules.ts'
import { endActingsOf, insertActing, listActings } from './acting.store.ts'

type Begun = z.output<typeof staffActs.actAs.data>

/**
 * Whatever the same Admin did as somebody else before ends. @throws AppError 404, 409
 * for the team and whoever could not sign in.
 */
export async function actAs(
  accounts: Accounts,
  { actor, visitor }: { actor: Actor; visitor: Visitor },
  id: string,
  reason: string,
): Promise<Begun> {
  const at = accounts.now()
  const seconds = actingMinutes * 60
  const until = after(at, seconds)
  const sessionId = newId()
  const user = await transaction(accounts.platform.db, async (tx) => {
    const found = await lockUser(tx, id)
    if (!found) throw refuse('accounts.userNotFound')
    if (!canBeActedAs(found)) throw refuse('accounts.cannotActAs')
    await endActingsOf(tx, actor.id, at)
    const { userAgent, network } = visitor
    const opened = { id: sessionId, user: found, staff: actor, reason, userAgent, network }
    await insertActing(tx, { ...opened, at, until })
    const detail = { reason, until: until.toISOString() }
    await record(accounts, tx, { action: 'portal.actingBegun', actor, target: id, detail, visitor })
    return found
  })
  const settings = { ...accounts.tokens, accessSeconds: seconds }
  return {
    message: 'You act as this person now.',
    userInfo: toUserInfo(user),
    access_token: await issueAccessToken({ userId: id, sessionId }, settings, at),
    until: until.toISOString(),
  }
}

/** Ends acting, by the token that was given for it. @throws AppError 409 for somebody who is themselves. */
export async function endActing(
  accounts: Accounts,
  { actor, visitor }: { actor: Actor; visitor: Visitor },
): Promise<void> {
  if (!actor.actingBy) throw refuse('accounts.notActing')
  await transaction(accounts.platform.db, async (tx) => {
    await endSession(tx, actor.sessionId, 'actingEnded', accounts.now())
    await record(accounts, tx, { action: 'portal.actingEnded', target: actor.id, visitor })
  })
}

/** When somebody of the team acted as a person: as long as sessions are kept. */
export async function readActings(
  { platform: { db }, now }: Accounts,
  userId: string,
): Promise<z.input<typeof acting>[]> {
  return (await listActings(db, userId)).map(({ endedAt, until, at, ...one }) => ({
    ...one,
    at: at.toISOString(),
    until: until.toISOString(),
    endedAt: (endedAt ?? (until <= now() ? until : null))?.toISOString() ?? null,
  }))
}
