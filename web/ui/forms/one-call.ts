/**
 * ui: one press, one call: what has been started is not started
 * again by a second press of the same impatience.
 */
import { useEffect, useRef, useState } from 'react'

/** Milliseconds after a press in which another one, without anything changed in between, is the same wish. */
export const samePress = 500

type Held = { isOver: boolean; clock?: ReturnType<typeof setTimeout> }

/**
 * Runs `act` once at a time, however often it is asked for. An act that answers `false` came to
 * nothing and may be tried again at once; after any other, presses within `samePress` of the first
 * count as that one, unless `edited` is told before.
 */
export function useOneCall<A extends unknown[]>(act: (...given: A) => unknown) {
  const held = useRef<Held | null>(null)
  const [isBusy, setBusy] = useState(false)
  const free = () => {
    clearTimeout(held.current?.clock)
    held.current = null
  }
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- it only stops a clock
  useEffect(() => () => clearTimeout(held.current?.clock), [])

  const run = async (...given: A): Promise<void> => {
    if (held.current) return
    const mine: Held = { isOver: false }
    held.current = mine
    const pressed = performance.now()
    let isDone = false
    setBusy(true)
    try {
      isDone = (await act(...given)) !== false
    } finally {
      setBusy(false)
      mine.isOver = true
      const left = samePress - (performance.now() - pressed)
      if (!isDone || left <= 0) free()
      else mine.clock = setTimeout(free, left)
    }
  }
  /** Something was changed: the next press is a new wish. */
  const edited = () => {
    if (held.current?.isOver) free()
  }
  return { run, edited, isBusy }
}

/**
 * For several acts on one thing, by whatever button they come: what is asked for while another one is
 * under way does not happen, and answers `false`.
 */
export function useTurns() {
  const isTaken = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const take = async <T>(act: () => Promise<T>): Promise<T | false> => {
    if (isTaken.current) return false
    isTaken.current = true
    setBusy(true)
    try {
      return await act()
    } finally {
      isTaken.current = false
      setBusy(false)
    }
  }
  return { take, isBusy }
}
