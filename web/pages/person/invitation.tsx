/** web/pages: /invitation/{id}#{key}: an invitation into an agency, for who has the link of its mail. */
import { brand } from '#contract/content/brand.ts'
import { InvitationPage } from '#web/agency/invitation-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { browserApi } from '#web/platform/api/browser-api.ts'
import type { Route } from './+types/invitation'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const invitationKey = window.location.hash.slice(1)
  const { invitations } = await browserApi()
  const found = await invitations.get({ params: { id }, query: { key: invitationKey } }).catch(() => null)
  return { id, invitationKey, found }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `An invitation · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function InvitationOfLink({ loaderData }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} />
}
