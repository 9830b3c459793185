/**
 * accounts: what a request tells of its sender: network, browser or program, and our own HttpOnly cookies.
 */
import { languageCookieName } from '#contract/content/page-addresses.ts'
import { daySeconds, hourSeconds } from '#contract/vocabulary/spans.ts'
import { networkOf } from '#server/platform/http/client-address.ts'
import { randomToken, sha256, sign } from '#server/platform/settings/crypto.ts'
import type { Call } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * `flow` ties codes and reset grants to a browser, `sid` a session,
 * `device` tells a browser that signed in before.
 */
type CookieName = 'flow' | 'sid' | 'device'
/** How long each works, in seconds. */
export const cookieLives: Record<CookieName, number> = {
  flow: hourSeconds,
  sid: 30 * daySeconds,
  device: 365 * daySeconds,
}

/** A cookie that goes out with the answer once it is sent. */
type Minted = { hash: string; send: () => void }

export type Visitor = {
  /** Browsers say where a request comes from; programs do not, and may not keep cookies. */
  isBrowser: boolean
  /** IPv4 address or IPv6 /64: what limits are counted by. */
  network: string
  userAgent: string
  /** The language somebody chose on the pages, or a program asks for; null where nobody said. */
  language: string | null
  requestId: string
  /** Hash of the cookie, when the request carried one. */
  cookieHash: (name: CookieName) => string | null
  /** Sets the cookie to a new secret unless there is one, and answers its hash. */
  keepCookie: (name: CookieName) => string
  /** A new secret for the cookie. */
  mintCookie: (name: CookieName) => Minted
  /** The cookie as it is, or a new secret for it. */
  knownCookie: (name: CookieName) => Minted
  dropCookie: (name: CookieName) => void
}

/** Reads the request; cookies that are set go out with its answer. */
export function visitorOf({ request, headers, address, requestId }: Call, { config }: Platform): Visitor {
  const secure =
    config.publicUrl.startsWith('https:') || /^http:\/\/(localhost|127\.|\[::1\])/.test(config.publicUrl)
  const prefix = secure ? '__Host-' : ''
  const given = new Map((request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => halves(pair)))
  const set = (name: CookieName, value: string, life: number) =>
    headers.append(
      'set-cookie',
      `${prefix}${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${secure ? '; Secure' : ''}`,
    )
  const cookieHash = (name: CookieName) => {
    const value = given.get(`${prefix}${name}`)
    return value && /^[A-Za-z0-9_-]{43}$/.test(value) ? sha256(`${name}\n${value}`) : null
  }
  const mintCookie = (name: CookieName): Minted => {
    const value = randomToken()
    const send = () => {
      given.set(`${prefix}${name}`, value)
      set(name, value, cookieLives[name])
    }
    return { hash: sha256(`${name}\n${value}`), send }
  }
  const knownCookie = (name: CookieName): Minted => {
    const hash = cookieHash(name)
    return hash ? { hash, send: () => undefined } : mintCookie(name)
  }
  const isBrowser = ['origin', 'sec-fetch-site', 'cookie'].some((name) => request.headers.has(name))
  return {
    isBrowser,
    // Browsers ask for a language of their own accord, so only what was chosen on the pages counts there.
    language: languageIn(isBrowser ? chosenLanguage(given) : request.headers.get('accept-language')),
    network: networkOf(address) || 'unknown',
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    requestId,
    cookieHash,
    keepCookie: (name) => {
      const { hash, send } = knownCookie(name)
      send()
      return hash
    },
    mintCookie,
    knownCookie,
    dropCookie: (name) => set(name, '', 0),
  }
}

/** Name and value of a cookie; a value may hold the sign that parts them. */
const halves = (pair: string): [string, string] => {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

/** As pages read it: its own cookie, or that of the preferences, which kept it before. */
const chosenLanguage = (given: ReadonlyMap<string, string>): string | null =>
  given.get(languageCookieName) ?? new URLSearchParams(given.get('prefs') ?? '').get('language')

/** `pt-BR,pt;q=0.9` → `pt`. */
const languageIn = (tags: string | null | undefined): string | null =>
  /^[a-z]{2,3}(?=$|[-,;])/i.exec(tags?.trim() ?? '')?.[0].toLowerCase() ?? null

/**
 * For programs without cookies: the same network and client within a
 * grant's short life. `token`: who can also show it.
 */
export const programBinding = ({ network, userAgent }: Visitor, token = ''): string =>
  sha256(`program\n${network}\n${userAgent}${token && `\n${token}`}`)

/**
 * What a visitor is known by in the next request: a browser by its cookie, a
 * program without cookies by network and client.
 */
export const bindingsOf = (visitor: Visitor): string[] =>
  [visitor.cookieHash('flow'), visitor.isBrowser ? null : programBinding(visitor)].filter(
    (one) => one !== null,
  )

/** An address as limits and logs know it: never readable. */
export const emailKey = (email: string, secret: string): string => sign(secret, 'email', email).slice(0, 22)
