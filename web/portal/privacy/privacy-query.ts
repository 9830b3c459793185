/** web/portal/privacy: what the address asks for. */

export const readState = (params: URLSearchParams): 'waiting' | 'ended' =>
  params.get('state') === 'ended' ? 'ended' : 'waiting'
