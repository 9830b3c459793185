/** web/saved: where the focus goes when a home leaves a list. */
import { useEffect, useRef } from 'react'

/** Whoever takes a home off by keyboard goes on at the same control of the next one; after the last, at the heading. */
export function useFocusAfterRemoval<List extends HTMLElement>(ids: readonly string[], control: string) {
  const list = useRef<List>(null)
  const before = useRef(ids)
  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id))
    const isShorter = ids.length < before.current.length
    before.current = ids
    if (!isShorter || document.activeElement !== document.body) return
    const next = list.current?.children[Math.min(gone, ids.length - 1)]
    const target = next?.querySelector<HTMLElement>(control) ?? document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  })
  return list
}
