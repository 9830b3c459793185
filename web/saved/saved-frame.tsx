/** web/saved: what saved homes add to every page: hearts that follow who is signed in, and nothing kept of anybody else. */
import { useEffect } from 'react'
import { useUserInfo } from '#web/platform/session/session.ts'
import { followSession } from './hearts.ts'

/** Browsers keep caches for pages of a safe origin only. */
function forgetKept(): void {
  if ('caches' in window)
    void import('./offline/kept-homes.ts').then(({ forgetOthers }) => forgetOthers()).catch(() => undefined)
}

export function SavedFrame() {
  const userInfo = useUserInfo()
  useEffect(followSession, [userInfo])
  useEffect(forgetKept, [userInfo])
  return null
}
