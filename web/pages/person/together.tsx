/** web/pages: /together/{id}#{key}: an invitation to choose homes together, for who has the link of its mail. */
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { TogetherPage } from '#web/saved/collections/together-page.tsx'
import type { Route } from './+types/together'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const invitationKey = window.location.hash.slice(1)
  const { shared } = await browserApi()
  const found = await shared.invitation({ params: { id }, query: { key: invitationKey } }).catch(() => null)
  return { id, invitationKey, found }
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
