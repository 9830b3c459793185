/** web/accounts: what accounts add to every page: the dialogs, and the redirect rules for who is signed in. */
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { redirectFor } from '#web/platform/guard.rules.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { setNavigate, useModals } from '#web/platform/modals.ts'
import { forget } from '#web/platform/remembered.ts'
import { deviceId, useUserInfo } from '#web/platform/session.ts'
import { onSignOut, watchUnloading } from '#web/platform/signed-api.ts'
import { useSamePreferences } from './same-preferences.ts'

const AccountDialogs = lazyPart(() => import('./account-dialogs.tsx'), 'AccountDialogs')

/** `isApp`: an embedded-app page, where no redirect rule applies. */
export function AccountFrame({ isApp }: { isApp: boolean }) {
  const { open, isNewAccount } = useModals()
  useRedirects(isApp)
  useSamePreferences(isNewAccount)
  useEffect(() => {
    onSignOut(forget)
    watchUnloading()
    deviceId()
  }, [])
  return open === null ? null : (
    <Suspense>
      <AccountDialogs />
    </Suspense>
  )
}

function useRedirects(isApp: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  useEffect(() => setNavigate((to) => void navigate(to)), [navigate])
  const to = isApp || !isHydrated ? null : redirectFor(pathname, userInfo?.role ?? null)
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [to, navigate])
}
