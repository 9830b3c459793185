/**
 * web/platform: the second of the two API clients: sends the bearer token,
 * renews it once after a 401, else signs out.
 */
import type { MeridianApi } from '../api/api-context.ts'
import { ofCalls } from '../api/calls.ts'
import { loadContractClient } from '../api/contract-client.ts'
import { learnFrom } from '../api/server-clock.ts'
import { isUnloading, setSigningOut, signingOut, type Leaving } from './leaving.ts'
import {
  accessToken,
  clearSession,
  isActing,
  leaveActing,
  readUserInfo,
  refreshToken,
  saveTokens,
} from './session.ts'

/** Milliseconds until a renewal that does not answer counts as failed. */
const renewalTime = 15_000
/** Milliseconds between clearing the session and going home, so that storage and other tabs have settled. */
export const logoutDelay = 100

let api: Promise<MeridianApi> | null = null

/**
 * The contract client for calls that need a person; the other one
 * (`browserApi`) sends no token and never retries.
 */
export function signedApi(): Promise<MeridianApi> {
  api ??= loadContractClient().then((make) => make((request) => signedFetch(request)))
  return api
}

/** As `signedApi`, over another way to send: for uploads that tell how far they are. */
export const signedApiOver = (send: (request: Request) => Promise<Response>): Promise<MeridianApi> =>
  loadContractClient().then((make) => make((request) => signedFetch(request, send)))

/**
 * As `fetch`, with the token; a 401 is answered by one renewal and
 * one retry, and if that fails by signing out.
 */
export async function signedFetch(
  request: Request,
  send = (ready: Request) => fetch(ready),
): Promise<Response> {
  const used = accessToken()
  const first = learnFrom(await send(withToken(request.clone(), used)))
  if (first.status !== 401) return first
  const renewed = await renew(used)
  if (!renewed) {
    if (!isUnloading()) leave('lapsed')
    return first
  }
  return send(withToken(request, renewed))
}

function withToken(request: Request, token: string | null): Request {
  const headers = new Headers(request.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return new Request(request, { headers, credentials: ofCalls.credentials })
}

let renewal: Promise<string | null> | null = null

/**
 * One renewal at a time in this tab, and by the lock in all tabs;
 * whoever comes second finds the new token stored.
 */
function renew(used: string | null): Promise<string | null> {
  renewal ??= locked(async () => {
    const current = accessToken()
    return current && current !== used ? current : askForToken()
  }).finally(() => {
    renewal = null
  })
  return renewal
}

const locked = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('meridian-refresh', work) : work()

async function askForToken(): Promise<string | null> {
  const token = refreshToken()
  if (!token) return null
  try {
    const response = await fetch(`/api/auth/get-access-token/${encodeURIComponent(token)}`, {
      ...ofCalls,
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(renewalTime),
    })
    if (!response.ok) return null
    const { data } = (await response.json()) as { data: { access_token: string; refresh_token?: string } }
    saveTokens({ access_token: data.access_token, refresh_token: data.refresh_token ?? token })
    return data.access_token
  } catch {
    return null
  }
}

/** Tells the server, forgets person and tokens and nothing else, and goes to the start after about 100 ms. */
export const signOut = (): void => leave('asked')

function leave(why: Leaving): void {
  if (signingOut()) return
  if (isActing()) return endActing()
  setSigningOut(why)
  const userInfo = readUserInfo()
  const token = refreshToken()
  if (userInfo && token) tellServer(userInfo.userId, token)
  clearSession()
  setTimeout(() => {
    setSigningOut(null)
    window.location.assign('/')
  }, logoutDelay)
}

/** Whoever acts as a person is themselves again at once, and back at that person's place in the portal. */
export function endActing(): void {
  const person = readUserInfo()?.userId
  const token = accessToken()
  if (token)
    void fetch('/api/meridian/profile/acting/end', {
      ...ofCalls,
      method: 'POST',
      headers: { ...ofCalls.headers, authorization: `Bearer ${token}` },
      body: '{}',
      keepalive: true,
    }).catch(() => undefined)
  leaveActing()
  window.location.assign(`/portal/user-manager${person ? `?person=${person}` : ''}`)
}

/** Nobody waits for the answer: the session is forgotten here in any case. */
function tellServer(userId: string, token: string): void {
  void fetch('/api/auth/logout', {
    ...ofCalls,
    method: 'POST',
    headers: { ...ofCalls.headers, authorization: 'logout' },
    body: JSON.stringify({ userId, refreshtoken_id: token }),
    keepalive: true,
  }).catch(() => undefined)
}
