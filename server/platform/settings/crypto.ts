/** platform: identifiers, digests and comparisons. */
import { createHash, createHmac, randomBytes, randomFillSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { v7 } from 'uuid'

/** Randomness for so many ids is fetched at once: each fetch takes longer than all else about an id. */
const pool = Buffer.alloc(16 * 256)
let drawn = pool.length

/**
 * Sixteen bytes that nobody else gets; they are for ids, which are no
 * secrets. Good until some hundred calls later.
 */
export function randomForId(): Uint8Array {
  if (drawn === pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  drawn += 16
  return pool.subarray(drawn - 16, drawn)
}

/** The moment of the last id, and its number in that moment. */
const last = { msecs: 0, seq: 0 }

/**
 * A UUIDv7 (RFC 9562): unique, and sorted by the time it was made; those of
 * one moment in the order they were asked for.
 */
export function newId(): string {
  const random = randomForId()
  const now = Date.now()
  if (now > last.msecs) {
    last.msecs = now
    // Half of the numbers are left for those that follow in the same moment.
    last.seq = Buffer.from(random).readUInt32BE() >>> 1
  } else last.seq += 1
  return v7({ ...last, random })
}

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
