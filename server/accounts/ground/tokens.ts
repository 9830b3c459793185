/** accounts: the two tokens: a short JWT that says who, and an opaque counter token that renews it. */
import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { brand } from '#contract/content/brand.ts'
import { sameSecret } from '#server/platform/settings/crypto.ts'

export type TokenSettings = { secret: string; issuer: string; accessSeconds: number }
/** Who a verified access token speaks of. */
export type AccessClaims = { userId: string; sessionId: string }

/** One key per purpose, so that a token of one kind is never a token of another (RFC 8725, 3.9). */
export const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`key\n${purpose}`).digest()

/** A JWT with `typ: at+jwt` (RFC 9068) that lives `accessSeconds`. */
export function issueAccessToken(
  { userId, sessionId }: AccessClaims,
  settings: TokenSettings,
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(settings.issuer)
    .setAudience(brand.slug)
    .setSubject(userId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + settings.accessSeconds)
    .sign(keyFor(settings.secret, 'access'))
}

/** Null for anything but our own, unexpired access token. */
export async function readAccessToken(
  token: string,
  settings: TokenSettings,
  now: Date,
): Promise<AccessClaims | null> {
  if (token.length > 2_000) return null
  try {
    const { payload } = await jwtVerify(token, keyFor(settings.secret, 'access'), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: settings.issuer,
      audience: brand.slug,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null
  } catch {
    return null
  }
}

/**
 * `rt_` + base64url(session id, counter, MAC): useless without the
 * session's row, and without its cookie in a browser.
 */
export function issueRefreshToken(sessionId: string, counter: number, secret: string): string {
  const body = Buffer.alloc(20)
  body.write(sessionId.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(counter, 16)
  return `rt_${Buffer.concat([body, macOf(body, secret)]).toString('base64url')}`
}

/** Null for anything we did not issue. */
export function readRefreshToken(
  token: string,
  secret: string,
): { sessionId: string; counter: number } | null {
  if (!/^rt_[A-Za-z0-9_-]{48}$/.test(token)) return null
  const bytes = Buffer.from(token.slice(3), 'base64url')
  const body = bytes.subarray(0, 20)
  if (!sameSecret(bytes.subarray(20).toString('hex'), macOf(body, secret).toString('hex'))) return null
  const hex = body.toString('hex', 0, 16)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: body.readUInt32BE(16) }
}

const macOf = (body: Buffer, secret: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'refresh')).update(body).digest().subarray(0, 16)
