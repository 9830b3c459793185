/** web/pages: /invitation/{id}#{key}: an invitation into an agency, for who has the link of its mail. */
import { brand } from '#contract/content/brand.ts'
import { InvitationPage } from '#web/agency/invitation-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import type { Route } from './+types/invitation'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const invitationKey = window.location.hash.slice(1)
  const { invitations } = await browserApi()
  return answering(async () => ({
    id,
    invitationKey,
    found: await orNothing(invitations.get({ params: { id }, query: { key: invitationKey } })),
  }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `An invitation · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function InvitationOfLink({ loaderData }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} />
}

export function ErrorBoundary() {
  return <Trouble />
}
