/** platform: whose visit the program is answering, also where a page asks the program itself. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isbot } from 'isbot'
import { clientAddress, networkOf } from './client-address.ts'
import type { App, Peer } from './http.ts'

/** Who acts, and as whom: somebody of the team, as somebody else. */
export type ActingFor = { by: { id: string; name: string }; as: { id: string; name: string } }

type Visit = { request: Request; peer: Peer; trustProxy: number; acting: ActingFor | null }

const visits = new AsyncLocalStorage<Visit>()

/** Remembers the visit while it is answered. Calls of our own pages run inside the visit they belong to. */
export const rememberVisit = (app: App, trustProxy: number): App => ({
  fetch: (request, peer) =>
    peer
      ? visits.run({ request, peer, trustProxy, acting: null }, () => app.fetch(request, peer))
      : app.fetch(request),
})

export type CurrentVisit = {
  userAgent: string
  /** IPv4 address or IPv6 /64. */
  network: string
  /** Fetched in case somebody goes there; nobody has seen it. */
  isPrefetch: boolean
}

/** Notes that what follows in this visit is done by somebody of the team who acts as its person. */
export function noteActing(acting: ActingFor): void {
  const visit = visits.getStore()
  if (visit) visit.acting = acting
}

/** Null where people act as themselves. */
export const currentActing = (): ActingFor | null => visits.getStore()?.acting ?? null

/** Null for what the program does by itself. */
export function currentVisit(): CurrentVisit | null {
  const visit = visits.getStore()
  if (!visit) return null
  const { headers } = visit.request
  const address = clientAddress(visit.peer.address, headers.get('x-forwarded-for'), visit.trustProxy)
  return {
    userAgent: headers.get('user-agent') ?? '',
    network: networkOf(address),
    isPrefetch: /prefetch|prerender/.test(
      `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`,
    ),
  }
}

/**
 * The person who is being answered, as a text that tells them from others; null for robots, for what
 * is fetched ahead, and for the program itself.
 */
export function personHere(): string | null {
  const visit = currentVisit()
  if (!visit || visit.isPrefetch || visit.userAgent === '' || isbot(visit.userAgent)) return null
  return `${visit.network}\n${visit.userAgent}`
}
