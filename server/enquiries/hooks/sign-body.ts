/** enquiries: signs what goes to another program, and checks what comes from one. */
import { createHmac } from 'node:crypto'
import { sameSecret } from '#server/platform/settings/crypto.ts'
import { readSignature, writeSignature } from './signature.rules.ts'

const macOf = (key: string, seconds: number, body: string | Uint8Array): string =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')

/** The header that belongs to a body. */
export function signBody(key: string, body: string | Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return writeSignature({ seconds, mac: macOf(key, seconds, body) })
}

/** Whether the header was made for this body, with this key, just now. */
export function isSigned(key: string, body: Uint8Array, header: string | null, now: Date): boolean {
  const given = readSignature(header, now)
  return given !== null && sameSecret(given.mac, macOf(key, given.seconds, body))
}
