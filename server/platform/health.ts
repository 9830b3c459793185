/** platform: how the program says that it is alive (/healthz), ready (/readyz) and how it fares (/metrics). */
import { isLoopback, isLoopbackHost } from './client-address.ts'
import { sameSecret } from './crypto.ts'
import type { Routes } from './http.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Resolves when all is well; rejects, or takes longer than a second, when not. */
export type ReadyCheck = () => Promise<unknown>
export type Readiness = ReturnType<typeof createReadiness>

/** What must hold before visitors are sent here. */
export function createReadiness(log: Log) {
  const checks = new Map<string, ReadyCheck>()
  let draining = false
  return {
    add: (name: string, check: ReadyCheck): void => void checks.set(name, check),
    /** From now on /readyz says 503, so that load balancers look elsewhere. */
    drain: (): void => {
      draining = true
    },
    /** The names of the checks that fail; the reasons go to the log, not to strangers. */
    failing: async (): Promise<string[]> => {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => {
          const reason = await withinASecond(check).catch((error: unknown) => error ?? 'failed')
          if (reason) log.warn({ err: reason, check: name }, 'not ready')
          return reason ? [name] : []
        }),
      )
      return [...(draining ? ['draining'] : []), ...results.flat()]
    },
  }
}

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
      const failing = await readiness.failing()
      return failing.length === 0 ? plain('ready\n') : plain(`not ready: ${failing.join(', ')}\n`, 503)
    })
    raw('/metrics', async (request, { address }) => {
      if (!mayRead(request, address, metricsToken)) return plain('not found\n', 404)
      return plain(await metrics.registry.metrics(), 200, metrics.registry.contentType)
    })
  }

/**
 * With a token: whoever has it. Without: whoever sits at this machine and calls it by its own name, and not somebody
 * behind an unnamed proxy. The name matters because any site may have a name of its own lead to this machine, and read
 * with a browser here what answers to it (DNS rebinding).
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
