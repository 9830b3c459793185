/** platform: secrets that are stored: they leave the process only sealed, each for its use and its owner. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * `use` separates the keys of different uses; `owner` is what the
 * sealed text is good for, and for nothing else.
 */
type Bound = { use: string; owner: string }

const keyOf = (appSecret: string, use: string): Buffer =>
  createHmac('sha256', appSecret).update(`key\n${use}`).digest()

/** AES-256-GCM: base64url(iv ‖ ciphertext ‖ tag). */
export function seal(appSecret: string, { use, owner }: Bound, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret, use), iv).setAAD(Buffer.from(owner))
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** @throws Error when it was sealed for another use or owner, under another secret, or was changed. */
export function unseal(appSecret: string, { use, owner }: Bound, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret, use), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
