/** web/platform: revalidates every loader of the page, even before the router is ready. */
import { use, useCallback, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState, useRevalidator } from 'react-router'
import { loadDeferredParts } from '../loading/deferred-part.ts'

/**
 * For what may be wanted before the first loaders of a page have answered. The router then asks the server
 * for nothing and takes that for a failure, so it is asked as soon as the page is there.
 */
export function useEarlyRevalidate(): () => void {
  const { revalidate } = useRevalidator()
  const isThere = use(RouterState)?.initialized ?? false
  const state = useRef({ isThere: false, isWanted: false })
  useEffect(() => {
    const { isWanted } = state.current
    state.current = { isThere, isWanted: isWanted && !isThere }
    if (isWanted && isThere) void revalidate()
  }, [isThere, revalidate])
  return useCallback(() => {
    loadDeferredParts()
    if (state.current.isThere) void revalidate()
    else state.current.isWanted = true
  }, [revalidate])
}
