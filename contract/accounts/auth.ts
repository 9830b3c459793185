/** contract: the account calls of the specification's section 7. */
import { z } from 'zod'
import { countryCode, id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { enterSecondFactor, secondFactorErrors } from './second-factor.ts'
import { staffErrors } from './staff.ts'
import {
  description,
  email,
  fullName,
  newPassword,
  oneLine,
  otp,
  password,
  phone,
  role,
  typedPassword,
  userInfo,
} from '../http/person.ts'
import type { Refusals } from '../http/errors.ts'

const message = z.string()
/** `expiryTime` is when the code stops working. */
const codeSent = z.object({ message, expiryTime: instant })
const signedIn = z.object({ message, userInfo, access_token: z.string(), refresh_token: z.string() })

export const authErrors = {
  ...secondFactorErrors,
  ...staffErrors,
  'accounts.badCredentials': { status: 401, message: 'Email or password is not right.' },
  'accounts.emailNotVerified': { status: 403, message: 'Email not verified' },
  'accounts.codeInvalid': { status: 400, message: 'Invalid or expired code.' },
  'accounts.linkRequired': { status: 400, message: 'Please confirm with the link in the mail first.' },
  'accounts.noResetGrant': { status: 403, message: 'Please ask for a new code first.' },
  'accounts.refreshInvalid': { status: 400, message: 'Please sign in again.' },
  'accounts.tokenInvalid': { status: 401, message: 'Please sign in again.' },
  'accounts.tooManyTries': { status: 429, message: 'Too many tries. Please wait a moment.' },
  'accounts.mailsUsedUp': {
    status: 429,
    message:
      'Too many codes have been asked for this address today. If you have a mail from us, its link still opens; otherwise please try again later.',
  },
  'accounts.passwordReused': {
    status: 400,
    message: 'Please choose a password that you have not used here before.',
  },
  'accounts.passwordCommon': { status: 400, message: 'This password is too common. Please choose another.' },
  'accounts.recentPasswordNeeded': { status: 403, message: 'Please enter your password to confirm.' },
  'accounts.suspended': { status: 403, message: 'This account is suspended. Please contact us.' },
  'accounts.rejected': { status: 403, message: 'This application was not accepted. Please contact us.' },
  'accounts.changeTooSoon': {
    status: 403,
    message: 'For your safety the e-mail address can be changed 24 hours after a password reset.',
  },
  'accounts.alreadyDecided': { status: 409, message: 'Somebody has decided this already.' },
  'accounts.userNotFound': { status: 404, message: 'There is no such person.' },
  'accounts.roleNeeded': { status: 403, message: 'Your account may not do this.' },
  'accounts.agencyNeeded': {
    status: 409,
    message: 'An agent needs an agency. Please let the person register as an agent.',
  },
  'accounts.agencyExists': {
    status: 409,
    message: 'An agency of this name exists already. Approve the agent as a member of it, or reject.',
  },
  'accounts.avatarUnusable': { status: 415, message: 'Please choose a JPEG, PNG, WebP or AVIF picture.' },
  'accounts.lastAdmin': {
    status: 409,
    message: 'This is the last owner of the portal. Make somebody else an owner first.',
  },
  'accounts.addressTaken': {
    status: 409,
    message: 'This address has an account of its own by now. Delete that one, then use the link again.',
  },
  'accounts.busy': {
    status: 503,
    message: 'Many people are signing in right now. Please try again in a moment.',
  },
} as const satisfies Refusals

export const auth = {
  signup: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    for: 'anyone',
    summary: 'Register; the same answer for an address that already has an account',
    body: z.strictObject({ name: fullName, email, password }),
    data: codeSent,
  }),
  signupAgent: endpoint({
    method: 'POST',
    path: '/api/auth/signup-agent',
    for: 'anyone',
    summary: 'Register as an agent; pending until approved',
    body: z.strictObject({
      name: fullName,
      email,
      password,
      phone,
      agencyName: oneLine('Agency name is required'),
      country: countryCode,
      licenceNumber: z.string().trim().max(60).optional(),
      website: z
        .url({ protocol: /^https?$/ })
        .max(300)
        .optional(),
      description,
    }),
    data: codeSent,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    for: 'anyone',
    summary: 'Sign in; a Pending agent gets no tokens; 403 with a challenge where a second step is asked for',
    body: z.strictObject({ email, password: typedPassword }),
    data: z.discriminatedUnion('status', [
      z.object({
        status: z.literal('Approved'),
        message,
        userInfo,
        access_token: z.string(),
        refresh_token: z.string(),
      }),
      z.object({ status: z.literal('Pending'), message, userInfo: z.object({ role }) }),
    ]),
  }),
  secondFactor: enterSecondFactor,
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    for: 'anyone',
    summary: 'Ask for a reset code; 403 with expiryTime and role for an unverified account',
    body: z.strictObject({ email }),
    data: codeSent,
  }),
  verifyCredentials: endpoint({
    method: 'POST',
    path: '/api/auth/verify-credentials',
    for: 'anyone',
    summary: 'Enter the code of register or verifyemail; signs in',
    body: z.strictObject({ email, otp }),
    data: signedIn,
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/auth/verify-code',
    for: 'anyone',
    summary:
      'Enter the code of agent or forgotpass; never a token. A program without cookies is answered the grant its reset must show',
    body: z.strictObject({ email, otp }),
    data: z.object({ message, grant: z.string().optional() }),
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/change-email',
    for: 'person',
    inPerson: true,
    summary: 'Enter the code sent to the new address',
    body: z.strictObject({ email, newEmail: email, otp }),
    data: z.object({ message, userInfo }),
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/api/auth/resend-code',
    for: 'anyone',
    badToken: 'ignored',
    summary: 'Send the code again; inside the cool-down the current expiry is answered',
    body: z.strictObject({ email }),
    data: codeSent,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    for: 'anyone',
    summary:
      'Set a new password with the grant of this browser, or the one a program was answered; ends every session',
    body: z.strictObject({ email, newPassword, grant: z.string().min(16).max(100).optional() }),
    data: z.object({ message }),
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/trg/verify',
    for: 'person',
    summary: 'The role behind the bearer token',
    data: z.object({ role }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/get-access-token/:refreshToken',
    for: 'anyone',
    summary: 'A new access token; refuses with 400, never 401',
    params: z.object({ refreshToken: z.string().max(200) }),
    data: z.object({ access_token: z.string(), refresh_token: z.string() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    for: 'anyone',
    summary: 'End a session; also Success when it is already gone',
    body: z.strictObject({ userId: z.string().max(100), refreshtoken_id: z.string().max(200) }),
    data: z.object({ message }),
  }),
  confirmLink: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-link',
    for: 'anyone',
    summary:
      'Confirm “Yes, I asked for this” from the link in a mail; the link of a reset lets this browser choose a new password',
    body: z.strictObject({ token: z.string().min(16).max(100) }),
    /** `email`: this browser may now set the password of that account. */
    data: z.object({ message, email: z.string().optional() }),
  }),
  revertEmail: endpoint({
    method: 'POST',
    path: '/api/auth/revert-email',
    for: 'anyone',
    summary:
      'Undo a change of e-mail from the link sent to the old address, within 72 hours; the password is void then',
    body: z.strictObject({ token: z.string().min(16).max(100) }),
    /** `email`: the address that is back. */
    data: z.object({ message, email: z.string() }),
  }),
}

export const session = z.object({
  id,
  current: z.boolean(),
  device: z.string(),
  place: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
})
