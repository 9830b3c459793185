import { Menu } from '@base-ui/react/menu'
import { Link } from 'react-router'
import type { Role } from '#contract/http/person.ts'
import { adminHome, agentHome } from '#web/platform/session/guard.rules.ts'
import { signOut } from '#web/platform/session/signed-api.ts'
import styles from './person-menu.module.css'

const places: Record<Role, { label: string; to: string }[]> = {
  Admin: [
    { label: 'People', to: adminHome },
    { label: 'Profile', to: '/profile' },
  ],
  Agent: [
    { label: 'Feeds', to: agentHome },
    { label: 'Profile', to: '/profile' },
  ],
  User: [
    { label: 'Saved homes', to: '/savedProperties' },
    { label: 'Saved searches', to: '/savedProperties/searches' },
    { label: 'Enquiries', to: '/savedProperties/enquiries' },
    { label: 'Profile', to: '/profile' },
  ],
}

export function PersonMenu({ name, role }: { name: string; role: Role }) {
  return (
    <Menu.Root>
      <Menu.Trigger className="button button--quiet" aria-label={`Account of ${name}`} translate="no">
        {name.split(' ')[0]}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.menuPlace} sideOffset={8} align="end">
          <Menu.Popup className={styles.menu}>
            {places[role].map(({ label, to }) => (
              <Menu.Item key={to} className={styles.menuItem} render={<Link to={to} />}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Item className={styles.menuItem} onClick={signOut}>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
