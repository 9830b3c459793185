/**
 * platform: refusals written straight to the connection, before a
 * request is looked into: they cost next to nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonErrors } from '#contract/http/errors.ts'
import { inertPolicy, securityHeaders } from './security-headers.ts'
import { pathOf } from '../limits/kind-of-request.ts'
import { readsPages, type RefusalPage } from './refusal.ts'

/** Seconds; spread, so that those who were refused together do not come back together. */
const backAfter = () => 1 + Math.floor(Math.random() * 3)
/** What is still on its way is read and dropped up to so many bytes; above, the connection ends. */
const worthReading = 65_536

/** Answers 503 with Retry-After; `page` is for those who read, the envelope of the contract for programs. */
export function createBusyAnswer({ https, page }: { https: boolean; page?: RefusalPage | undefined }) {
  const common: [string, string][] = [
    ...securityHeaders({ https, foreignMap: false, development: false }),
    ['content-security-policy', inertPolicy],
    ['cache-control', 'private, no-store'],
    // Nothing in it is anybody's, so a script of any site may learn that it should come back.
    ['access-control-allow-origin', '*'],
    ['access-control-expose-headers', 'Retry-After'],
  ]
  const { message } = commonErrors['common.unavailable']
  const envelope = JSON.stringify({ status: 'Error', code: 'common.unavailable', message })

  return ({ url, headers }: IncomingMessage, outgoing: ServerResponse): void => {
    const reads = page && readsPages(pathOf(url), headers.accept)
    const body = reads ? page(message, headers['accept-language'] ?? '') : envelope
    const hasMuch = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > worthReading
    for (const [name, value] of common) outgoing.setHeader(name, value)
    if (hasMuch) outgoing.setHeader('connection', 'close')
    outgoing.writeHead(503, {
      'content-type': reads ? 'text/html; charset=utf-8' : 'application/json',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(backAfter()),
    })
    outgoing.end(body)
  }
}
