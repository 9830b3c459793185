/** ui: where the focus goes when something leaves a list, and when it comes back. */
import { useEffect, useRef } from 'react'

/**
 * Whoever takes something off by keyboard goes on at the same control of the next one; after the last, at the
 * heading. What comes back, as by Undo, takes the focus again unless somebody is at work elsewhere.
 */
export function useListFocus<List extends HTMLElement>(ids: readonly string[], control: string) {
  const list = useRef<List>(null)
  const before = useRef(ids)
  const gone = useRef(new Set<string>())
  /** Where the focus was put last; whoever has left it since is at work elsewhere. */
  const put = useRef<Element | null>(null)
  useEffect(() => {
    const moved = moveOf(before.current, ids, gone.current)
    before.current = ids
    if (!moved || !isFree(put.current)) return
    const item = list.current?.children[moved.at]
    const target = item?.querySelector<HTMLElement>(control) ?? document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
    put.current = target ?? null
  })
  return list
}

/**
 * Which of the list has the focus next, where something left or came back; null where it is otherwise another
 * list, as after a page was turned. What has left is kept in `gone`.
 */
function moveOf(before: readonly string[], ids: readonly string[], gone: Set<string>): { at: number } | null {
  const left = before.filter((id) => !ids.includes(id))
  const come = ids.filter((id) => !before.includes(id))
  if (left.length > 0 && come.length > 0) {
    gone.clear()
    return null
  }
  for (const id of left) gone.add(id)
  const back = come.find((id) => gone.delete(id))
  if (back !== undefined) return { at: ids.indexOf(back) }
  const [first] = left
  return first === undefined ? null : { at: Math.min(before.indexOf(first), ids.length - 1) }
}

/**
 * Nobody is at work anywhere: the focus went with what left, is on a notice of it, or still where it was put.
 */
function isFree(put: Element | null): boolean {
  const { activeElement: active } = document
  return active === null || active === document.body || active === put || active.closest('.toasts') !== null
}
