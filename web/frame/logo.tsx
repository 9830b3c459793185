/** web/frame: the mark, a globe with its meridian as a compass needle, and the name. */
import { Link } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { useOwnLinks } from '#web/platform/session/own-links.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './logo.module.css'

/** Leads to the start of whoever is signed in. */
export function Logo({ className }: { className?: string }) {
  const { home } = useOwnLinks()
  return (
    <Link className={classNames(styles.logo, className)} to={home} translate="no">
      <svg viewBox="0 0 30 30" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="15" cy="15" r="11.2" strokeWidth="1.4" />
        <ellipse cx="15" cy="15" rx="5.2" ry="11.2" />
        <path d="M3.8 15h22.4" />
        <path d="M15 .8l2.9 14.2h-5.8z" fill="var(--clay)" stroke="none" />
        <path d="M15 29.2l2.9-14.2h-5.8z" fill="currentColor" stroke="none" />
      </svg>
      {brand.name}
    </Link>
  )
}
