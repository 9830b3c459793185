/**
 * web/platform: the API as the browser calls it. The contract and its
 * parser load on first use, not with the page.
 */
import type { MeridianApi } from './api-context.ts'
import { inPagesLanguage, ofCalls } from './calls.ts'
import { loadContractClient } from './contract-client.ts'
import { learnFrom } from './server-clock.ts'

let api: Promise<MeridianApi> | null = null

/** The contract client over the browser's fetch. */
export function browserApi(): Promise<MeridianApi> {
  api ??= loadContractClient().then((make) =>
    make((request) => {
      for (const [name, value] of Object.entries(inPagesLanguage())) request.headers.set(name, value)
      return fetch(request, { credentials: ofCalls.credentials }).then(learnFrom)
    }),
  )
  return api
}
