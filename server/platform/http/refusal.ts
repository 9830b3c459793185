/**
 * platform: what a refused request is answered: the envelope for programs, a sentence on a page for people.
 */
import { commonErrors } from '#contract/http/errors.ts'
import { isUnavailable, unavailable } from '../database/db.ts'
import { isRefusal } from '../refusals/errors.ts'
import type { Log } from '../settings/log.ts'

/** The page of a refusal: the sentence in the language that Accept-Language asks for. */
export type RefusalPage = (sentence: string, acceptLanguage: string) => string

type Refused = {
  requestId: string
  route: string
  /** What a call that refused wants kept. */
  cookies: string[]
  /** The languages of somebody who would read a page; null for programs. */
  reader: string | null
}
type Tools = { log: Log; refusalPage?: RefusalPage | undefined }

/** Whether somebody who reads waits for the answer. */
export const readsPages = (path: string, accept: string | null | undefined): boolean =>
  !path.startsWith('/api/') && (accept ?? '').includes('text/html')

/** Nothing of what went wrong inside gets out; that is in the log. */
export function refusal(error: unknown, visit: Refused, { log, refusalPage }: Tools): Response {
  const refused = isRefusal(error) ? error : isUnavailable(error) ? unavailable(error) : null
  if (refused?.status === 503)
    log.warn({ err: error, requestId: visit.requestId, route: visit.route }, 'unavailable')
  if (!refused) log.error({ err: error, requestId: visit.requestId, route: visit.route }, 'a request failed')
  const { code, message, fields, extra, retryAfter, headers } = refused ?? internal
  const isPage = refusalPage && visit.reader !== null
  const body = isPage
    ? refusalPage(message, visit.reader ?? '')
    : JSON.stringify({ status: 'Error', code, message, ...(fields && { fields }), ...extra })
  const response = new Response(body, {
    status: refused?.status ?? 500,
    headers: {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'private, no-store',
      ...headers,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  })
  for (const cookie of refused ? visit.cookies : []) response.headers.append('set-cookie', cookie)
  return response
}

const internal = {
  code: 'common.internal',
  message: commonErrors['common.internal'].message,
  fields: undefined,
  extra: {},
  retryAfter: undefined,
  headers: {},
}
