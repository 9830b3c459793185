/** web/accounts: what stands at the end of the header: Sign in, or the person's menu. */
import { Menu } from '@base-ui/react/menu'
import { Link } from 'react-router'
import { adminHome, agentHome } from '#web/platform/guard.rules.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { tellModals } from '#web/platform/modals.ts'
import { signOut } from '#web/platform/signed-api.ts'
import { useUserInfo } from '#web/platform/session.ts'
import type { Role } from '#contract/person.ts'

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
    { label: 'Profile', to: '/profile' },
  ],
}

/** Without script the link leads to /auth, which says what is needed. */
export function AccountMenu() {
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  if (!isHydrated || !userInfo)
    return (
      <Link
        className="button button--quiet account-button"
        to="/auth"
        onClick={(event) => {
          event.preventDefault()
          tellModals({ type: 'open', dialog: 'login' })
        }}
      >
        Sign in
      </Link>
    )
  return (
    <Menu.Root>
      <Menu.Trigger
        className="button button--quiet account-button"
        aria-label={`Account of ${userInfo.name}`}
        translate="no"
      >
        {userInfo.name.split(' ')[0]}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={8} align="end">
          <Menu.Popup className="menu">
            {places[userInfo.role].map(({ label, to }) => (
              <Menu.Item key={to} className="menu-item" render={<Link to={to} />}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Item className="menu-item" onClick={signOut}>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
