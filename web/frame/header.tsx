/** web/frame: the header: logo, the main ways in, language · currency · unit, and the menu of phones. */
import { Globe, Menu } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { languageOf } from '#web/platform/languages.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { usePreferences } from '#web/platform/format.tsx'
import { areaUnitWords } from '#web/platform/units.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHere } from './here.ts'
import { Logo } from './logo.tsx'
import { mainLinks } from './main-links.ts'

const PreferencesDialog = lazyPart(() => import('./preferences-dialog.tsx'), 'PreferencesDialog')
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer')

/** The header of most pages. `end` is the place for what a signed-in person gets. */
export function Header({ end }: { end?: ReactNode }) {
  const here = useHere()
  return (
    <header className="header">
      <div className="page header-row">
        <Logo />
        <nav className="nav only-wide" aria-label="Main">
          {mainLinks.map(({ label, to }) => (
            <Link key={label} to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="header-end">
          <PreferencesButton />
          {end && <span className="header-person only-wide">{end}</span>}
          <MenuButton end={end} />
        </div>
      </div>
    </header>
  )
}

/** The header of the search page: the question instead of the navigation. */
export function SearchHeader({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <header className="header header--search">
      <div className="header-row">
        <Logo className="only-wide" />
        {children}
        <div className="header-end only-wide">
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
  const here = useHere()
  const { language, currency, areaUnit } = usePreferences()
  const name = languageOf(language).name
  const unit = areaUnitWords[areaUnit]
  return (
    <>
      <Link
        className="button button--plain locale"
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
        <Suspense>
          <PreferencesDialog open={open} onOpenChange={setOpen} back={here} />
        </Suspense>
      )}
    </>
  )
}

/** The menu of phones; without script its link leads to the same list in the footer. */
function MenuButton({ end }: { end: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null)
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
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} end={end} />
        </Suspense>
      )}
    </>
  )
}
