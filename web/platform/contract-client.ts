/** web/platform: the contract and its client, loaded on first use, for the two API clients of the browser. */

/** Makes the client over a fetch. The parser checks values as they come: making code of schemas is what the page's policy forbids. */
export async function loadContractClient() {
  const [{ z }, { createApi }, { contract }] = await Promise.all([
    import('zod'),
    import('#contract/client.ts'),
    import('#contract/index.ts'),
  ])
  z.config({ jitless: true })
  return (fetch: (request: Request) => Promise<Response>) => createApi(contract, window.location.origin, fetch)
}
