/** web/listings: what is asked of the list of agencies, as its address says it. */

export type AgentsAsked = { q: string; country: string | null; cursor: string | null }

/** Unknown values are as if they were not there. */
export function readAgents(params: URLSearchParams): AgentsAsked {
  const country = params.get('country') ?? ''
  const cursor = params.get('cursor') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    cursor: /^[\w-]{1,200}$/.test(cursor) ? cursor : null,
  }
}

export function agentsAddress({ q, country, cursor }: AgentsAsked): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(country && { country }),
    ...(cursor && { cursor }),
  })
  return params.size === 0 ? '/agents' : `/agents?${params.toString()}`
}
