/**
 * alerts: the keys that sign for Web Push (VAPID): given by the environment, or made once and kept sealed.
 */
import webPush from 'web-push'
import type { Platform } from '#server/platform/platform.ts'
import { seal, unseal } from '#server/platform/settings/sealed.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { findKeys, keepKeys, type StoredKeys } from './push.store.ts'

export type PushKeys = { publicKey: string; privateKey: string }

type Own = Pick<Platform, 'config' | 'db' | 'clock'>

const boundTo = (publicKey: string) => ({ use: 'web-push', owner: publicKey })

/** The same in every process: the first that asks makes them. */
export async function pushKeys({ config, db, clock }: Own): Promise<PushKeys> {
  if (config.vapid) return config.vapid
  const secret = loadSecret(config)
  const opened = ({ publicKey, sealedPrivateKey }: StoredKeys): PushKeys => ({
    publicKey,
    privateKey: unseal(secret, boundTo(publicKey), sealedPrivateKey),
  })
  const kept = await findKeys(db)
  if (kept) return opened(kept)
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealedPrivateKey = seal(secret, boundTo(publicKey), privateKey)
  await keepKeys(db, { publicKey, sealedPrivateKey }, clock.now())
  const first = await findKeys(db)
  if (!first) throw new Error('the keys of Web Push were not kept')
  return opened(first)
}
