/** web/platform: a navigation that takes longer than 120 s is given up (specification, section 9). */
import { use, useEffect, useState } from 'react'
import {
  createPath,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigation,
} from 'react-router'
import { chunkTimeout } from './lazy-part.ts'

/**
 * The address of the page that has not arrived in time, or null. It may still come: then this is null again.
 */
export function useTimedOutNavigation(): string | null {
  const { state, location: next } = useNavigation()
  const here = useLocation()
  // Before the first page's own loaders have answered nothing is
  // being navigated to, and yet it is on its way.
  const isFirst = !(use(RouterState)?.initialized ?? true)
  const wanted = state === 'loading' ? createPath(next) : isFirst ? createPath(here) : null
  const key = state === 'loading' ? next.key : here.key
  const [given, setGiven] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const clock = setTimeout(() => setGiven(wanted), chunkTimeout)
    return () => {
      clearTimeout(clock)
      setGiven(null)
    }
    // Another navigation to the same address starts a new wait.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [wanted, key])
  return wanted === null ? null : given
}
