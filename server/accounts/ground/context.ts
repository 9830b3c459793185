/** accounts: what every verb of this domain needs, made once from the platform. */
import { refuse, type AppError } from '#server/platform/refusals/errors.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { auditKeyOf, type AuditKey } from './audit-key.ts'
import { hashingWork, type HashingCost } from './passwords.ts'
import type { TokenSettings } from './tokens.ts'
import { voiceFor } from './mail-voice.ts'

export type Accounts = {
  platform: Platform
  /** Pepper of code MACs and root of every key; never in the database. */
  secret: string
  tokens: TokenSettings
  auditKey: AuditKey
  mail: Mail
  /** What hashing a password costs. */
  hashing: HashingCost
  now: () => Date
}

const made = new WeakMap<Platform, Accounts>()

/** The same object for the same platform. */
export function accountsOf(platform: Platform): Accounts {
  const known = made.get(platform)
  if (known) return known
  const { config, clock, mail } = platform
  const secret = loadSecret(config)
  const tokens = { secret, issuer: config.publicUrl, accessSeconds: config.lifetimes.access }
  const auditKey = auditKeyOf(secret)
  const { hashing } = config
  const accounts: Accounts = { platform, secret, tokens, auditKey, mail, hashing, now: () => clock.now() }
  mail.speakFor(voiceFor)
  platform.metrics.gauge('password_hashes', 'Passwords hashed by this process', () => hashingWork().done)
  platform.metrics.gauge(
    'password_hashes_waiting',
    'Passwords waiting to be hashed',
    () => hashingWork().waiting,
  )
  made.set(platform, accounts)
  return accounts
}

export const codeInvalid = (): AppError => refuse('accounts.codeInvalid')
export const tokenInvalid = (): AppError => refuse('accounts.tokenInvalid')
export const tooManyTries = (seconds: number): AppError =>
  refuse('accounts.tooManyTries', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  })

export const mailsUsedUp = (seconds: number): AppError =>
  refuse('accounts.mailsUsedUp', { retryAfter: Math.max(1, Math.ceil(seconds)) })

/** A moment some seconds after another. */
export const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
