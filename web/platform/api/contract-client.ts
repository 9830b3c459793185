/** web/platform: the contract and its client, loaded on first use, for the two API clients of the browser. */

/** Makes the client over a fetch. */
export async function loadContractClient() {
  const [{ createApi }, { contract }] = await Promise.all([
    import('#contract/http/client.ts'),
    import('#contract/index.ts'),
  ])
  return (fetch: (request: Request) => Promise<Response>) =>
    createApi(contract, window.location.origin, fetch)
}
