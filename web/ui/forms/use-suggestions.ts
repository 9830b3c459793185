/**
 * web/ui: what is offered while somebody types: asked for after a
 * pause, and never shown when it comes too late.
 */
import { useRef, useState } from 'react'

/** Milliseconds to wait for the next letter. */
const pauseMs = 150

/** Finds what fits the words, which are not empty. The signal comes when more was typed. */
export type Finder<T> = (words: string, signal: AbortSignal) => Promise<T[]>

/**
 * `ask` hears everything that is typed. What cannot be asked for is not offered; what was offered before
 * stays. `isNothing` says that nothing fits what was typed.
 */
export function useSuggestions<T>(find: Finder<T>) {
  const [items, setItems] = useState<T[]>([])
  const [isNothing, setNothing] = useState(false)
  const latest = useRef<{ stop: AbortController; clock: ReturnType<typeof setTimeout> } | null>(null)
  const ask = (typed: string): void => {
    clearTimeout(latest.current?.clock)
    latest.current?.stop.abort()
    setNothing(false)
    const words = typed.trim()
    if (!words) {
      setItems([])
      return
    }
    const stop = new AbortController()
    const look = async () => {
      const found = await find(words, stop.signal)
      if (stop.signal.aborted) return
      setItems(found)
      setNothing(found.length === 0)
    }
    latest.current = { stop, clock: setTimeout(() => void look().catch(() => undefined), pauseMs) }
  }
  return { items, isNothing, ask }
}
