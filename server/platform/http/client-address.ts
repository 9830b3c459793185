/** platform: whose request this is, when proxies stand in between. */
import ipaddr from 'ipaddr.js'

/** Addresses that were read lately; a visit is asked for its own half a dozen times. */
const known = new Map<string, ipaddr.IPv4 | ipaddr.IPv6 | null>()
const mostKnown = 2_000
const longest = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'.length

/** Null for what is no address. */
function read(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const found = known.get(address)
  if (found !== undefined) return found
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null
  if (known.size >= mostKnown) known.clear()
  // Anybody may write anything into a header, at any length.
  if (address.length <= longest) known.set(address, parsed)
  return parsed
}

/**
 * The visitor's address. With `hops` trusted proxies it is the hop-th entry of
 * X-Forwarded-For from the right, because everything further left was written by strangers;
 * with none it is the peer's. IPv4 in IPv6 becomes plain IPv4.
 */
export function clientAddress(peer: string, forwardedFor: string | null, hops: number): string {
  if (hops === 0) return plain(peer)
  const chain = (forwardedFor ?? '').split(',').map((part) => part.trim())
  return plain(chain.at(-hops) ?? '') || plain(peer)
}

/** The part of an address that one visitor controls: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const parsed = read(address)
  if (!parsed) return address
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts
  return [a, b, c, d].map((part) => (part ?? 0).toString(16)).join(':') + '::/64'
}

/**
 * What shares places with one another: an IPv4 address, or the /56 that
 * providers give to one household (RFC 6177).
 */
export function fairNetworkOf(address: string): string {
  const parsed = read(address)
  if (!parsed) return address
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts
  return `${[a, b, c, d & 0xff00].map((part) => part.toString(16)).join(':')}::/56`
}

/** Whether the visitor sits at this machine. */
export const isLoopback = (address: string): boolean => read(address)?.range() === 'loopback'

/** Whether a host name of a URL is this machine's own: `localhost`, `127.0.0.1`, `[::1]`. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^localhost\.?$/i.test(hostname) || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))

const plain = (address: string): string => read(address)?.toString() ?? ''

/**
 * An address for logs: enough to see a pattern, too little to know a
 * person (IPv4 without its last part, IPv6 /48).
 */
export function blurred(address: string): string {
  const parsed = read(address)
  if (!parsed) return ''
  if (parsed.kind() === 'ipv4') return parsed.toString().replace(/\d+$/, '0')
  const [a, b, c] = (parsed as ipaddr.IPv6).parts
  return `${[a, b, c].map((part) => (part ?? 0).toString(16)).join(':')}::`
}
