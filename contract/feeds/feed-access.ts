/**
 * contract: how files come that are not simply fetched: sent to an
 * address with a key, or from behind a password.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id } from '../vocabulary/common.ts'
import { feed } from './feed-shapes.ts'

const message = z.string()
const params = z.object({ id })
const answer = z.object({ message, feed })

/** Signs that may stand in a header (RFC 9110, 5.5), without blanks at its ends. */
const headerValue = z
  .string()
  .min(1)
  .max(2_000)
  .regex(/^[!-~](?:[ -~]*[!-~])?$/, 'Please use plain letters, digits and signs only.')
/** Headers that say how a message is to be read, or to whom it goes, are not for secrets. */
const reserved =
  /^(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|cookie|range|if-.*|accept.*|proxy-.*|forwarded|x-forwarded-.*|user-agent|keep-alive|via)$/i
const headerName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, 'Please enter the name of a header, such as X-Api-Key.')
  .refine((name) => !reserved.test(name), 'This header cannot carry a key.')
const address = z
  .url({ protocol: /^https?$/, error: 'Please enter a web address that begins with http:// or https://' })
  .max(2_000)

export const credentials = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('basic'),
    address,
    user: z
      .string()
      .min(1, 'Please enter the user name.')
      .max(200)
      .refine((name) => !name.includes(':'), 'A user name has no colon.'),
    password: z.string().max(1_000),
  }),
  z.strictObject({ kind: z.literal('header'), address, name: headerName, value: headerValue }),
])
export type CredentialsAsk = z.output<typeof credentials>

export const feedAccessCalls = {
  setCredentials: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/feeds/:id/credentials',
    for: ['Agent'],
    inPerson: true,
    summary:
      'User name and password, or a header, for the address of a feed; sent to that origin only, and never shown again',
    params,
    body: credentials,
    data: answer,
  }),
  removeCredentials: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/feeds/:id/credentials',
    for: ['Agent'],
    summary: 'Forget the password of a feed',
    params,
    data: answer,
  }),
  makePushKey: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/feeds/:id/push-key',
    for: ['Agent'],
    inPerson: true,
    summary: 'A new address to which files of the feed are sent; it is shown once, and the one before ends',
    params,
    data: z.object({ message, feed, address: z.string() }),
  }),
  removePushKey: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/feeds/:id/push-key',
    for: ['Agent'],
    summary: 'End the address to which files of the feed are sent',
    params,
    data: answer,
  }),
  push: endpoint({
    method: 'POST',
    path: '/api/meridian/push/:key',
    for: 'anyone',
    summary:
      'Send a file of a feed. The first is only checked; once one was published, later ones are published as runs by the clock are',
    status: 201,
    params: z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    upload: { maxBytes: 500_000_000 },
    data: z.object({ message }),
  }),
}
