/** accounts: codes of authenticator apps (TOTP, RFC 6238) and recovery codes; their secrets leave this process only sealed. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#contract/content/brand.ts'
import { recoveryCodeCount } from '#contract/accounts/second-factor.ts'
import { sign } from '#server/platform/settings/crypto.ts'

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

const sealKey = (secret: string): Buffer => createHmac('sha256', secret).update('key\nsecond-factor').digest()

/** AES-256-GCM: base64url(iv ‖ ciphertext ‖ tag), good for this owner only. */
export function seal(appSecret: string, owner: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(appSecret), iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** @throws Error when it was sealed for another owner, under another secret, or was changed. */
export function unseal(appSecret: string, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealKey(appSecret), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}

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
