/** web/pages: /savedProperties/searches: the searches a User keeps. */
import { brand } from '#contract/content/brand.ts'
import { mergeSearches } from '#web/alerts/merge-searches.ts'
import { SearchesPage } from '#web/alerts/searches-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { guard } from '#web/platform/session/guard.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { SavedTabs } from '#web/saved/saved-tabs.tsx'
import { addressOf } from '#web/search/question/addresses.ts'
import { withoutImplied } from '#web/search/question/categories.ts'
import { searchInWords } from '#web/search/words/search-in-words.ts'
import type { Route } from './+types/saved-searches'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await guard('user', request)
  // Searches of this browser go into the account before its list is read.
  await mergeSearches()
  const { alerts } = await signedApi()
  const [{ items }, settings] = await answering(() => Promise.all([alerts.list({}), alerts.settings({})]))
  return { searches: items, settings }
}

export const HydrateFallback = Preloader

export const meta: Route.MetaFunction = () => [
  { title: `Saved searches · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  const format = useFormat()
  return (
    <SearchesPage
      {...loaderData}
      addressOf={(question) => addressOf(withoutImplied(question))}
      wordsOf={({ question, place }) => searchInWords(question, place, format)}
      tabs={<SavedTabs />}
    />
  )
}

export function ErrorBoundary() {
  return <Trouble />
}
