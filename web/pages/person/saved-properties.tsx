/** web/pages: /savedProperties: the homes a User keeps. */
import { redirect } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { HomeCard } from '#web/listings/card.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { guard } from '#web/platform/session/guard.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { RatesNote } from '#web/platform/money/rates-note.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { addressOf, lastPage, readAsked, sizeOfPage } from '#web/saved/address.ts'
import { refreshHearts } from '#web/saved/hearts.ts'
import { cacheForLater } from '#web/saved/offline/cache-later.ts'
import { SavedPage } from '#web/saved/saved-page.tsx'
import { SavedTabs } from '#web/saved/saved-tabs.tsx'
import type { Route } from './+types/saved-properties'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('user', request)
  const { collections, saved } = await signedApi()
  const asked = readAsked(new URL(request.url).searchParams)
  const { currency } = readPreferences(document.cookie)
  // Homes of this browser go into the account before its list is read.
  await refreshHearts()
  const [{ total, hidden, items }, own] = await answering(() =>
    Promise.all([saved.list({ query: { ...asked, limit: sizeOfPage, currency } }), collections.list({})]),
  )
  if (asked.page > lastPage(total)) throw redirect(addressOf({ ...asked, page: lastPage(total) }))
  cacheForLater()
  return { asked, total, hidden, homes: items, collections: own.items }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Saved homes · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SavedProperties({ loaderData }: Route.ComponentProps) {
  return (
    <SavedPage
      {...loaderData}
      tabs={<SavedTabs />}
      note={<RatesNote />}
      renderCard={(card, at) => (
        <HomeCard home={card} within="country" eager={at < 4} sizes="(width <= 760px) 90vw, 302px" />
      )}
    />
  )
}

export function ErrorBoundary() {
  return <Trouble />
}
