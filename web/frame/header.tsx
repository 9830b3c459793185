/** web/frame: the header: logo, the main ways in, language · currency · unit, and the menu of phones. */
import { Globe, Menu } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { languageOf } from '#web/platform/words/languages.ts'
import { usePendingPress } from '#web/platform/loading/pending-press.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { useOwnLinks } from '#web/platform/session/own-links.ts'
import { areaSign } from '#web/platform/formats/units.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCurrentAddress } from './current-address.ts'
import { Logo } from './logo.tsx'
import { mainLinks } from './main-links.ts'
import styles from './header.module.css'

const PreferencesDialog = onDemandPart(() => import('./preferences-dialog.tsx'), 'PreferencesDialog')
const MenuDrawer = onDemandPart(() => import('./menu-drawer.tsx'), 'MenuDrawer')

/** The header of most pages. `end` is the place for what a signed-in person gets. */
export function Header({ end }: { end?: ReactNode }) {
  const here = useCurrentAddress()
  const { isOpen } = useOwnLinks()
  const links = mainLinks.filter(({ to }) => isOpen(to))
  return (
    <header className={classNames('no-print', styles.header)}>
      <div className={classNames('page', styles.headerRow)}>
        <Logo />
        {links.length > 0 && (
          <nav className={classNames('only-wide', styles.nav)} aria-label="Main">
            {links.map(({ label, to }) => (
              <Link
                key={label}
                className="underlined"
                to={to}
                aria-current={to === here ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.headerEnd}>
          <PreferencesButton />
          {end && <span className={classNames('only-wide', styles.headerPerson)}>{end}</span>}
          <MenuButton end={end} />
        </div>
      </div>
    </header>
  )
}

/** The header of the search page: the question instead of the navigation. */
export function SearchHeader({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <header className={classNames('no-print', styles.header, styles.headerSearch)}>
      <div className={styles.headerRow}>
        <Logo className="only-wide" />
        {children}
        <div className={classNames('only-wide', styles.headerEnd)}>
          <PreferencesButton />
          {end}
        </div>
        <MenuButton end={end} />
      </div>
    </header>
  )
}

/** A link to the preferences page; with script it opens them in a dialog. */
function PreferencesButton() {
  const [open, setOpen] = useState<boolean | null>(null)
  const here = useCurrentAddress()
  usePendingPress('PreferencesDialog', () => setOpen(true))
  const { language, currency, areaUnit } = usePreferences()
  const name = languageOf(language).name
  const unit = areaSign(areaUnit, language)
  return (
    <>
      <Link
        className={classNames('button button--plain', styles.locale)}
        to={`/preferences?back=${encodeURIComponent(here)}`}
        aria-label={`${name}, ${currency}, ${unit}: change language, currency and unit`}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon of={Globe} />
        <span className="only-wide" translate="no">
          {name} <i>·</i> {currency} <i>·</i> {unit}
        </span>
      </Link>
      {open !== null && (
        <PreferencesDialog open={open} onOpenChange={setOpen} back={here} onLost={() => setOpen(null)} />
      )}
    </>
  )
}

/** The menu of phones; without script its link leads to the same list in the footer. */
function MenuButton({ end }: { end: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null)
  usePendingPress('MenuDrawer', () => setOpen(true))
  return (
    <>
      <a
        className={classNames('button button--plain button--round only-phone')}
        href="#find"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon of={Menu} />
      </a>
      {open !== null && (
        <MenuDrawer open={open} onOpenChange={setOpen} end={end} onLost={() => setOpen(null)} />
      )}
    </>
  )
}
