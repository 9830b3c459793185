/** web/alerts: what saved searches add to every page: those of this browser follow who signs in. */
import { useEffect } from 'react'
import { useUserInfo } from '#web/platform/session/session.ts'

/** Visitors and accounts without any need none of the program. */
function hasSearches(): boolean {
  try {
    return localStorage.getItem('saved_searches') !== null
  } catch {
    return false
  }
}

export function AlertsFrame() {
  const userInfo = useUserInfo()
  const isUser = userInfo?.role === 'User'
  useEffect(() => {
    if (isUser && hasSearches())
      void import('./merge-searches.ts').then(({ mergeSearches }) => mergeSearches())
  }, [isUser])
  return null
}
