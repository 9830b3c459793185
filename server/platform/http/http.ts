/**
 * platform: binds contract calls to handlers and makes one fetch
 * function of them. The only file that knows Hono.
 */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isKeyed, type Endpoint } from '#contract/http/endpoint.ts'
import { bodyOf, envelope, reply, textOf } from './answers/answers.ts'
import { actorOf } from './calls.ts'
import type { Actor, Admission, Authenticate, Bind, Call, Raw, RawCall, Routes } from './calls.ts'
import { blurred, clientAddress, networkOf } from './client-address.ts'
import { compress, compressWhole } from './compression.ts'
import { passingId, randomToken } from '../settings/crypto.ts'
import { refuse } from '../refusals/errors.ts'
import { idempotencyKey, once, type Idempotency } from './idempotency.ts'
import { rateHeaders, type Verdict } from '../limits/visitor-limits.ts'
import type { Log } from '../settings/log.ts'
import type { Metrics } from './metrics.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { whatIsAsked } from '../limits/kind-of-request.ts'
import { createOpenCalls, type OpenCalls } from './public-calls.ts'
import {
  checkForm,
  checkSameSite,
  checkTarget,
  methodNotAllowed,
  parseInput,
  readQuery,
  readSent,
} from './request-checks.ts'
import { readsPages, refusal, type RefusalPage } from './refusal.ts'
import { inertPolicy, pagePolicy, securityHeaders, type SecurityPolicy } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import type { VisitLimits } from '../limits/visit-limits.ts'

export type { Actor, Authenticate, Bind, Call, Raw, RawCall, Routes } from './calls.ts'

/** Renders a page; the nonce belongs on every script of it. */
export type Pages = (request: Request, page: { nonce: string; address: string }) => Promise<Response>
/** Who is at the other end of the connection; absent for calls inside the program. */
export type Peer = { address: string }
export type App = { fetch: (request: Request, peer?: Peer) => Promise<Response> }

type Options = {
  routes: Routes[]
  publicUrl: string
  trustProxy: number
  security: SecurityPolicy
  log: Log
  metrics: Metrics
  telemetry: Telemetry
  authenticate: Authenticate
  limits: VisitLimits
  /** For people who are refused a page because there is too much to do; without it they read JSON. */
  refusalPage?: RefusalPage
  pages?: Pages
  files?: StaticFiles
  /** Without it the header is not looked at. */
  idempotency?: Idempotency
  /**
   * Whether answers that come written are read again and held against
   * their schema: everywhere but in production.
   */
  checksAnswers?: boolean
}

/** One visit on its way through the program. */
type Visit = RawCall & {
  route: string
  /** Set by a call that refused. */
  cookies: string[]
  /** The languages of somebody who would read a page; null for programs. */
  reader: string | null
  /** What the limit said; null where none counts. */
  rate: Verdict | null
}
type Env = { Bindings: Visit }

/** All calls, files and pages as one fetch function. Nothing it answers carries a stack, SQL or a path. */
export function createApp(options: Options): App {
  const open = createOpenCalls()
  const inner = createInner(options, open)
  // A line about an answer says nothing that would have to be looked
  // for and taken out, and there is one for each.
  const lines = options.log.child({}, { redact: [] })
  return {
    fetch: async (request, peer) => {
      const started = performance.now()
      const visit = beginVisit(request, peer, options.trustProxy)
      const respond = async (): Promise<Response> => {
        const response = await answer(request, visit, { inner, open, ...options }).catch((error: unknown) =>
          refusal(error, visit, options),
        )
        return peer ? finish(request, response, visit, { ...options, started, open, log: lines }) : response
      }
      return options.telemetry.request(peer ? request.headers : null, respond, () => ({
        name: `${request.method} ${visit.route || 'none'}`,
        attributes: {
          'http.request.method': request.method,
          'http.route': visit.route,
          'meridian.request_id': visit.requestId,
        },
      }))
    },
  }
}

function beginVisit(request: Request, peer: Peer | undefined, trustProxy: number): Visit {
  const { headers } = request
  const address = peer ? clientAddress(peer.address, headers.get('x-forwarded-for'), trustProxy) : ''
  const reader = readsPages(new URL(request.url).pathname, headers.get('accept'))
    ? (headers.get('accept-language') ?? '')
    : null
  const begun = { route: '', params: {}, cookies: [], rate: null }
  let nonce: string | undefined
  return {
    requestId: passingId(),
    // Pages alone need it, and answers of calls come a thousand times a second.
    get nonce() {
      return (nonce ??= randomToken(16))
    },
    address,
    peer,
    reader,
    ...begun,
  }
}

type Parts = Pick<Options, 'files' | 'limits'> & { inner: Hono<Env>; open: OpenCalls }

async function answer(
  request: Request,
  visit: Visit,
  { inner, open, files, limits }: Parts,
): Promise<Response> {
  checkTarget(request.url)
  if (visit.peer) await limit(limits, request, visit)
  const file = visit.peer && (await files?.(request))
  if (file) {
    visit.route = 'file'
    return file
  }
  return open.preflight(request) ?? inner.fetch(request, visit)
}

const isCall = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/api/')

/** What our own pages ask inside the program counts with the page. @throws AppError 429. */
async function limit(limits: VisitLimits, request: Request, visit: Visit): Promise<void> {
  const asked = whatIsAsked(new URL(request.url).pathname)
  if (asked === 'health') return
  const rate = await limits[asked].take(networkOf(visit.address))
  if (asked === 'call') visit.rate = rate
  const { allowed, retryAfter } = rate
  if (!allowed) throw refuse('common.tooMany', { retryAfter })
}

function createInner(
  { routes, publicUrl, pages, log, idempotency, authenticate, refusalPage, checksAnswers }: Options,
  open: OpenCalls,
): Hono<Env> {
  const inner = new Hono<Env>()
  inner.onError((error, c) => refusal(error, c.env, { log, refusalPage }))
  const methods = new Map<string, string[]>()
  const bind: Bind = (e, handle) => {
    methods.set(e.path, [...(methods.get(e.path) ?? []), e.method])
    open.add(e)
    inner.on(e.method, e.path, (c) =>
      serveCall(c, e, handle as Handle, { publicUrl, idempotency, authenticate, checksAnswers }),
    )
  }
  const raw: Raw = (path: string, ...rest: RawRest) => {
    inner.get(path, async (c) => {
      c.env.route = path
      if (rest.length === 2) return rest[1](c.req.raw, await authenticate(c.req.raw, admissionOf(rest[0])))
      return rest[0](c.req.raw, { ...c.env, params: c.req.param() as Record<string, string> })
    })
  }
  for (const domain of routes) domain(bind, raw)
  for (const [path, allowed] of methods) inner.all(path, () => Promise.reject(methodNotAllowed(allowed)))
  inner.all('/api/*', () => Promise.reject(notFound()))
  inner.all('*', async (c) => {
    if (!pages) throw notFound()
    c.env.route = 'page'
    if (!['GET', 'HEAD'].includes(c.req.method)) checkForm(c.req.raw, publicUrl)
    return pages(c.req.raw, c.env)
  })
  return inner
}

type RawRest =
  | [handle: (request: Request, call: RawCall) => Promise<Response>]
  | [admitted: Admission['for'] | Admission, handle: (request: Request, actor: Actor) => Promise<Response>]

const notFound = () => refuse('common.notFound')
const admissionOf = (admitted: Admission['for'] | Admission): Admission =>
  typeof admitted === 'object' && 'for' in admitted ? admitted : { for: admitted }
const noQuery = z.object({})

type Handle = (asked: Record<string, unknown>, call: Call & { actor: Actor | null }) => Promise<unknown>

type Rules = Pick<Options, 'publicUrl' | 'idempotency' | 'authenticate' | 'checksAnswers'>

async function serveCall(c: Context<Env>, e: Endpoint, handle: Handle, rules: Rules): Promise<Response> {
  const request = c.req.raw
  const visit = c.env
  visit.route = e.path
  if (e.method !== 'GET') checkSameSite(request, rules.publicUrl)
  const actor = await actorOf(e, request, rules.authenticate)
  const query = readQuery(request.url)
  const asked: Record<string, unknown> = {
    ...(e.params && { params: parseInput(e.params, c.req.param()) }),
    ...(e.query && { query: parseInput(e.query, query) }),
  }
  if (!e.query) parseInput(noQuery, query)
  const { requestId, address } = visit
  const call = { request, requestId, address, headers: new Headers(), message: undefined, actor }
  const keys = rules.idempotency
  const key = keys && isKeyed(e) ? idempotencyKey(request) : null
  const sent = await readSent(e, request, key !== null)
  const work = async () => {
    try {
      return envelope(e, await handle({ ...asked, ...sent.input }, call), call, rules)
    } catch (error) {
      // What a refusing call set as cookies is kept for its refusal.
      visit.cookies = call.headers.getSetCookie()
      throw error
    }
  }
  if (key === null || !keys) return reply(await work(), e, call, visit)
  const { body, isRepeated } = await once(
    keys,
    key,
    { request, address, route: e.path, asked, sent: sent.digest },
    async () => textOf(await work()),
  )
  if (isRepeated) call.headers.set('idempotency-replayed', 'true')
  return reply(body, e, call, visit)
}

type Ending = Pick<Options, 'security' | 'log' | 'metrics'> & { started: number; open: OpenCalls }

function finish(
  request: Request,
  answered: Response,
  visit: Visit,
  ending: Ending,
): Response | Promise<Response> {
  const { log, metrics, started } = ending
  const headers = dressed(request, answered, visit, ending)
  const { method } = request
  const { status } = answered
  const seconds = (performance.now() - started) / 1000
  const route = visit.route || 'none'
  metrics.answered(method, route, status, seconds)
  log.info(
    {
      requestId: visit.requestId,
      method,
      route,
      status,
      ms: Math.round(seconds * 1e4) / 10,
      from: blurred(visit.address),
    },
    'answered',
  )
  const accept = request.headers.get('accept-encoding')
  const body = bodyOf(answered)
  return body === undefined
    ? compress(new Response(answered.body, { status, headers }), accept)
    : compressWhole(body, { status, headers }, accept)
}

/** The answer's headers with those that every answer carries. */
function dressed(request: Request, answered: Response, visit: Visit, { security, open }: Ending): Headers {
  const headers = new Headers(answered.headers)
  for (const [name, value] of securityHeaders(security)) if (!headers.has(name)) headers.set(name, value)
  headers.set('x-request-id', visit.requestId)
  // Pictures and pages may be shown elsewhere; answers of calls are for us alone, unless they are open.
  if (isCall(request)) headers.set('cross-origin-resource-policy', 'same-origin')
  for (const [name, value] of visit.rate ? rateHeaders(visit.rate) : []) headers.set(name, value)
  open.mark(request, headers)
  if (!headers.has('content-security-policy'))
    headers.set(
      'content-security-policy',
      visit.route === 'page' ? pagePolicy(visit.nonce, security) : inertPolicy,
    )
  // What may stand in frames of any site says so itself, and the older header knows no such word.
  if (headers.get('content-security-policy')?.includes('frame-ancestors *')) headers.delete('x-frame-options')
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  return headers
}
