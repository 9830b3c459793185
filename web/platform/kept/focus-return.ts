/**
 * web/platform: Back gives people at a keyboard the link again that led them away. Who pressed it with a
 * mouse or a finger is not looking for a ring.
 */
import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { useEntryMemory } from './entry-memory.ts'

/** For the frame of all pages; one is enough. */
export function useFocusReturn(): void {
  const { read, write } = useEntryMemory<string>('leftBy')
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isBack) return undefined
    const left = read()
    const frame = requestAnimationFrame(() => {
      if (left && document.activeElement === document.body) linkTo(left)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isBack, read])
  useEffect(() => {
    // Keys press a link too, but no number of times.
    const note = ({ target, detail }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link) write(detail === 0 ? (link.getAttribute('href') ?? '') : '')
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [write])
}

const linkTo = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find(
    (link) => link.getAttribute('href') === address && link.tabIndex >= 0,
  )
