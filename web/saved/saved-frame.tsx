/**
 * web/saved: what saved homes add to every page: hearts that follow who is
 * signed in, and nothing kept of anybody else.
 */
import { useEffect } from 'react'
import { useUserInfo } from '#web/platform/session/session.ts'
import { followSession } from './hearts.ts'
import { isCacheName } from './offline/cache-name.ts'

/** Browsers keep caches for pages of a safe origin only; most people keep none. */
async function forgetOthers(): Promise<void> {
  if (!('caches' in window) || !(await caches.keys()).some(isCacheName)) return
  await (await import('./offline/offline-homes.ts')).forgetOthers()
}

const forgetKept = (): void => void forgetOthers().catch(() => undefined)

export function SavedFrame() {
  const userInfo = useUserInfo()
  useEffect(followSession, [userInfo])
  useEffect(forgetKept, [userInfo])
  return null
}
