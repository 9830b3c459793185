/**
 * translation: the short-lived token that stands in for the provider's key: it
 * names its device and opens only this endpoint.
 */
import { sameSecret, sign } from '#server/platform/settings/crypto.ts'

/** Seconds a token works: a browser fetches a few a day. */
export const tokenSeconds = 6 * 3600

const purpose = 'translation token'
const prefix = 'tp_'

/** `tp_<seconds since 1970>.<device>.<MAC>`. */
export function makeToken(secret: string, device: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + tokenSeconds
  return `${prefix}${until}.${device}.${sign(secret, purpose, `${until}.${device}`)}`
}

/** The device a token was made for; null when it is not ours or its time is over. */
export function deviceOf(secret: string, token: string, now: Date): string | null {
  const [until = '', device = '', mac = '', ...rest] = token.startsWith(prefix)
    ? token.slice(prefix.length).split('.')
    : []
  if (rest.length > 0 || !/^\d{1,12}$/.test(until)) return null
  if (!sameSecret(mac, sign(secret, purpose, `${until}.${device}`))) return null
  return Number(until) * 1000 > now.getTime() ? device : null
}
