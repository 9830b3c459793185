/**
 * platform: which spellings of an address reach one mailbox; for
 * counting only, never for sending or signing in.
 */

/**
 * Where dots in the name do not matter, and the name under which the domain is
 * counted (support.google.com/mail/answer/7436150).
 */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address: without the detail after the first `+` (RFC 5233, subaddressing), in small
 * letters, and without dots where the provider says that they do not count. What is before the `+` is the
 * receiving host's own affair (RFC 5321, 2.3.11), so nothing else is folded.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  const domain = address.slice(at + 1).toLowerCase()
  const user = local.replace(/(?<=.)\+.*$/, '')
  const counted = dotless[domain]
  return counted ? `${user.replaceAll('.', '') || user}@${counted}` : `${user}@${domain}`
}
