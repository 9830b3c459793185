/** web/offline: forgets what was kept for reading offline as soon as nobody is signed in. */
import { useEffect } from 'react'
import { readUserInfo, useUserInfo } from '#web/platform/session/session.ts'

export function OfflineFrame() {
  const userInfo = useUserInfo()
  useEffect(() => {
    if (userInfo === null && readUserInfo() === null && 'caches' in window)
      void caches.delete('meridian-offline')
  }, [userInfo])
  return null
}
