/** web/saved: what saved homes add to every page: hearts that follow who is signed in, and nothing kept of anybody else. */
import { useEffect } from 'react'
import { useUserInfo } from '#web/platform/session/session.ts'
import { followSession } from './hearts.ts'

export function SavedFrame() {
  const userInfo = useUserInfo()
  useEffect(followSession, [userInfo])
  useEffect(() => {
    // Browsers keep caches for pages of a safe origin only.
    if ('caches' in window)
      void import('./offline/kept-homes.ts').then(({ forgetOthers }) => forgetOthers()).catch(() => undefined)
  }, [userInfo])
  return null
}
