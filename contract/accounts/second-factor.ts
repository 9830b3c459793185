/** contract: the second step of signing in, with an authenticator app, for Admins and Agents. */
import { z } from 'zod'
import { instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { typedPassword, userInfo } from '../http/person.ts'
import type { Refusals } from '../http/errors.ts'

const message = z.string()

/** A program that can ask for the code says so at login with this header and the value `totp`. */
export const secondFactorHeader = 'accept-second-factor'

export const secondFactorErrors = {
  'accounts.secondFactor': { status: 403, message: 'Please enter the code of your authenticator app.' },
  'accounts.secondFactorInvalid': {
    status: 400,
    message: 'That code is not right. Codes change every 30 seconds, and each works once.',
  },
  'accounts.challengeExpired': { status: 400, message: 'That took too long. Please sign in again.' },
  'accounts.secondFactorOn': { status: 409, message: 'The second step is switched on already.' },
  'accounts.secondFactorOff': { status: 409, message: 'The second step is not switched on.' },
} as const satisfies Refusals

const codeInvalid = secondFactorErrors['accounts.secondFactorInvalid'].message

/** Six digits as an app shows them, with or without spaces. */
export const appCode = z
  .string()
  .max(20, codeInvalid)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, codeInvalid))
/** The same, or one of the ten recovery codes. */
export const secondCode = z
  .string()
  .max(20, codeInvalid)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:[0-9]{6}|[a-z2-9]{10})$/, codeInvalid))

export const recoveryCodeCount = 10
const recoveryCodes = z.array(z.string())

/** The call of the sign-in; it stands among those of `auth`. */
export const enterSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  for: 'anyone',
  summary: 'Enter the code of the authenticator app, or a recovery code, after a right password',
  body: z.strictObject({ challenge: z.string().min(16).max(100), code: secondCode }),
  data: z.object({
    status: z.literal('Approved'),
    message,
    userInfo,
    access_token: z.string(),
    refresh_token: z.string(),
  }),
})

/** The calls of a person's own second step; they stand among those of `profile`. */
export const secondFactor = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/api/meridian/profile/second-factor',
    for: 'person',
    summary: 'Whether my account asks for a second step',
    data: z.object({ since: instant.nullable(), recoveryCodesLeft: z.int() }),
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/second-factor',
    for: ['Agent', 'Admin'],
    inPerson: true,
    summary: 'A secret for my authenticator app; nothing changes until a code of it is confirmed',
    body: z.strictObject({ password: typedPassword }),
    data: z.object({ message, secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/second-factor/confirm',
    for: 'person',
    inPerson: true,
    summary: 'Switch the second step on with a code of the app; answers ten recovery codes, once',
    body: z.strictObject({ code: appCode }),
    data: z.object({ message, recoveryCodes }),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/second-factor/recovery-codes',
    for: 'person',
    inPerson: true,
    summary: 'Ten new recovery codes; the old ones stop working',
    body: z.strictObject({ password: typedPassword }),
    data: z.object({ message, recoveryCodes }),
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/meridian/profile/second-factor/remove',
    for: 'person',
    inPerson: true,
    summary: 'Switch the second step off',
    body: z.strictObject({ password: typedPassword }),
    data: z.object({ message }),
  }),
}
