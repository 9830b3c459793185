/** web/pages: /savedProperties/collections/{id}: homes under a name, of a User and of their partners. */
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { HomeCard } from '#web/listings/card.tsx'
import { compareAddress, mostCompared } from '#web/platform/meta/home-address.ts'
import { answering } from '#web/platform/api/answering.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CollectionPage } from '#web/saved/collections/collection-page.tsx'
import { NotAvailable } from '#web/saved/not-available.tsx'
import type { Route } from './+types/collection'

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  await guard('user', request)
  const { collections } = await signedApi()
  const { currency } = readPreferences(document.cookie)
  return answering(() => collections.get({ params: { id }, query: { currency } }))
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Collection · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CollectionOfHomes({ loaderData }: Route.ComponentProps) {
  return (
    <CollectionPage
      key={loaderData.id}
      collection={loaderData}
      compareAddress={compareAddress}
      mostCompared={mostCompared}
      renderCard={(card, at) => (
        <HomeCard home={card} within="country" eager={at < 3} sizes="(width <= 760px) 90vw, 400px" />
      )}
    />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotAvailable what="collection" /> : <Trouble />
}
