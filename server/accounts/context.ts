/** accounts: what every verb of this domain needs, made once from the platform. */
import { authErrors } from '#contract/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { createMail, type Mail } from '#server/platform/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadSecret } from '#server/platform/secrets.ts'
import { hashingWork } from './passwords.ts'
import type { TokenSettings } from './tokens.ts'

export type Accounts = {
  platform: Platform
  /** Pepper of code MACs and root of every key; never in the database. */
  secret: string
  tokens: TokenSettings
  mail: Mail
  now: () => Date
}

const made = new WeakMap<Platform, Accounts>()

/** The same object for the same platform. */
export function accountsOf(platform: Platform): Accounts {
  const known = made.get(platform)
  if (known) return known
  const { config, jobs, log, clock } = platform
  const secret = loadSecret(config)
  const tokens = { secret, issuer: config.publicUrl, accessSeconds: config.lifetimes.access }
  const accounts = { platform, secret, tokens, mail: createMail({ config, jobs, log }), now: () => clock.now() }
  platform.metrics.gauge('password_hashes', 'Passwords hashed by this process', () => hashingWork().done)
  platform.metrics.gauge('password_hashes_waiting', 'Passwords waiting to be hashed', () => hashingWork().waiting)
  made.set(platform, accounts)
  return accounts
}

export const codeInvalid = (): AppError => new AppError('accounts.codeInvalid', 400, authErrors['accounts.codeInvalid'])
export const tokenInvalid = (): AppError =>
  new AppError('accounts.tokenInvalid', 401, authErrors['accounts.tokenInvalid'])
export const tooManyTries = (seconds: number): AppError =>
  new AppError('accounts.tooManyTries', 429, authErrors['accounts.tooManyTries'], {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  })

/** A moment some seconds after another. */
export const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
