/** platform: the contract for other programs: /api/openapi.json, and /api/docs for people. */
import type { Contract } from '#contract/http/client.ts'
import type { Routes } from '../http/http.ts'
import { renderApiPage } from './openapi-page.ts'
import { toOpenApi } from './openapi.ts'

const cache = 'public, max-age=300'

export const openApiRoutes =
  (contract: Contract): Routes =>
  (_bind, raw) => {
    const said = once(() => {
      const document = toOpenApi(contract)
      return { json: JSON.stringify(document), page: renderApiPage(document) }
    })
    raw('/api/openapi.json', () =>
      Promise.resolve(
        new Response(said().json, {
          headers: {
            'content-type': 'application/json',
            'cache-control': cache,
            'access-control-allow-origin': '*',
          },
        }),
      ),
    )
    raw('/api/docs', () =>
      Promise.resolve(
        new Response(said().page, {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': cache,
            'content-security-policy':
              "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          },
        }),
      ),
    )
  }

/** Written when somebody first reads it: it takes a tenth of a second that no start should wait for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
