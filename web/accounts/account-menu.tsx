/** web/accounts: what stands at the end of the header: Sign in, or the person's menu, which loads when there is a person. */
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#web/platform/hydrated.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { tellModals } from '#web/platform/modals.ts'
import { useUserInfo } from '#web/platform/session.ts'

const PersonMenu = lazyPart(() => import('./person-menu.tsx'), 'PersonMenu')

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
    <Suspense
      fallback={
        <span className="button button--quiet account-button" translate="no">
          {userInfo.name.split(' ')[0]}
        </span>
      }
    >
      <PersonMenu name={userInfo.name} role={userInfo.role} />
    </Suspense>
  )
}
