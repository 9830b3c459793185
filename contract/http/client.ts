/** contract: turns the contract into callable functions over any fetch. */
import type { z } from 'zod'
import type { Ask, Endpoint, Reply } from './endpoint.ts'
import { ApiError } from './api-error.ts'
import { commonErrors, problem, type Problem } from './errors.ts'

export type Contract = Record<string, Record<string, Endpoint>>
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }
export type Api<C extends Contract> = {
  [D in keyof C]: { [N in keyof C[D]]: (ask: Ask<C[D][N]>, options?: CallOptions) => Promise<Reply<C[D][N]>> }
}
export type Fetch = (request: Request) => Promise<Response>

type Parts = { params?: object; query?: object; body?: unknown }

/**
 * Callable functions for every endpoint. Each answers the envelope's `data`, parsed by its schema.
 * @throws ApiError for every refusal, and with status 0 when the server was not reached.
 */
export function createApi<C extends Contract>(contract: C, origin: string, fetch: Fetch): Api<C> {
  const rooms = Object.entries(contract).map(([room, endpoints]) => [
    room,
    Object.fromEntries(Object.entries(endpoints).map(([name, e]) => [name, caller(e, origin, fetch)])),
  ])
  return Object.fromEntries(rooms) as Api<C>
}

const caller =
  (e: Endpoint, origin: string, fetch: Fetch) =>
  async (ask: Parts, options: CallOptions = {}) => {
    const response = await fetch(toRequest(e, origin, ask, options)).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiError(0, local('common.unreachable'))
    })
    const json: unknown = await response.json().catch(() => null)
    if (!response.ok)
      throw new ApiError(response.status, problem.safeParse(json).data ?? local('common.unavailable'))
    return e.data.parse((json as { data?: unknown } | null)?.data) as z.output<typeof e.data>
  }

const local = (code: keyof typeof commonErrors): Problem => ({
  status: 'Error',
  code,
  message: commonErrors[code].message,
})

function toRequest(e: Endpoint, origin: string, ask: Parts, options: CallOptions): Request {
  const params = new Map<string, unknown>(Object.entries(ask.params ?? {}))
  const path = e.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params.get(key))))
  const url = new URL(path, origin)
  for (const [key, value] of Object.entries(ask.query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  return new Request(url, {
    method: e.method,
    headers: {
      accept: 'application/json',
      'content-type': e.upload ? 'application/octet-stream' : 'application/json',
      ...options.headers,
    },
    body: e.upload ? (ask.body as Blob) : ask.body === undefined ? undefined : JSON.stringify(ask.body),
    signal: options.signal,
  })
}
