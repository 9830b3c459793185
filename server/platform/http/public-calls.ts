/**
 * platform: calls that scripts of any site may read (CORS, Fetch Standard):
 * without an account, the same for everybody.
 */
import type { Endpoint } from '#contract/http/endpoint.ts'
import { daySeconds } from '#contract/vocabulary/spans.ts'

/** What such scripts may see besides the answer. */
const exposed = 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'
/** What they may send. A token is not among it, so nothing of an account is ever read this way. */
const taken = 'Accept, Accept-Language, Content-Type, If-None-Match'
const methods = 'GET, HEAD'
/** Seconds a browser remembers that it may. */
const remembered = daySeconds

export type OpenCalls = ReturnType<typeof createOpenCalls>

export function createOpenCalls() {
  const paths: RegExp[] = []
  const isOpen = (request: Request): boolean => {
    const { pathname } = new URL(request.url)
    return paths.some((one) => one.test(pathname))
  }
  return {
    /** Notes a call; those that are not open, or change something, stay closed. */
    add({ open, method, path }: Endpoint): void {
      if (!open || method !== 'GET') return
      paths.push(new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`))
    },
    /** The answer to a browser that asks whether a script may call; null when it may not, or nobody asked. */
    preflight(request: Request): Response | null {
      if (request.method !== 'OPTIONS' || !isOpen(request)) return null
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': methods,
          'access-control-allow-headers': taken,
          'access-control-max-age': String(remembered),
          allow: methods,
        },
      })
    },
    /** Lets any site read an answer, also when it is a refusal. */
    mark(request: Request, headers: Headers): void {
      if (!['GET', 'HEAD'].includes(request.method) || !isOpen(request)) return
      headers.set('access-control-allow-origin', '*')
      headers.set('access-control-expose-headers', exposed)
      headers.set('cross-origin-resource-policy', 'cross-origin')
    },
  }
}
