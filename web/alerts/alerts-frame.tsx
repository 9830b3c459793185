/**
 * web/alerts: what saved searches add to every page: those of this browser
 * follow who signs in, and it tells nobody else.
 */
import { useEffect } from 'react'
import { signingOut } from '#web/platform/session/leaving.ts'
import { isActing, useUserInfo } from '#web/platform/session/session.ts'
import { leavePush } from './push-mark.ts'

/** Whoever keeps nothing here needs none of the program. */
function isKept(key: 'saved_searches' | 'push_device'): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** What this browser tells follows who is signed in. */
function followBrowser(isAnybodyHere: boolean): void {
  if (!isKept('push_device') || isActing()) return
  if (!isAnybodyHere) leavePush(signingOut())
  void import('./browser-push.ts').then(({ followPush }) => followPush()).catch(() => undefined)
}

export function AlertsFrame() {
  const userInfo = useUserInfo()
  const isUser = userInfo?.role === 'User'
  useEffect(() => {
    if (isUser && isKept('saved_searches') && !isActing())
      void import('./merge-searches.ts').then(({ mergeSearches }) => mergeSearches())
  }, [isUser])
  useEffect(() => followBrowser(userInfo !== null), [userInfo])
  return null
}
