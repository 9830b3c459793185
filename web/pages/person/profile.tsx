/** web/pages: /profile: the account of whoever is signed in. */
import { brand } from '#contract/content/brand.ts'
import { mergeSearches } from '#web/alerts/merge-searches.ts'
import { Notifications } from '#web/alerts/notifications.tsx'
import { ProfilePage } from '#web/accounts/profile/profile-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { readPerson, readUserInfo, useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/profile'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('allowAll', request)
  const { profile, alerts, push } = await signedApi()
  const isUser = readUserInfo()?.role === 'User'
  // Searches of this browser go into the account before its list is read.
  if (isUser) await mergeSearches()
  const [userInfo, sessions, actings, requests, secondFactor, settings, devices, searches] =
    await Promise.all([
      readPerson(() => profile.get({})),
      profile.sessions({}),
      profile.actings({}),
      profile.requests({}),
      profile.secondFactor({}),
      isUser ? alerts.settings({}) : null,
      isUser ? push.devices({}) : null,
      isUser ? alerts.list({}) : null,
    ])
  const told = settings && devices && searches && { settings, devices, searches: searches.items }
  return {
    userInfo,
    sessions: sessions.items,
    actings: actings.items,
    requests: requests.items,
    secondFactor,
    told,
  }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Profile · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Profile({ loaderData }: Route.ComponentProps) {
  const userInfo = useUserInfo() ?? loaderData.userInfo
  const { told, ...facts } = loaderData
  return <ProfilePage {...facts} userInfo={userInfo} notifications={told && <Notifications {...told} />} />
}

export function ErrorBoundary() {
  return <Trouble />
}
