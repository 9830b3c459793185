/** web/frame: the drawer of phones. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useOwnLinks } from '#web/platform/session/own-links.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { useCurrentAddress } from './current-address.ts'
import { mainLinks } from './main-links.ts'
import styles from './menu-drawer.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; end: ReactNode }

export function MenuDrawer({ open, onOpenChange, end }: Props) {
  const { key } = useLocation()
  const here = useCurrentAddress()
  const { isOpen } = useOwnLinks()
  const links = [
    ...mainLinks.map(({ label, to }) => ({ label, to: to as string })),
    { label: 'Language, currency and unit', to: `/preferences?back=${encodeURIComponent(here)}` },
  ].filter(({ to }) => isOpen(to))
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) onOpenChange(false)
    shownAt.current = key
  }, [key, onOpenChange])
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      {links.length > 0 && (
        <nav className={styles.drawerNav} aria-label="Main">
          {links.map(({ label, to }) => (
            <Link key={label} to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      {end && <div className={styles.drawerEnd}>{end}</div>}
    </Drawer>
  )
}
