/** platform: the contract for other programs: /api/openapi.json, and /api/docs for people. */
import type { Contract } from '#contract/http/client.ts'
import type { Routes } from '../http/http.ts'
import { renderApiPage } from './openapi-page.ts'
import { toOpenApi } from './openapi.ts'

const cache = 'public, max-age=300'

export const openApiRoutes =
  (contract: Contract): Routes =>
  (_bind, raw) => {
    const document = toOpenApi(contract)
    const json = JSON.stringify(document)
    const page = renderApiPage(document)
    raw('/api/openapi.json', () =>
      Promise.resolve(
        new Response(json, {
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
        new Response(page, {
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
