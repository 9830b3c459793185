/** platform: what domains know of HTTP: how they bind their calls, and what a handler is told of a call. */
import type { Asked, Endpoint, Reply } from '#contract/http/endpoint.ts'
import type { Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'
import type { ReadyJson } from './answers/answers.ts'

/** A domain's routes: `(bind, raw) => { bind(listings.get, ({ params }) => getListing(…)) }`. */
export type Routes = (bind: Bind, raw: Raw) => void
/**
 * Serves a contract call: what is asked arrives parsed, what is
 * returned leaves parsed as the envelope's `data`.
 */
export type Bind = <E extends Endpoint>(
  e: E,
  handle: (asked: Asked<E>, call: CallFor<E>) => Promise<Reply<E> | ReadyJson<Reply<E>>>,
) => void
/**
 * Serves GET (and HEAD) of what is no contract call: pictures,
 * sitemaps, tables. `path` as `/media/:sha/:file`.
 */
export type Raw = {
  (path: `/${string}`, handle: (request: Request, call: RawCall) => Promise<Response>): void
  /** For those who are let in only: roles, or an admission that asks for more. */
  (
    path: `/${string}`,
    admitted: Admission['for'] | Admission,
    handle: (request: Request, actor: Actor) => Promise<Response>,
  ): void
}

/** The signed-in person who calls. */
export type Actor = {
  id: string
  name: string
  role: Role
  sessionId: string
  agencyId: string | null
  /** What an Admin is there for; empty for others. */
  duties: readonly Duty[]
  /** Somebody of the team who acts as this person; null where they act themselves. */
  actingBy: { id: string; name: string } | null
}
/** Whom a call that is not for everybody lets in. */
export type Admission = Pick<Endpoint, 'duty' | 'inPerson'> & { for: Exclude<Endpoint['for'], 'anyone'> }
/**
 * Who sends a request. @throws AppError 401 for no valid access token, 403 for a person who is not admitted.
 */
export type Authenticate = (request: Request, admission: Admission) => Promise<Actor>

export type RawCall = {
  params: Record<string, string>
  requestId: string
  /** The visitor's address; empty for calls our own pages make inside the program. */
  address: string
  /**
   * Who is at the other end of the socket, whatever a proxy says of
   * the visitor; undefined inside the program.
   */
  peer: { address: string } | undefined
  /** For the policy of a page with scripts of its own. */
  nonce: string
}
/** What a handler may read and set beside its data. */
export type Call = Omit<RawCall, 'params' | 'nonce' | 'peer'> & {
  request: Request
  /** Headers of the answer, for instance `cache-control`. */
  headers: Headers
  /** The envelope's sentence; by default the data's own `message`, or "OK". */
  message?: string
}

/**
 * A call with the person it is from, where the endpoint is not for everybody;
 * where it merely knows them, there may be none.
 */
export type CallFor<E extends Endpoint> = E extends { for: 'anyone' }
  ? E extends { badToken: string }
    ? Call & { actor: Actor | null }
    : Call
  : Call & { actor: Actor }

/**
 * Who calls, asked before anything is read; null for visitors.
 * @throws AppError whatever `authenticate` refuses.
 */
export async function actorOf(
  e: Endpoint,
  request: Request,
  authenticate: Authenticate,
): Promise<Actor | null> {
  if (e.for !== 'anyone') return authenticate(request, { ...e, for: e.for })
  if (!e.badToken || !request.headers.has('authorization')) return null
  const known = authenticate(request, { for: 'person' })
  return e.badToken === 'ignored' ? known.catch(() => null) : known
}
