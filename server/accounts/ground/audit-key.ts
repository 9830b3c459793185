/**
 * accounts: the key that seals the audit log. It is made of the application
 * secret, so who owns the database does not have it.
 */
import { createHmac } from 'node:crypto'
import { sameSecret } from '#server/platform/settings/crypto.ts'
import { keyFor } from './tokens.ts'

/** `id` tells which key sealed a row, without telling the key. */
export type AuditKey = { id: string; key: Buffer }

export function auditKeyOf(secret: string): AuditKey {
  const key = keyFor(secret, 'audit')
  return { id: seal({ id: '', key }, 'id').slice(0, 12), key }
}

/** HMAC-SHA-256 in hexadecimal. */
export const seal = ({ key }: AuditKey, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/** Whether one of the keys made this seal. */
export const isSealed = (keys: readonly AuditKey[], text: string, mac: string): boolean =>
  keys.some((key) => sameSecret(seal(key, text), mac))
