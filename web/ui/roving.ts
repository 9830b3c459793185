/** ui: several controls behind one tab stop: the arrow keys lead from one to the next, as in a toolbar. */
import type { KeyboardEvent } from 'react'

/** For `aria-keyshortcuts` of the link; names of keys: translate="no" */
export const rovingKeys = 'ArrowRight ArrowLeft'

/**
 * Which of `count` controls an arrow, Home or End leads to from the one at
 * `at`, round and round; null for other keys.
 */
export function roved(key: string, at: number, count: number, isRightToLeft = false): number | null {
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forwards) return (at + 1) % count
  if (key === backwards) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * For `onKeyDown` of what holds the controls: its one link with a tab stop, and buttons with `tabIndex` -1.
 * Escape gives the focus back to the link. Screen readers find all of them in the order of the page as ever.
 */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
  const stops = stopsIn(currentTarget)
  const at = stops.findIndex((stop) => stop === target)
  if (at < 0) return
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const next = key === 'Escape' ? stops.findIndex(isTabStop) : roved(key, at, stops.length, isRightToLeft)
  if (next === null || next === at) return
  event.preventDefault()
  stops[next]?.focus()
}

const isTabStop = ({ tabIndex }: HTMLElement) => tabIndex >= 0

/** A second link to the same page, out of the tab order, would say nothing new. */
const stopsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(
    (stop) => (stop.tagName === 'BUTTON' || isTabStop(stop)) && getComputedStyle(stop).display !== 'none',
  )
