/** ui: the frame of a guarded area: a neatline, the area's pages in a rail at the side (a row of tabs on phones), the page. */
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import './work-parts.css'
import './workspace.css'

export type RailItem = {
  to: string
  label: string
  icon: LucideIcon
  /** How many wait for a person, and what they are, for screen readers. */
  waiting?: { count: number; words: string } | undefined
}

type Props = { label: string; items: readonly RailItem[]; children: ReactNode }

export function Workspace({ label, items, children }: Props) {
  const rail = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const here = items.findIndex(({ to }) => pathname.startsWith(to))
  // On phones the pages are a row that may be wider than the screen.
  useEffect(() => {
    rail.current?.querySelectorAll('a')[here]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here])
  return (
    <>
      <div className="neatline" aria-hidden="true" />
      <div className="workspace">
        <nav className="rail" aria-label={label} ref={rail}>
          <p className="rail-label" aria-hidden="true">
            {label}
          </p>
          <ul>
            {items.map(({ to, label: words, icon, waiting }) => (
              <li key={to}>
                <NavLink to={to} prefetch="intent">
                  <Icon of={icon} />
                  {words}
                  {waiting && waiting.count > 0 && (
                    <span className="rail-count num">
                      {waiting.count}
                      <span className="quiet-text"> {waiting.words}</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main className="content" id="main">
          {children}
        </main>
      </div>
    </>
  )
}

type HeadProps = { title: string; lead: string; children?: ReactNode }

/** The page's name, one sentence about it, and what can be done with all of it. */
export function PageHead({ title, lead, children }: HeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  )
}
