/**
 * web/search: tells the form around a field that script has written into
 * it, which a form does not hear of by itself.
 */
import { useRef, type RefObject } from 'react'

export function useWritten(): { box: RefObject<HTMLDivElement | null>; tell: () => void } {
  const box = useRef<HTMLDivElement>(null)
  // In the next frame, when what was written stands in the field.
  const tell = () =>
    requestAnimationFrame(() => box.current?.dispatchEvent(new Event('input', { bubbles: true })))
  return { box, tell }
}
