/** web/portal/translations: the memory of all texts, how much of each is said, and what words are called. */
import { Link, useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import styles from './translations.module.css'

const tabs = [
  { to: '/portal/translations', label: 'Memory' },
  { to: '/portal/translations/coverage', label: 'Coverage' },
  { to: '/portal/translations/glossary', label: 'Glossary' },
] as const

export function TranslationTabs() {
  const { pathname } = useLocation()
  return (
    <nav className={classNames('segments', styles.tabs)} aria-label="Translations">
      {tabs.map(({ to, label }) => (
        <Link key={to} className="segment" to={to} aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
