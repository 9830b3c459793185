/** contract: browsers of a User that are told of homes without a mail (Web Push, RFC 8030, 8291 and 8292). */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { id, instant } from '../vocabulary/common.ts'

export const pushErrors = {
  'push.notFound': { status: 404, message: 'There is no such browser among those that are told.' },
  'push.refused': { status: 422, message: 'Notifications cannot be sent to this browser.' },
} as const satisfies Refusals

/** So many browsers of one person are told; the one that was added first makes room. */
export const mostDevices = 10

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .transform((text) => text.replaceAll('=', ''))
    .refine((text) => text.length === length)
}

/** As `PushSubscription.toJSON()` writes it, without what nobody needs. */
const subscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
})

const device = z.object({ id, name: z.string(), addedAt: instant })
export type PushDevice = z.infer<typeof device>

const message = z.string()

export const push = {
  devices: endpoint({
    method: 'GET',
    path: '/api/meridian/alerts/devices',
    for: ['User'],
    summary: 'Browsers that are told of homes, and the key with which another one asks for it',
    data: z.object({ publicKey: z.string(), items: z.array(device) }),
  }),
  addDevice: endpoint({
    method: 'PUT',
    path: '/api/meridian/alerts/devices',
    for: ['User'],
    inPerson: true,
    summary: 'Tell this browser of homes too; the same browser is kept once, for whoever is signed in there',
    body: subscription,
    data: z.object({ message, device }),
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/meridian/alerts/devices/:id',
    for: ['User'],
    summary: 'Tell this browser nothing more',
    params: z.object({ id }),
    data: z.object({ message }),
  }),
}
