/** web/saved: what saved homes add to every page: hearts that follow who is signed in. */
import { useEffect } from 'react'
import { useUserInfo } from '#web/platform/session/session.ts'
import { followSession } from './hearts.ts'

export function SavedFrame() {
  const userInfo = useUserInfo()
  useEffect(followSession, [userInfo])
  return null
}
