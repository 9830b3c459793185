/** platform: identifiers, digests and comparisons. */
import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7 (RFC 9562): unique, and sorted by the time it was made. */
export const newId = (): string => v7()

/** A UUIDv4 for what lives in memory and in logs alone; its randomness is fetched for many at once. */
export const passingId = (): string => randomUUID()

/** Random characters of base64url; 32 bytes (256 bits) unless told otherwise. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/** SHA-256 in hexadecimal. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** HMAC-SHA-256 in base64url. `purpose` separates the uses of one secret from each other. */
export const sign = (secret: string, purpose: string, data: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${data}`).digest('base64url')

/** Compares in constant time, also when the lengths differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
