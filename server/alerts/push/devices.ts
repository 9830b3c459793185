/** alerts: browsers that a person wants to be told in: added by a press there, and removed from anywhere. */
import { ECDH } from 'node:crypto'
import type { z } from 'zod'
import { mostDevices, type push as contract, type PushDevice } from '#contract/alerts/push.ts'
import { browserName } from '#server/platform/mail/browser-name.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { english, spoken } from '#server/platform/mail/mail-sentence.ts'
import { checkUrl, OutboundRefused } from '#server/platform/outbound/outbound-guard.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { silence } from '../match/ledger.store.ts'
import { dropDevice, listDevices, putDevice, type StoredDevice } from './push.store.ts'

type Own = Pick<Platform, 'config' | 'db' | 'clock'>

const told = ({ addedAt, ...device }: StoredDevice): PushDevice => ({
  ...device,
  addedAt: addedAt.toISOString(),
})

export const devicesOf = async ({ db }: Pick<Platform, 'db'>, userId: string): Promise<PushDevice[]> =>
  (await listDevices(db, userId)).map(told)

type Asking = { actor: Actor; userAgent: string }

/** @throws AppError 422 for a push service that is not public, or not https, or a key that seals nothing. */
export async function addDevice(
  { config, db, clock }: Own,
  { actor, userAgent }: Asking,
  { endpoint, keys }: z.output<typeof contract.addDevice.body>,
): Promise<PushDevice> {
  checkEndpoint(endpoint, config.outboundLoopback)
  checkKey(keys.p256dh)
  const name = spoken(browserName(userAgent), english)
  const at = clock.now()
  const device = { id: newId(), userId: actor.id, sessionId: actor.sessionId, endpoint, ...keys, name, at }
  const id = await transaction(db, (tx) => putDevice(tx, device, mostDevices))
  return told({ id, name, addedAt: at })
}

/** Plain http only where this machine's own addresses may be reached: in tests. */
function checkEndpoint(endpoint: string, allowLoopback: boolean): void {
  const url = new URL(endpoint)
  try {
    if (url.protocol !== 'https:' && !allowLoopback) throw new OutboundRefused('Only https.')
    checkUrl(url, allowLoopback)
  } catch (error) {
    if (error instanceof OutboundRefused) throw refuse('push.refused', { field: 'endpoint' })
    throw error
  }
}

/** A point that is on no curve would be found out by every notice again, long after anybody could be told. */
function checkKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
  } catch {
    throw refuse('push.refused', { field: 'keys' })
  }
}

/** Somebody else's browser looks like none. @throws AppError 404. */
export async function removeDevice(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await dropDevice(tx, userId, id))) throw refuse('push.notFound')
    await silence(tx, userId, clock.now())
  })
}
