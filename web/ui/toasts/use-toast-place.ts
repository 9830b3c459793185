/**
 * ui: toasts on top of everything, and out of the way of what is being filled
 * in as soon as the program for that is there.
 */
import { useLayoutEffect, type RefObject } from 'react'

/** `count`: how many toasts there are. */
export function useToastPlace(region: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element || count === 0) return
    raise(element)
    let isOver = false
    let end: () => void = () => undefined
    void import('./toast-place.ts').then(
      ({ keepAway }) => {
        if (!isOver) end = keepAway(element)
      },
      // Where the styles put it, then.
      () => undefined,
    )
    return () => {
      isOver = true
      end()
    }
  }, [region, count])
}

/** Into the top layer, above every dialog. Older browsers have no popovers; there the styles lift it. */
function raise(element: HTMLElement): void {
  if (typeof element.showPopover === 'function' && !element.matches(':popover-open')) element.showPopover()
}
