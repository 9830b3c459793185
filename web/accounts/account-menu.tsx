/**
 * web/accounts: what stands at the end of the header: Sign in, or the
 * person's menu, which loads when there is a person.
 */
import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { useUserInfo } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'

const PersonMenu = onDemandPart(() => import('./person-menu.tsx'), 'PersonMenu')

/** Without script the link leads to /auth, which says what is needed. */
export function AccountMenu() {
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  const [isLost, setLost] = useState(false)
  if (!isHydrated || !userInfo)
    return (
      <Link
        className="button button--quiet"
        to="/auth"
        onClick={(event) => {
          event.preventDefault()
          tellModals({ type: 'open', dialog: 'login' })
        }}
      >
        Sign in
      </Link>
    )
  const { name, role } = userInfo
  const firstName = name.split(' ')[0]
  if (isLost)
    return (
      <Button aria-label={`Account of ${name}`} translate="no" onClick={() => setLost(false)}>
        {firstName}
      </Button>
    )
  return (
    <PersonMenu
      name={name}
      role={role}
      onLost={() => setLost(true)}
      fallback={
        <span className="button button--quiet" translate="no">
          {firstName}
        </span>
      }
    />
  )
}
