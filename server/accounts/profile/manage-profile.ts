/**
 * accounts: what a person does with their own account: details,
 * password, sessions, their data, the end of it.
 */
import type { session } from '#contract/accounts/auth.ts'
import { texts, type UserInfo } from '#contract/http/person.ts'
import type { profile } from '#contract/accounts/profile.ts'
import type { z } from 'zod'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { changeAccount, stayingAs } from '../standing/change-account.ts'
import { readActings } from '../acting/act-as.ts'
import { startEmailChange } from './change-email.ts'
import { eraseAccount } from './erase-account.ts'
import { isCommonPassword } from '../ground/common-passwords.ts'
import { confirmPassword } from '../codes/confirm-password.ts'
import { tokenInvalid, type Accounts } from '../ground/context.ts'
import { hashPassword } from '../ground/passwords.ts'
import { checkPhone } from '../ground/phones.ts'
import { record } from '../audit/record-act.ts'
import { browserName } from '#server/platform/mail/browser-name.ts'
import { english, spoken } from '#server/platform/mail/mail-sentence.ts'
import { endSession, endSessions, liveSessions, lockSession } from '../stores/sessions.store.ts'
import { toUserInfo } from '../stores/user-info.ts'
import { findUser, updateUser, type User } from '../stores/users.store.ts'
import type { Visitor } from '../ground/visitor.ts'
import { readAudit } from '../audit/search-audit.store.ts'

type Update = z.output<typeof profile.update.body>

export async function ownAccount(accounts: Accounts, actor: Actor): Promise<User> {
  const user = await findUser(accounts.platform.db, actor.id)
  if (!user) throw tokenInvalid()
  return user
}

/**
 * Changes what is given; a new e-mail starts its own flow and answers when its
 * code stops working. @throws AppError 400, 403.
 */
export async function updateProfile(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  wish: Update,
): Promise<{ message: string; userInfo: UserInfo; expiryTime?: string }> {
  const { db, log } = accounts.platform
  const user = await ownAccount(accounts, actor)
  if (wish.email !== undefined && actor.actingBy) throw refuse('accounts.inPersonOnly')
  if (wish.phone) {
    const check = checkPhone(wish.phone)
    if (!check.valid) {
      log.info({ reason: check.reason, country: wish.phone.country }, 'a telephone number was refused')
      throw refuse('common.invalid', { message: texts.phoneInvalid, field: 'phone' })
    }
  }
  await transaction(db, async (tx) => {
    await updateUser(tx, user.id, {
      name: wish.name ?? user.name,
      language: wish.language ?? user.language,
      currency: wish.currency ?? user.currency,
      area_unit: wish.areaUnit ?? user.areaUnit,
      ...(wish.phone !== undefined && {
        phone_country: wish.phone?.country ?? null,
        phone_number: wish.phone?.number ?? null,
      }),
    })
    await record(accounts, tx, {
      action: 'accounts.profileChanged',
      actor,
      detail: { fields: Object.keys(wish).filter((k) => k !== 'password') },
      visitor,
    })
  })
  const isMoving = wish.email !== undefined && wish.email !== user.email
  const expiresAt = isMoving
    ? await startEmailChange(accounts, visitor, user, {
        newEmail: wish.email as string,
        password: wish.password ?? '',
      })
    : undefined
  const message = expiresAt ? 'We have sent a code to your new address.' : 'Your profile is saved.'
  return {
    message,
    userInfo: toUserInfo(await ownAccount(accounts, actor)),
    ...(expiresAt && { expiryTime: expiresAt.toISOString() }),
  }
}

/** `sha256` names a kept picture; null removes it. */
export async function setAvatar(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  sha256: string | null,
): Promise<UserInfo> {
  await transaction(accounts.platform.db, async (tx) => {
    await updateUser(tx, actor.id, { avatar_sha256: sha256 })
    await record(accounts, tx, {
      action: 'accounts.profileChanged',
      actor,
      detail: { fields: ['avatar'] },
      visitor,
    })
  })
  return toUserInfo(await ownAccount(accounts, actor))
}

/** Ends every other session. @throws AppError 403 for a wrong password, 400 for a common or unchanged one. */
export async function changePassword(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  wish: { password: string; newPassword: string },
): Promise<{ message: string }> {
  const user = await ownAccount(accounts, actor)
  await confirmPassword(accounts, user, wish.password)
  const bad =
    wish.password === wish.newPassword
      ? 'accounts.passwordReused'
      : isCommonPassword(wish.newPassword)
        ? 'accounts.passwordCommon'
        : null
  if (bad) throw refuse(bad, { field: 'newPassword' })
  const passwordHash = await hashPassword(accounts, wish.newPassword, user.id)
  await transaction(accounts.platform.db, async (tx) => {
    const changes = {
      password_hash: passwordHash,
      void_password_hash: null,
      password_changed_at: accounts.now(),
    }
    const staying = stayingAs(actor, visitor)
    if (!(await changeAccount(accounts, tx, user, changes, { reason: 'passwordChanged', staying })))
      throw tokenInvalid()
    await record(accounts, tx, { action: 'accounts.passwordChanged', actor, visitor })
  })
  return { message: 'Your password is changed. Your other sessions are ended.' }
}

export async function listSessions(
  accounts: Accounts,
  userId: string,
  currentId: string | null,
): Promise<z.output<typeof session>[]> {
  const rows = await liveSessions(accounts.platform.db, userId)
  return rows.map((s) => ({
    id: s.id,
    current: s.id === currentId,
    device: spoken(browserName(s.userAgent), english),
    place: s.network,
    createdAt: s.createdAt.toISOString(),
    lastSeenAt: s.usedAt.toISOString(),
  }))
}

/** Ends one of the person's own sessions; a stranger's looks like none. @throws AppError 404. */
export async function endOwnSession(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  id: string,
): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    const found = await lockSession(tx, id)
    if (!found || found.userId !== actor.id || found.endedAt)
      throw refuse('common.notFound', { message: 'There is no such session.' })
    await endSession(tx, id, 'endedByOwner', accounts.now())
    await record(accounts, tx, { action: 'accounts.sessionEnded', actor, detail: { session: id }, visitor })
  })
}

export async function endOtherSessions(accounts: Accounts, visitor: Visitor, actor: Actor): Promise<void> {
  await transaction(accounts.platform.db, async (tx) => {
    await endSessions(tx, actor.id, 'endedByOwner', accounts.now(), actor.sessionId)
    await record(accounts, tx, { action: 'accounts.sessionsEnded', actor, visitor })
  })
}

/** Whose data, and who asks: the person in a session of theirs, or somebody of the team for them. */
type Export = { userId: string; sessionId: string | null; actor: { id: string; name: string } }

/** Everything this domain holds about a person (GDPR, article 15); other domains add theirs in main. */
export async function exportAccount(
  accounts: Accounts,
  { userId, sessionId, actor }: Export,
): Promise<Record<string, unknown>> {
  const { db, events } = accounts.platform
  const user = await findUser(db, userId)
  if (!user) throw refuse('accounts.userNotFound')
  await transaction(db, async (tx) => {
    await events.publish(tx, 'account.exported', { userId, isOwnAct: actor.id === userId })
    await record(accounts, tx, { action: 'accounts.exported', actor, target: userId })
  })
  const [sessions, actings, audit] = await Promise.all([
    listSessions(accounts, userId, sessionId),
    readActings(accounts, userId),
    readAudit(db, { target: userId, limit: 10_000 }),
  ])
  return {
    account: { ...toUserInfo(user), createdAt: user.createdAt.toISOString() },
    sessions,
    ourTeamInYourAccount: actings,
    history: audit.map(({ at, action, detail }) => ({ at: at.toISOString(), action, detail })),
  }
}

/**
 * Deletes the account with everything that belongs to it. @throws AppError 403
 * for a wrong password, 409 for the last owner.
 */
export async function deleteAccount(
  accounts: Accounts,
  visitor: Visitor,
  actor: Actor,
  password: string,
): Promise<{ message: string }> {
  const user = await ownAccount(accounts, actor)
  await confirmPassword(accounts, user, password)
  await transaction(accounts.platform.db, (tx) => eraseAccount(accounts, tx, { user, by: null, visitor }))
  visitor.dropCookie('sid')
  return { message: 'Your account is deleted.' }
}
