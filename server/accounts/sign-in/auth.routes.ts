/** accounts: the calls of the specification and of a person's own profile. */
import { auth } from '#contract/accounts/auth.ts'
import { texts } from '#contract/http/person.ts'
import { profile } from '#contract/accounts/profile.ts'
import { secondFactorHeader } from '#contract/accounts/second-factor.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Bind, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endActing, readActings } from '../acting/act-as.ts'
import { confirmEmailChange } from '../profile/change-email.ts'
import { isCommonPassword } from '../ground/common-passwords.ts'
import { accountsOf, type Accounts } from '../ground/context.ts'
import { forgotPassword } from './forgot-password.ts'
import { logIn } from './log-in.ts'
import { logOut } from '../sessions/log-out.ts'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endOwnSession,
  exportAccount,
  listSessions,
  ownAccount,
  setAvatar,
  updateProfile,
} from '../profile/manage-profile.ts'
import { openLink } from '../sign-up/open-link.ts'
import { checkPhone } from '../ground/phones.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { resendCode } from '../sign-up/resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { bindSecondFactor } from '../second-factor/bind-second-factor.ts'
import { readSecondFactor } from '../second-factor/manage-second-factor.ts'
import { signUp } from '../sign-up/sign-up.ts'
import { revertEmail } from '../profile/revert-email.ts'
import { toUserInfo } from '../stores/user-info.ts'
import { verifyCode } from '../sign-up/verify-code.ts'
import { verifyCredentials } from '../sign-up/verify-credentials.ts'
import { visitorOf } from '../ground/visitor.ts'

/** What this domain asks of others; main brings it. */
export type AuthNeighbours = {
  /** Keeps a picture and answers its hash, or null when the bytes are no picture that can be used. */
  keepPicture: (bytes: Uint8Array) => Promise<string | null>
  /** What other domains hold about a person, by names of their own, for the export. */
  exporters?: readonly Exporter[]
}
type Exporter = (userId: string) => Promise<Record<string, unknown>>

export const authRoutes =
  (platform: Platform, neighbours: AuthNeighbours): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    bindCodes(bind, accounts)
    bindSessions(bind, accounts)
    bindSecondFactor(bind, accounts)
    bindProfile(bind, accounts)
    bindStanding(bind, accounts)
    bindExport(bind, accounts, neighbours)
    bindAvatar(bind, accounts, neighbours)
  }

function bindCodes(bind: Bind, accounts: Accounts): void {
  const visitor = (call: Call) => visitorOf(call, accounts.platform)
  bind(auth.signup, ({ body }, call) => {
    refuseCommon(body.password)
    return signUp(accounts, visitor(call), { ...body, role: 'User', application: null })
  })
  bind(auth.signupAgent, ({ body }, call) => {
    refuseCommon(body.password)
    const phone = checkPhone(body.phone)
    if (!phone.valid) {
      accounts.platform.log.info(
        { reason: phone.reason, country: body.phone.country },
        'a telephone number was refused',
      )
      throw refuse('common.invalid', { message: texts.phoneInvalid, field: 'phone' })
    }
    const { email, name, password, licenceNumber, website, ...rest } = body
    return signUp(accounts, visitor(call), {
      email,
      name,
      password,
      role: 'Agent',
      application: { ...rest, licenceNumber: licenceNumber ?? null, website: website ?? null },
    })
  })
  bind(auth.forgotPassword, ({ body }, call) => forgotPassword(accounts, visitor(call), body.email))
  bind(auth.verifyCredentials, ({ body }, call) => verifyCredentials(accounts, visitor(call), body))
  bind(auth.verifyCode, ({ body }, call) => verifyCode(accounts, visitor(call), body))
  bind(auth.resendCode, async ({ body }, call) => {
    const ownerEmail = call.actor && (await ownAccount(accounts, call.actor)).email
    return resendCode(accounts, visitor(call), { email: body.email, ownerEmail })
  })
  bind(auth.resetPassword, ({ body }, call) => resetPassword(accounts, visitor(call), body))
  bind(auth.confirmLink, ({ body }, call) => openLink(accounts, visitor(call), body.token))
  bind(auth.revertEmail, ({ body }, call) => revertEmail(accounts, visitor(call), body.token))
}

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw refuse('accounts.passwordCommon', { field: 'password' })
}

function bindSessions(bind: Bind, accounts: Accounts): void {
  const visitor = (call: Call) => visitorOf(call, accounts.platform)
  bind(auth.login, ({ body }, call) =>
    logIn(accounts, visitor(call), {
      ...body,
      knowsSecondFactor: call.request.headers.get(secondFactorHeader) === 'totp',
    }),
  )
  bind(auth.verify, async (_, { actor, headers }) => {
    headers.set('cache-control', 'private, no-store')
    return { role: actor.role }
  })
  bind(auth.refresh, ({ params }, call) => refreshSession(accounts, visitor(call), params.refreshToken))
  bind(auth.logout, ({ body }, call) =>
    logOut(accounts, visitor(call), { userId: body.userId, refreshToken: body.refreshtoken_id }),
  )
  bind(auth.changeEmail, async ({ body }, call) =>
    confirmEmailChange(accounts, visitor(call), call.actor, body),
  )
}

function bindProfile(bind: Bind, accounts: Accounts): void {
  const visitor = (call: Call) => visitorOf(call, accounts.platform)
  bind(profile.get, async (_, { actor }) => toUserInfo(await ownAccount(accounts, actor)))
  bind(profile.update, async ({ body }, call) => updateProfile(accounts, visitor(call), call.actor, body))
  bind(profile.changePassword, async ({ body }, call) =>
    changePassword(accounts, visitor(call), call.actor, body),
  )
  bind(profile.sessions, async (_, { actor }) => ({
    items: await listSessions(accounts, actor.id, actor.sessionId),
  }))
  bind(profile.endSession, async ({ params }, call) => {
    await endOwnSession(accounts, visitor(call), call.actor, params.id)
    return { message: 'That session is ended.' }
  })
  bind(profile.endOtherSessions, async (_, call) => {
    await endOtherSessions(accounts, visitor(call), call.actor)
    return { message: 'Your other sessions are ended.' }
  })
  bind(profile.remove, async ({ body }, call) =>
    deleteAccount(accounts, visitor(call), call.actor, body.password),
  )
}

function bindStanding(bind: Bind, accounts: Accounts): void {
  const { config } = accounts.platform
  bind(profile.duties, async (_, { actor }) => ({
    duties: [...actor.duties],
    needsSecondFactor:
      actor.role === 'Admin' &&
      config.needsStaffSecondFactor &&
      (await readSecondFactor(accounts, actor)).since === null,
  }))
  bind(profile.actings, async (_, { actor }) => ({ items: await readActings(accounts, actor.id) }))
  bind(profile.endActing, async (_, call) => {
    await endActing(accounts, { actor: call.actor, visitor: visitorOf(call, accounts.platform) })
    return { message: 'You are yourself again.' }
  })
}

function bindExport(bind: Bind, accounts: Accounts, { exporters = [] }: AuthNeighbours): void {
  bind(profile.export, async (_, { actor }) => {
    const own = await exportAccount(accounts, { userId: actor.id, sessionId: actor.sessionId, actor })
    const others = await Promise.all(exporters.map((exportOf) => exportOf(actor.id)))
    return Object.assign(own, ...others) as Record<string, unknown>
  })
}

function bindAvatar(bind: Bind, accounts: Accounts, { keepPicture }: AuthNeighbours): void {
  bind(profile.setAvatar, async ({ body }, call) => {
    const sha256 = await keepPicture(Buffer.concat(await Array.fromAsync(body)))
    if (!sha256) throw refuse('accounts.avatarUnusable')
    const userInfo = await setAvatar(accounts, visitorOf(call, accounts.platform), call.actor, sha256)
    return { message: 'Your picture is saved.', userInfo }
  })
  bind(profile.removeAvatar, async (_, call) => {
    const userInfo = await setAvatar(accounts, visitorOf(call, accounts.platform), call.actor, null)
    return { message: 'Your picture is removed.', userInfo }
  })
}
