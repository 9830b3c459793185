/** web/accounts: what accounts add to every page: the dialogs, and the redirect rules for who is signed in. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { redirectFor } from '#web/platform/guard.rules.ts'
import { isRoleDoubtful } from '#web/platform/guard.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { modalsNow, setNavigate, tellModals, useModals } from '#web/platform/modals.ts'
import type { Modals } from '#web/platform/modals.rules.ts'
import { pressedPart } from '#web/platform/pressed-part.tsx'
import { useKeptPress } from '#web/platform/kept-press.ts'
import { deviceId, useUserInfo } from '#web/platform/session.ts'
import { watchUnloading } from '#web/platform/signed-api.ts'
import { useSamePreferences } from './same-preferences.ts'

const AccountDialogs = pressedPart(() => import('./account-dialogs.tsx'), 'AccountDialogs')

/** `isApp`: an embedded-app page, where no redirect rule applies. */
export function AccountFrame({ isApp }: { isApp: boolean }) {
  const { open, isNewAccount } = useModals()
  useRedirects(isApp)
  useSamePreferences(isNewAccount)
  useEffect(() => {
    watchUnloading()
    deviceId()
  }, [])
  useKeptPress('AccountDialogs', (state) => tellModals({ type: 'restore', state: state as Modals }))
  return open === null ? null : <AccountDialogs keep={modalsNow} onLost={() => tellModals({ type: 'close' })} />
}

function useRedirects(isApp: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  useEffect(() => setNavigate((to) => void navigate(to)), [navigate])
  const to = isApp || !isHydrated || isRoleDoubtful() ? null : redirectFor(pathname, userInfo?.role ?? null)
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [to, navigate])
}
