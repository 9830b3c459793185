/** contract: homes confirmed by the link of a mail, without signing in. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { id, instant } from '../vocabulary/common.ts'

export const reconfirmErrors = {
  'stock.linkOver': {
    status: 404,
    message: 'This link does not work any more. Please sign in and confirm your homes there.',
  },
} as const satisfies Refusals

/** What the mail's link carries behind the `#`. */
const key = z.string().regex(/^[\w-]{20,64}$/, 'This link is not whole')

const home = z.object({
  id,
  title: z.string(),
  reference: z.string().nullable(),
  confirmedAt: instant,
  /** Whether it was confirmed by this link. */
  isConfirmed: z.boolean(),
})

const asked = z.object({
  agency: z.string(),
  /** Until when the link works. */
  until: instant,
  /** Those that are still on the market. */
  homes: z.array(home),
})
export type AskedHomes = z.infer<typeof asked>

const params = z.object({ id })

export const reconfirm = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/confirmations/:id',
    for: 'anyone',
    summary: 'The homes a mail asks about, for who has its link; asking changes nothing',
    params,
    query: z.strictObject({ key }),
    data: asked,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/meridian/confirmations/:id',
    for: 'anyone',
    summary: 'Say that homes of such a mail are still available; each of them once',
    params,
    body: z.strictObject({ key, ids: z.array(id).min(1).max(500) }),
    data: z.object({ message: z.string(), asked }),
  }),
}
