/** platform: entity tags (RFC 9110, 8.8.3): what is unchanged need not be sent again. */
import { hash } from 'node:crypto'

/** The tag of a body: the same for the same bytes. */
export const etagOf = (body: string | Uint8Array): string => `"${hash('sha1', body, 'base64url')}"`

/** What stands for bytes in the tag of an answer that they are a part of. */
export const digestOf = (bytes: Uint8Array): Uint8Array => hash('sha1', bytes, 'buffer')

/** For answers that mean the same without being the same bytes, such as streams made of one state. */
export const weakEtagOf = (state: string): string => `W/${etagOf(state)}`

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether whoever asks has it already (RFC 9110, 13.1.2: If-None-Match compares weakly). */
export function hasAlready({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match')
  if (known === null) return false
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag))
}
