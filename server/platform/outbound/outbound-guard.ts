/**
 * platform: decides which addresses of the outside world may be
 * reached. Pure, apart from the look-up it is given.
 */
import ipaddr from 'ipaddr.js'

/** An address of the outside world that is refused; the message names no inner address. */
export class OutboundRefused extends Error {
  override name = 'OutboundRefused'
}

/**
 * A host that is not public. Outside it must look like one that does
 * not exist, or inner names could be told apart.
 */
export class HostRefused extends OutboundRefused {
  override name = 'HostRefused'
}

export type Lookup = (host: string) => Promise<{ address: string; family: number }[]>

/**
 * Only what is routed publicly: not private, loopback, link-local,
 * shared, reserved, multicast, NAT64 or 6to4.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Of IPv6 only 2000::/3 is given out as global unicast; `::7f00:1` and its like are old ways to write IPv4.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number])
}

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * http or https, standard ports, no user information. Addresses written as numbers of any kind were made
 * plain by the URL parser, so what is checked is what would be connected to.
 */
export function checkUrl(url: URL, allowLoopback: boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new OutboundRefused('Only http and https can be fetched.')
  if (url.username || url.password)
    throw new OutboundRefused('Addresses with a user name or password are not fetched.')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const here = allowLoopback && (isLoopback(literal) || url.hostname === 'localhost')
  if (url.port !== '' && !here)
    throw new OutboundRefused('Only the standard ports 80 and 443 can be fetched.')
  if (ipaddr.isValid(literal) && !isPublic(literal) && !here) throw refusedHost(url.hostname)
}

/** The addresses of a name; all of them must be public, or none is used. */
export async function resolvePublic(host: string, lookup: Lookup, allowLoopback: boolean) {
  const answers = await lookup(host)
  const allowed = (address: string) => isPublic(address) || (allowLoopback && isLoopback(address))
  if (answers.length === 0 || !answers.every(({ address }) => allowed(address))) throw refusedHost(host)
  return answers
}

const refusedHost = (host: string) => new HostRefused(`${host} is not a public address.`)
