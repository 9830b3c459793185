/**
 * platform: how the program says that it is alive (/healthz), ready (/readyz) and how it fares (/metrics).
 */
import { isLoopback, isLoopbackHost } from './client-address.ts'
import { sameSecret } from '../settings/crypto.ts'
import type { Routes } from './http.ts'
import type { Log } from '../settings/log.ts'
import type { Metrics } from './metrics.ts'

/** Resolves when all is well; rejects, or takes longer than a second, when not. */
export type ReadyCheck = () => Promise<unknown>
/**
 * What a node is good for: answering what is asked, and changing something. Who cannot read cannot write
 * either. An aid makes answers quick; without it everything can be done all the same.
 */
type Use = 'read' | 'write' | 'aid'
export type Readiness = ReturnType<typeof createReadiness>
export type ReadinessState = { read: boolean; write: boolean; failing: string[] }

/** What must hold before visitors are sent here. */
export function createReadiness(log: Log) {
  const checks = new Map<string, { use: Use; anyOf: ReadyCheck[] }>()
  let draining = false
  const { promise: firstReady, resolve: becameReady } = Promise.withResolvers<void>()
  return {
    /** Resolves when somebody asked for the first time and could be told that we can be read. */
    firstReady,
    /**
     * `use` is what cannot be done while the check fails: `write` leaves reading as it is, `aid` leaves both.
     * Of several checks of one name one that holds is enough.
     */
    add: (name: string, check: ReadyCheck, use: Use = 'read'): void => {
      const known = checks.get(name)
      if (known) known.anyOf.push(check)
      else checks.set(name, { use, anyOf: [check] })
    },
    /** From now on /readyz says 503, so that load balancers look elsewhere. */
    drain: (): void => {
      draining = true
    },
    /**
     * What can be done now, with the names of the checks that fail;
     * the reasons go to the log, not to strangers.
     */
    state: async (): Promise<ReadinessState> => {
      const results = await Promise.all(
        [...checks].map(async ([name, { use, anyOf }]) => {
          const reason = await Promise.any(anyOf.map(withinASecond)).catch(reasonOf)
          if (reason) log.warn({ err: reason, check: name }, 'not ready')
          return reason ? [{ name, use }] : []
        }),
      )
      const failing = results.flat()
      const fails = (wanted: Use) => failing.some(({ use }) => use === wanted)
      const read = !draining && !fails('read')
      if (read) becameReady()
      const names = failing.map(({ name }) => name)
      return {
        read,
        write: read && !fails('write'),
        failing: [...(draining ? ['draining'] : []), ...names],
      }
    },
  }
}

const reasonOf = (error: unknown): unknown =>
  (error instanceof AggregateError ? error.errors[0] : error) ?? 'failed'

async function withinASecond(check: ReadyCheck): Promise<undefined> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('took longer than a second')), 1_000)
  await Promise.race([check(), late]).finally(() => clearTimeout(timer))
  return undefined
}

type Health = { readiness: Readiness; metrics: Metrics; metricsToken: string | undefined }

export const healthRoutes =
  ({ readiness, metrics, metricsToken }: Health): Routes =>
  (_bind, raw) => {
    raw('/healthz', () => Promise.resolve(plain('ok\n')))
    raw('/readyz', async () => {
      const { read, write, failing } = await readiness.state()
      if (!read) return plain(`not ready: ${failing.join(', ')}\n`, 503)
      // A node that can only read is kept: there may be none that can do more.
      return failing.length === 0
        ? plain('ready\n')
        : plain(`${JSON.stringify({ read, write, failing })}\n`, 200, 'application/json')
    })
    raw('/metrics', async (request, { address }) => {
      if (!mayRead(request, address, metricsToken)) return plain('not found\n', 404)
      return plain(await metrics.registry.metrics(), 200, metrics.registry.contentType)
    })
  }

/**
 * With a token: whoever has it. Without: whoever sits at this machine and calls it by its own name, and not
 * somebody behind an unnamed proxy. The name matters because any site may have a name of its own lead to this
 * machine, and read with a browser here what answers to it (DNS rebinding).
 */
function mayRead(request: Request, address: string, token: string | undefined): boolean {
  if (token) return sameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)
  return (
    isLoopback(address) &&
    isLoopbackHost(new URL(request.url).hostname) &&
    !request.headers.has('forwarded') &&
    !request.headers.has('x-forwarded-for')
  )
}

const plain = (text: string, status = 200, type = 'text/plain; charset=utf-8') =>
  new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
