/** web/platform: the contract and its client, loaded on first use, for the two API clients of the browser. */

/**
 * Makes the client over a fetch. The parser checks values as they come: making code of schemas is what the page's
 * policy forbids, and it has to hear of that before the first schema is made.
 */
export async function loadContractClient() {
  const { z } = await import('zod')
  z.config({ jitless: true })
  const [{ createApi }, { contract }] = await Promise.all([
    import('#contract/http/client.ts'),
    import('#contract/index.ts'),
  ])
  return (fetch: (request: Request) => Promise<Response>) =>
    createApi(contract, window.location.origin, fetch)
}
