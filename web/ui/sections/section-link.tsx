/** ui: a link to a place on the same page, for eyes and for the keyboard. */
import { Link, useLocation } from 'react-router'
import type { ComponentProps, MouseEvent } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The id of what it leads to. */
  to: string
}

/**
 * It is the router's: to it a step that is only the browser's is one back to where the page began. What the
 * browser does beside scrolling is done here: the focus goes along, and what is shut around the place opens.
 */
export function SectionLink({ to, onClick, ...rest }: Props) {
  const { search } = useLocation()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) takeFocusTo(to)
  }
  return <Link {...rest} to={{ search, hash: `#${to}` }} onClick={press} />
}

/** As after a link of the browser's own, the next Tab goes on from there. */
export function takeFocusTo(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
    box.open = true
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
