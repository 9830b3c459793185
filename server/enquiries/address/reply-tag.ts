/**
 * enquiries: what stands behind the `+` of a reply address (RFC 5233): the enquiry's id and a MAC, in
 * hexadecimal because mail servers do not keep capitals. 32 and 20 digits, so that the name stays
 * within 64 characters (RFC 5321, 4.5.3.1.1).
 */
import type { Side } from '#contract/enquiries/enquiry-codes.ts'
import { sign } from '#server/platform/settings/crypto.ts'

/** 80 bits: far more than anybody could try by sending mail. */
const macDigits = 20
const tagged = /^([0-9a-f]{32})([0-9a-f]{20})$/

type Way = { enquiryId: string; agencyId: string; side: Side }

export const addressMac = (secret: string, { enquiryId, agencyId, side }: Way): string =>
  Buffer.from(sign(secret, 'reply-address', `${enquiryId}\n${agencyId}\n${side}`), 'base64url')
    .toString('hex')
    .slice(0, macDigits)

/** `reply@mail.homes.example` → `reply+<tag>@mail.homes.example`. */
export function withTag(address: string, enquiryId: string, mac: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${enquiryId.replaceAll('-', '')}${mac}${address.slice(at)}`
}

/** What stands in an address that was made by `withTag`, whatever its capitals; null for any other. */
export function readReplyTag(base: string, address: string): { enquiryId: string; mac: string } | null {
  const at = base.lastIndexOf('@')
  const given = address.trim().toLowerCase()
  const start = `${base.slice(0, at)}+`
  const end = base.slice(at)
  if (!given.startsWith(start) || !given.endsWith(end)) return null
  const [, hex = '', mac = ''] = tagged.exec(given.slice(start.length, given.length - end.length)) ?? []
  if (!mac) return null
  const enquiryId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { enquiryId, mac }
}
