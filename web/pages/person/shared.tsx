/**
 * web/pages: /shared/{id}#{key}: the homes of a collection, for who has its link. What
 * stands behind the # reaches no server by itself.
 */
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { HomeCard } from '#web/listings/card.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { SharedPage } from '#web/saved/collections/shared-page.tsx'
import type { Route } from './+types/shared'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const key = window.location.hash.slice(1)
  const { currency } = readPreferences(document.cookie)
  const { shared } = await browserApi()
  return answering(async () => ({
    found: await orNothing(shared.get({ params: { id }, query: { key, currency } })),
  }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Homes shown to you · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function SharedByLink({ loaderData }: Route.ComponentProps) {
  return (
    <SharedPage
      found={loaderData.found}
      renderCard={(card, at) => (
        <HomeCard home={card} within="country" eager={at < 4} sizes="(width <= 760px) 90vw, 302px" />
      )}
    />
  )
}

export function ErrorBoundary() {
  return <Trouble />
}
