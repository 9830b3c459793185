/** web/platform: parts below the first screen: the server writes them, and their program comes with the visitor's first move. */
import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

const moves = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const

let moved: Promise<void> | null = null

/** Resolves when a person first touches, scrolls or types; a page that only lies there needs nothing more. */
export function firstMove(): Promise<void> {
  moved ??= new Promise((resolve) => {
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

/** Like `lazyPart`, but its chunk waits for the first move. Until then the page shows what the server wrote. */
export const latePart = <K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
) => lazyPart(() => firstMove().then(load), name)
