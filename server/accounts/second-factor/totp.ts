/**
 * accounts: codes of authenticator apps (TOTP, RFC 6238) and recovery codes;
 * their secrets leave this process only sealed.
 */
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#contract/content/brand.ts'
import { recoveryCodeCount } from '#contract/accounts/second-factor.ts'
import { sign } from '#server/platform/settings/crypto.ts'
import { seal as sealText, unseal as unsealText } from '#server/platform/settings/sealed.ts'

/** Seconds a code is shown. Six digits, SHA-1 and 30 s are what every app understands. */
const period = 30
/** How many steps a phone's clock may be early or late. */
const tolerance = 1

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** 160 random bits in base32 (RFC 4226 asks for as much). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the app reads from the picture. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The step of time the code belongs to, or null when it belongs to none around `now`. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

const boundTo = (owner: string) => ({ use: 'second-factor', owner })

/** Good for this owner only. */
export const seal = (appSecret: string, owner: string, text: string): string =>
  sealText(appSecret, boundTo(owner), text)

/** @throws Error when it was sealed for another owner, under another secret, or was changed. */
export const unseal = (appSecret: string, owner: string, sealed: string): string =>
  unsealText(appSecret, boundTo(owner), sealed)

/** Without letters and digits that are taken for one another: 32 signs, 5 bits each. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten codes of 50 bits, as people read them: `k7m2p-x9qra`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** How a recovery code is kept; takes it with or without the dash. */
export const recoveryHash = (appSecret: string, userId: string, code: string): string =>
  sign(appSecret, 'recovery', `${userId}\n${code.replaceAll('-', '')}`)
