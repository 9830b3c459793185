/**
 * enquiries: delivers to an agency's program: signed, through the guarded
 * connector, again and again until it is taken.
 */
import type { Platform } from '#server/platform/platform.ts'
import { OutboundRefused } from '#server/platform/outbound/outbound.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { mostAttempts } from './announce.ts'
import { openHookSecret } from './hook-secret.ts'
import { findDelivery, setDelivery } from './hooks.store.ts'
import { signBody } from './sign-body.ts'
import { signatureHeader } from './signature.rules.ts'

/** A delivery that was not taken: the job is tried again. */
class NotTaken extends Error {
  override name = 'NotTaken'
}

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** @throws NotTaken while there are tries left. */
export async function deliverOne(platform: Platform, id: string, signal: AbortSignal): Promise<void> {
  const delivery = await findDelivery(platform.db, id)
  if (!delivery) return
  const attempts = delivery.attempts + 1
  const { isTaken, outcome } = await send(platform, delivery, signal)
  const state = isTaken ? 'delivered' : attempts >= mostAttempts ? 'failed' : 'waiting'
  await setDelivery(platform.db, id, { state, attempts, outcome })
  if (state === 'waiting') throw new NotTaken(outcome)
}

async function send({ outbound, clock, config }: Platform, d: Delivery, signal: AbortSignal) {
  const body = JSON.stringify(d.payload)
  const secret = openHookSecret(loadSecret(config), d.agencyId, d.secret)
  const headers = {
    'content-type': 'application/json',
    'meridian-event': d.event,
    'meridian-delivery': d.id,
    [signatureHeader]: signBody(secret, body, clock.now()),
  }
  try {
    const status = await outbound.post({ url: d.url, body, headers, signal })
    return { isTaken: status >= 200 && status < 300, outcome: String(status) }
  } catch (error) {
    // What an address inside this network would have answered is nobody's business.
    return { isTaken: false, outcome: error instanceof OutboundRefused ? 'refused' : 'unreachable' }
  }
}
