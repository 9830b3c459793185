/** web/platform: has the page looked at again after a part of it has arrived late. */
import { useSyncExternalStore } from 'react'

/**
 * Milliseconds after an arrival. React holds a part that comes soon after another back for 0.3 s; when
 * more arrive meanwhile it can lose the work it held back, and does it only with the next change of
 * anything on the page. On a busy machine that happened to one page in twenty, which then stood
 * unfinished until somebody pressed something.
 */
export const looks = [1_000, 3_000, 10_000]

let arrivals = 0
const listeners = new Set<() => void>()

function lookAgain(): void {
  arrivals++
  for (const listen of listeners) listen()
}

/** Called for each part that has arrived. */
export function hasArrivedLate(): void {
  for (const pause of looks) setTimeout(lookAgain, pause)
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/**
 * For a component at the root whose children stay as they are: it changes
 * by itself a little after parts have arrived.
 */
export const useLateParts = (): number =>
  useSyncExternalStore(
    subscribe,
    () => arrivals,
    () => 0,
  )
