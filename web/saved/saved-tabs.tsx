/** web/saved: what a User keeps on Meridian, one page each. */
import { NavLink } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import styles from './saved.module.css'

const tabs = [
  { to: '/savedProperties', label: 'Saved homes' },
  { to: '/savedProperties/searches', label: 'Searches' },
  { to: '/savedProperties/enquiries', label: 'Enquiries' },
]

export function SavedTabs() {
  return (
    <nav className={classNames('segments no-print', styles.savedTabs)} aria-label="What you keep">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} className="segment" to={to} end prefetch="intent">
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
