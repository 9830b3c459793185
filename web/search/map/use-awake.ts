/** web/search/map: when the live map begins, which is heavier than the page that it stands on. */
import { useEffect, useState } from 'react'
import { isPhone } from '../results/swiped.ts'

/** What somebody does who has begun to use the page. */
const touches = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const
/** Milliseconds that a page on a phone is looked at, and not touched, until its map begins all the same. */
const patience = 7_000

/**
 * On a wide screen the map begins as soon as the list can be used. A phone is busy enough with the list, and
 * shows the drawn map above it: there the first touch begins it, or a while of rest.
 */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    const wake = () => setIsAwake(true)
    const rest = setTimeout(wake, isPhone() ? patience : 0)
    const listening = new AbortController()
    const { signal } = listening
    for (const touch of touches)
      window.addEventListener(touch, wake, { capture: true, passive: true, signal })
    return () => {
      clearTimeout(rest)
      listening.abort()
    }
  }, [])
  return isAwake
}
