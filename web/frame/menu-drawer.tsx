/** web/frame: the drawer of phones. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Drawer } from '#web/ui/drawer.tsx'
import { useHere } from './here.ts'
import { mainLinks } from './main-links.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; end: ReactNode }

export function MenuDrawer({ open, onOpenChange, end }: Props) {
  const { key } = useLocation()
  const here = useHere()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) onOpenChange(false)
    shownAt.current = key
  }, [key, onOpenChange])
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav className="drawer-nav" aria-label="Main">
        {mainLinks.map(({ label, to }) => (
          <Link key={label} to={to} aria-current={to === here ? 'page' : undefined}>
            {label}
          </Link>
        ))}
        <Link to={`/preferences?back=${encodeURIComponent(here)}`}>Language, currency and unit</Link>
      </nav>
      {end && <div className="drawer-end">{end}</div>}
    </Drawer>
  )
}
