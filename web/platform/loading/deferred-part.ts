/**
 * web/platform: parts below the first screen: rendered by the server,
 * hydrated at the visitor's first interaction.
 */
import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

const moves = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const

let moved: Promise<void> | null = null
let wanted: () => void = () => undefined
const isWanted = new Promise<void>((resolve) => {
  wanted = resolve
})

/**
 * Fetches the late parts now. Whatever changes for the whole page (its language, say) waits for all of it to
 * be taken over by script, and must not wait for somebody to move.
 */
export const loadDeferredParts = (): void => wanted()

/**
 * Resolves when a person first touches, scrolls or types, or when the parts are wanted; a
 * page that only lies there needs nothing more.
 */
export function firstInteraction(): Promise<void> {
  moved ??= new Promise((resolve) => {
    void isWanted.then(resolve)
    // Whoever came by a link to a part below, or has scrolled before the program arrived, has moved already.
    if (window.location.hash !== '' || window.scrollY > 0) {
      resolve()
      return
    }
    const seen = () => {
      for (const move of moves) window.removeEventListener(move, seen, true)
      resolve()
    }
    for (const move of moves) window.addEventListener(move, seen, { capture: true, passive: true })
  })
  return moved
}

/**
 * Like `lazyPart`, but its chunk waits for the first move. Until then the page shows what the server wrote.
 */
export const deferredPart = <K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
) => lazyPart(load, name, firstInteraction)
