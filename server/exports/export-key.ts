/**
 * exports: the key in the address of an agency's files: signed, so that nobody
 * makes one up, and counted, so that it can end.
 */
import { z } from 'zod'
import { sameSecret, sign } from '#server/platform/settings/crypto.ts'

export type ExportKey = { agencyId: string; version: number }

const purpose = 'stock export'

/** `<agency>.<version>.<MAC>`. */
export function writeKey(secret: string, { agencyId, version }: ExportKey): string {
  const said = `${agencyId}.${version}`
  return `${said}.${sign(secret, purpose, said)}`
}

/** Whose key it is, and which of theirs; null for one that was not written here. */
export function readKey(secret: string, key: string): ExportKey | null {
  const [agencyId = '', version = '', mac = '', ...rest] = key.slice(0, 200).split('.')
  if (rest.length > 0 || !z.uuid().safeParse(agencyId).success || !/^[1-9]\d{0,8}$/.test(version)) return null
  return sameSecret(mac, sign(secret, purpose, `${agencyId}.${version}`))
    ? { agencyId, version: Number(version) }
    : null
}
