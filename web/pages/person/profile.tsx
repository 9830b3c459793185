/** web/pages: /profile: the account of whoever is signed in. */
import { brand } from '#contract/content/brand.ts'
import { ProfilePage } from '#web/accounts/profile/profile-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { readPerson, useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Route } from './+types/profile'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('allowAll', request)
  const { profile } = await signedApi()
  const [userInfo, sessions, secondFactor] = await Promise.all([
    readPerson(() => profile.get({})),
    profile.sessions({}),
    profile.secondFactor({}),
  ])
  return { userInfo, sessions: sessions.items, secondFactor }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Profile · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Profile({ loaderData }: Route.ComponentProps) {
  const userInfo = useUserInfo() ?? loaderData.userInfo
  return <ProfilePage {...loaderData} userInfo={userInfo} />
}
