/**
 * web/pages: /together/{id}#{key}: an invitation to choose homes together, for who has the link of its mail.
 */
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import { TogetherPage } from '#web/saved/collections/together-page.tsx'
import type { Route } from './+types/together'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const invitationKey = window.location.hash.slice(1)
  const { shared } = await browserApi()
  return answering(async () => ({
    id,
    invitationKey,
    found: await orNothing(shared.invitation({ params: { id }, query: { key: invitationKey } })),
  }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `An invitation · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function TogetherByLink({ loaderData }: Route.ComponentProps) {
  return <TogetherPage {...loaderData} />
}

export function ErrorBoundary() {
  return <Trouble />
}
