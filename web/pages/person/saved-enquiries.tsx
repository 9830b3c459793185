/** web/pages: /savedProperties/enquiries: what a User wrote, and what was answered. */
import { brand } from '#contract/content/brand.ts'
import { SentPage } from '#web/enquiries/sent/sent-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { SavedTabs } from '#web/saved/saved-tabs.tsx'
import type { Route } from './+types/saved-enquiries'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('user', request)
  const { sent } = await signedApi()
  return answering(() => sent.list({ query: {} }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Enquiries · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SavedEnquiries({ loaderData }: Route.ComponentProps) {
  return <SentPage page={loaderData} tabs={<SavedTabs />} />
}

export function ErrorBoundary() {
  return <Trouble />
}
