/**
 * web/listings: which picture of a home somebody had swiped to, kept for
 * the entry of the history: Back shows it again.
 */
import { useCallback, useLayoutEffect, type RefObject } from 'react'
import { useEntryMemory } from '#web/platform/kept/entry-memory.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'

/** By home: the number of its picture, from 0. */
type Kept = Record<string, number>

/** The number of the picture that a strip of pictures shows, in either direction of the page. */
export const pictureAt = ({ scrollLeft, clientWidth }: Pick<Element, 'scrollLeft' | 'clientWidth'>): number =>
  Math.round(Math.abs(scrollLeft) / (clientWidth || 1))

/** Brings a picture of the strip to the front. */
export function turnTo(strip: Element, at: number, behavior: ScrollBehavior): void {
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollTo({ left: sign * at * strip.clientWidth, behavior })
}

/**
 * Turns the strip to the picture of `home` that was left, and tells `onFound` before it does. What is
 * answered keeps the number of another picture.
 */
export function useShownPicture(
  strip: RefObject<Element | null>,
  home: string,
  onFound: () => void,
): (at: number) => void {
  const { read, write } = useEntryMemory<Kept>('pictures')
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    const at = hydrated ? (read()?.[home] ?? 0) : 0
    if (at === 0 || !strip.current) return
    onFound()
    turnTo(strip.current, at, 'instant')
  }, [hydrated, read, home, strip, onFound])
  return useCallback(
    (at: number) => {
      const kept = read() ?? {}
      if ((kept[home] ?? 0) !== at) write({ ...kept, [home]: at })
    },
    [read, write, home],
  )
}
