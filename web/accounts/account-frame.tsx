/**
 * web/accounts: what accounts add to every page: the dialogs, and the redirect rules for who is signed in.
 */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { redirectFor } from '#web/platform/session/guard.rules.ts'
import { isRoleDoubtful } from '#web/platform/session/verifying.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { modalsNow, setNavigate, tellModals, useModals } from '#web/platform/session/modals.ts'
import type { Modals } from '#web/platform/session/modals.rules.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { usePendingPress } from '#web/platform/loading/pending-press.ts'
import { deviceId, leaveActing, useActingUntil, useUserInfo } from '#web/platform/session/session.ts'
import { watchUnloading } from '#web/platform/session/leaving.ts'
import { useSamePreferences } from './same-preferences.ts'

const ActingBar = onDemandPart(() => import('./acting/acting-bar.tsx'), 'ActingBar')
const AccountDialogs = onDemandPart(() => import('./dialogs/account-dialogs.tsx'), 'AccountDialogs')

/** `isApp`: an embedded-app page, where no redirect rule applies. */
export function AccountFrame({ isApp }: { isApp: boolean }) {
  const { open, isNewAccount } = useModals()
  const actingUntil = useActingUntil()
  useRedirects(isApp)
  useSamePreferences(isNewAccount)
  useEffect(() => {
    watchUnloading()
    deviceId()
  }, [])
  usePendingPress('AccountDialogs', (state) => tellModals({ type: 'restore', state: state as Modals }))
  return (
    <>
      {actingUntil !== null && <ActingBar until={actingUntil} onLost={leaveActing} />}
      {open !== null && <AccountDialogs keep={modalsNow} onLost={() => tellModals({ type: 'close' })} />}
    </>
  )
}

function useRedirects(isApp: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  // Whoever is led to the page that asked for the sign-in is not sent elsewhere from where it was asked.
  const isLed = useRef(false)
  useEffect(
    () =>
      setNavigate((wanted) => {
        isLed.current = true
        void Promise.resolve(navigate(wanted)).finally(() => {
          isLed.current = false
        })
      }),
    [navigate],
  )
  const to = isApp || !isHydrated || isRoleDoubtful() ? null : redirectFor(pathname, userInfo?.role ?? null)
  useEffect(() => {
    if (to !== null && !isLed.current) void navigate(to, { replace: true })
  }, [to, navigate])
}
