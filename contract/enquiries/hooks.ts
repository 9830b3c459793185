/** contract: the address of an agency's own program that hears of its enquiries. */
import { z } from 'zod'
import { id, instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { hookEvents } from './enquiry-codes.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://' })
  .max(500)

const delivery = z.object({
  id,
  event: z.enum(hookEvents),
  at: instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** What the other side answered at last: a status, or why there was none. */
  outcome: z.string().nullable(),
})
export type HookDelivery = z.infer<typeof delivery>

/** `secret` is shown once, when the address is set. */
const hook = z.object({
  url: z.string().nullable(),
  secret: z.string().nullable(),
  deliveries: z.array(delivery),
})
export type Hook = z.infer<typeof hook>

const said = z.object({ message: z.string(), hook })

export const hooks = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/webhook',
    for: ['Agent'],
    summary: 'Where my agency’s program is told of enquiries, and how the last deliveries went',
    data: hook,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/webhook',
    for: ['Agent'],
    inPerson: true,
    summary: 'Set the address; answers a new secret that signs what is sent',
    body: z.strictObject({ url: address }),
    data: said,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/webhook',
    for: ['Agent'],
    summary: 'Tell no program any more',
    data: said,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/webhook/test',
    for: ['Agent'],
    summary: 'Send a test event to the address',
    data: said,
  }),
}
