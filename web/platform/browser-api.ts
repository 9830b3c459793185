/** web/platform: the API as the browser calls it. The contract and its parser load on first use, not with the page. */
import type { MeridianApi } from './api-context.ts'

let api: Promise<MeridianApi> | null = null

/** The contract client over the browser's fetch. */
export function browserApi(): Promise<MeridianApi> {
  api ??= Promise.all([import('#contract/client.ts'), import('#contract/index.ts')]).then(([client, { contract }]) =>
    client.createApi(contract, window.location.origin, (request) => fetch(request)),
  )
  return api
}
