/**
 * ui: the frame of a guarded area: a neatline, the area's pages in a rail at
 * the side (a row of tabs on phones), the page.
 */
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '../icon.tsx'
import './work-parts.css'
import './workspace.css'

export type RailItem = {
  to: string
  label: string
  icon: LucideIcon
  /** Where the addresses begin of pages that belong to this one and do not stand below it. */
  within?: readonly string[]
  /**
   * How many wait for a person, and what they are, for screen readers; `isCalm` where they are only there.
   */
  waiting?: { count: number; words: string; isCalm?: boolean } | undefined
}

type Props = {
  label: string
  items: readonly RailItem[]
  /** Whose area it is, below its pages; not on phones. */
  foot?: ReactNode
  children: ReactNode
}

export function Workspace({ label, items, foot, children }: Props) {
  const { number, locale } = useFormat()
  const rail = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isWithin = (starts: readonly string[] = []) => starts.some((start) => pathname.startsWith(start))
  const here = items.findIndex(({ to, within }) => pathname.startsWith(to) || isWithin(within))
  // On phones the pages are a row that may be wider than the screen; in another language it is another row.
  useEffect(() => {
    rail.current?.querySelectorAll('a')[here]?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [here, locale])
  return (
    <>
      <div className="neatline" aria-hidden="true" />
      <div className="workspace">
        <nav className="rail" aria-label={label} ref={rail}>
          <p className="rail-label" aria-hidden="true">
            {label}
          </p>
          <ul>
            {items.map(({ to, label: words, icon, waiting, within }) => (
              <li key={to}>
                <RailLink to={to} isHere={isWithin(within)}>
                  <Icon of={icon} />
                  {words}
                  {waiting && waiting.count > 0 && (
                    <span className={`rail-count num${waiting.isCalm ? ' rail-count--calm' : ''}`}>
                      {number(waiting.count)}
                      <span className="quiet-text"> {waiting.words}</span>
                    </span>
                  )}
                </RailLink>
              </li>
            ))}
          </ul>
          {foot && <div className="rail-foot">{foot}</div>}
        </nav>
        <main className="content" id="main">
          {children}
        </main>
      </div>
    </>
  )
}

type LinkProps = { to: string; isHere: boolean; children: ReactNode }

/** A link that knows the pages below its own; those that stand elsewhere are told to it. */
const RailLink = ({ to, isHere, children }: LinkProps) =>
  isHere ? (
    <Link to={to} prefetch="intent" aria-current="true">
      {children}
    </Link>
  ) : (
    <NavLink to={to} prefetch="intent">
      {children}
    </NavLink>
  )

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
