/** feeds: passwords of feeds: they leave this process only sealed, and towards their own origin. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SecretHeader } from '#server/platform/outbound/outbound.ts'

const keyOf = (appSecret: string): Buffer =>
  createHmac('sha256', appSecret).update('key\nfeed-credentials').digest()

type Bound = { feedId: string; origin: string }
const boundTo = ({ feedId, origin }: Bound): Buffer => Buffer.from(`${feedId}\n${origin}`)

/** AES-256-GCM: base64url(iv ‖ ciphertext ‖ tag), good for this feed and origin only. */
export function sealHeader(appSecret: string, bound: Bound, header: SecretHeader): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret), iv).setAAD(boundTo(bound))
  const sealed = [iv, cipher.update(JSON.stringify(header), 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Null when it was sealed for another feed or origin, under another secret, or was changed. */
export function openHeader(appSecret: string, bound: Bound, sealed: string): SecretHeader | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret), bytes.subarray(0, 12))
    decipher.setAAD(boundTo(bound)).setAuthTag(bytes.subarray(-16))
    const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as SecretHeader
  } catch {
    return null
  }
}

/** RFC 7617. */
export const basicHeader = (user: string, password: string): SecretHeader => ({
  name: 'authorization',
  value: `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`,
})
