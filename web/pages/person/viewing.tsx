/**
 * web/pages: /viewing/{id}#{key}: a viewing, for who has the link of its mail. What
 * stands behind the # reaches no server by itself.
 */
import { brand } from '#contract/content/brand.ts'
import { ViewingPage } from '#web/enquiries/viewing/viewing-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import type { Route } from './+types/viewing'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const viewingKey = window.location.hash.slice(1)
  const { viewings } = await browserApi()
  return answering(async () => ({
    found: await orNothing(viewings.get({ params: { id }, query: { key: viewingKey } })),
    viewingKey,
  }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `A viewing · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ViewingOfLink({ loaderData }: Route.ComponentProps) {
  return <ViewingPage {...loaderData} />
}

export function ErrorBoundary() {
  return <Trouble />
}
